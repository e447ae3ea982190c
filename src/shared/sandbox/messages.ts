import type { Program } from './program';

/** The settings of a phone while a program runs in it. */
export interface Settings {
  readonly theme: string;
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the frame says where its sheets are, and shows their snap points. */
  readonly isInspecting?: boolean;
  /** Whether animations run although the reader's system asks for less motion. */
  readonly forceMotion?: boolean;
  /** Whether the phone is the reader's own: it draws its own status bar. */
  readonly isFullScreen?: boolean;
}

/** A message of the page to its frame. */
export interface HostMessage {
  /** A program to run instead of the one before. */
  readonly run?: Program;
  /** A press or drag to make, in CSS pixels from the frame's top left. */
  readonly press?:
    | {
        readonly from: readonly [x: number, y: number];
        readonly to: readonly [x: number, y: number];
        readonly pointerId: number;
      }
    | undefined;
  readonly settings: Settings;
  /** Whether the frame must answer with `pong`. */
  readonly ping?: boolean;
}

const MESSAGE_TYPES = [
  /** The frame can run programs. */
  'ready',
  /** It could not start. */
  'broken',
  /** It still answers. */
  'pong',
  /** The app has been rendered. */
  'mounted',
  /** Its sheets rest. */
  'shown',
  /** It asks to go back. */
  'back',
  /** What goes wrong in it. */
  'error',
  /** What it writes to the console. */
  'log',
  /** What its topmost sheet does. */
  'readings',
  /** What a sheet has called. */
  'call',
] as const;

/** A value of a sheet that the inspector shows. */
export type SheetReading = readonly [name: string, value: string];

/** A message of the frame about its program. Its texts are untrusted. */
export interface SandboxMessage {
  readonly type: (typeof MESSAGE_TYPES)[number];
  readonly text?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The name of the sheet, where there are several. */
  readonly label?: string | undefined;
  readonly readings?: readonly SheetReading[] | undefined;
}

/** The longest text of a program that a page shows. */
const MAX_TEXT_LENGTH = 2000;
/** A sheet has fewer readings. */
const MAX_READINGS = 10;

const parseNumber = (value: unknown) =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

const parseText = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : undefined;

const parseReadings = (value: unknown): SheetReading[] | undefined =>
  Array.isArray(value)
    ? value.slice(0, MAX_READINGS).map((pair: unknown) => {
        const [name, text] = Array.isArray(pair) ? (pair as unknown[]) : [];
        return [parseText(name) ?? '', parseText(text) ?? ''];
      })
    : undefined;

/** Parses a message of a frame, in which any program may run; undefined if invalid. */
export function parseSandboxMessage(data: unknown): SandboxMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<keyof SandboxMessage, unknown>;
  const type = MESSAGE_TYPES.find((name) => name === message.type);
  return (
    type && {
      type,
      text: parseText(message.text),
      line: parseNumber(message.line),
      column: parseNumber(message.column),
      label: parseText(message.label),
      readings: parseReadings(message.readings),
    }
  );
}
