import type { Program } from './program';

/** What a page tells its frame. */
export interface ToFrame {
  /** A program to run instead of the one before. */
  readonly run?: Program;
  readonly theme: string;
}

/** What went wrong in a program, or what it says. All of it is hostile text. */
export interface FromFrame {
  readonly is: 'mounted' | 'error' | 'log' | 'warn' | 'console';
  readonly text: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

const KINDS = ['mounted', 'error', 'log', 'warn', 'console'] as const;

/** The longest text of a program that a page shows. */
const LONGEST = 2000;

const numberIn = (value: unknown) =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

/**
 * Reads a message of a frame, in which any program may have run.
 *
 * @returns undefined for what is no message
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { is, text, line, column } = data as Record<string, unknown>;
  const kind = KINDS.find((name) => name === is);
  if (kind === undefined || typeof text !== 'string') return undefined;
  return {
    is: kind,
    text: text.slice(0, LONGEST),
    line: numberIn(line),
    column: numberIn(column),
  };
}
