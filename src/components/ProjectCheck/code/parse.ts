/** Parses code as JavaScript, TypeScript or Flow, with JSX. */
import { parse, type ParserOptions, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import { CodeModel } from './evaluation/codeModel';
import { LIBRARY } from './library';

/** Why code could not be parsed. */
export interface ParseFailure {
  readonly message: string;
  /** Line and column count from 1; absent if the failure has no place. */
  readonly line?: number;
  readonly column?: number;
  /** The same place as an offset in the source. */
  readonly offset?: number;
}

/** The dialects of React Native apps, the most likely first. */
const DIALECTS: readonly (readonly ParserPlugin[])[] = [
  ['typescript', 'jsx'],
  [['flow', { all: true }], 'jsx'],
  // Casts like `<T>value` and generic arrows exclude JSX.
  ['typescript'],
];

const PARSER_OPTIONS: ParserOptions = {
  sourceType: 'unambiguous',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  // Two files that are pasted as one may declare a name twice.
  errorRecovery: true,
  tokens: true,
};

/** Errors after which the tree is still right. */
const RECOVERABLE_ERRORS = new Set([
  'VarRedeclaration',
  'DuplicateExport',
  'DuplicateDefaultExport',
]);

interface ParserError extends Error {
  readonly reasonCode?: string;
  readonly pos?: number;
  readonly loc?: { readonly line: number; readonly column: number };
}

const firstError = (errors: readonly unknown[] | null | undefined) =>
  (errors as ParserError[] | null | undefined)?.find(
    ({ reasonCode }) => !RECOVERABLE_ERRORS.has(reasonCode ?? ''),
  );

/**
 * The first error of code; a parser that recovers from errors may throw a later one.
 */
function firstThrown(source: string, plugins: ParserPlugin[]) {
  try {
    parse(source, { ...PARSER_OPTIONS, plugins, errorRecovery: false });
  } catch (thrown) {
    return firstError([thrown]);
  }
  return undefined;
}

/** Parses a file in the first dialect that fits. */
export function parseFile(source: string): File | ParseFailure {
  let first: ParserError | undefined;
  for (const dialect of DIALECTS) {
    const plugins: ParserPlugin[] = ['decorators-legacy', ...dialect];
    let error: ParserError | undefined;
    try {
      const file = parse(source, { ...PARSER_OPTIONS, plugins });
      error = firstError(file.errors);
      if (error === undefined) return file;
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      error = firstThrown(source, plugins) ?? thrown;
    }
    // The message of the most likely dialect fits most code.
    first ??= error;
  }
  return toParseFailure(first);
}

function toParseFailure(error: ParserError | undefined): ParseFailure {
  const reason = (error?.message ?? 'Unexpected end.')
    .replace(/\s*\(\d+:\d+\)$/, '')
    .replace(/\s+/g, ' ');
  return {
    message: `This is not valid JavaScript or TypeScript: ${reason}`,
    line: error?.loc?.line,
    offset: error?.pos,
    column: error?.loc && error.loc.column + 1,
  };
}

export const isFile = (read: File | ParseFailure): read is File =>
  'program' in read;

/**
 * Parses a file, and resolves its names.
 *
 * @param libraries the modules that the file imports the library from
 */
export function parseCode(
  source: string,
  libraries: readonly string[] = [LIBRARY],
): CodeModel | ParseFailure {
  const file = parseFile(source);
  return isFile(file) ? new CodeModel(source, file, libraries) : file;
}

export const isCode = (read: CodeModel | ParseFailure): read is CodeModel =>
  read instanceof CodeModel;
