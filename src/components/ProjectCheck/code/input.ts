/** Splits pasted code into files, and explains why files have no report. */
import type { ProjectFile } from '../projectFile';
import type { InputError } from '../versions/setup';
import type { FileFailure } from './checkFile';

export interface SourceFile extends ProjectFile {
  /** The offset of the file in the pasted text. */
  readonly start: number;
}

/** Longer texts are bundles rather than source. */
export const MAX_CODE_LENGTH = 500_000;

/** The line above each file of a paste. */
const FILE_MARKER = /^\/\/ @file (.+)$/gm;

/** The path of pasted code without a file marker. */
export const UNNAMED = 'Your code';

/** Splits a paste at its file markers, and numbers files of the same name. */
export function splitFiles(text: string): SourceFile[] {
  const normal = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const marks = [...normal.matchAll(FILE_MARKER)];
  const head = normal.slice(0, marks[0]?.index ?? normal.length);
  const names = new Set<string>();
  /** The last number that was given to each name. */
  const counts = new Map<string, number>();
  return [
    ...(head.trim() === '' ? [] : [{ path: UNNAMED, text: head, start: 0 }]),
    ...marks.map((mark, index) => {
      const name = (mark[1] ?? '').trim();
      let path = name;
      let count = counts.get(name) ?? 1;
      while (names.has(path)) {
        count += 1;
        path = `${name} (${count})`;
      }
      counts.set(name, count);
      names.add(path);
      const end = mark.index + mark[0].length;
      const start = normal[end] === '\n' ? end + 1 : end;
      return {
        path,
        text: normal.slice(start, marks[index + 1]?.index),
        start,
      };
    }),
  ];
}

/** Says that code is longer than `MAX_CODE_LENGTH`. */
export function tooLongMessage(size: number): string {
  return `This is ${(size / 1e6).toFixed(1)} MB of code; the checker reads up to ${MAX_CODE_LENGTH / 1e6} MB at once. Leave out the files that do not import @gorhom/bottom-sheet.`;
}

/**
 * Says why files have no report. That files do not import the library is said only if no
 * file does.
 */
export function problemOf(
  failures: readonly FileFailure[],
  files: readonly (ProjectFile & Partial<SourceFile>)[],
): InputError | undefined {
  const syntaxErrors = failures.filter(
    ({ lacksLibraryImport }) => lacksLibraryImport !== true,
  );
  const isEveryFile = failures.length === files.length;
  const reported =
    syntaxErrors.length === 0 && isEveryFile ? failures : syntaxErrors;
  const isMany = files.length > 1;
  const [first] = reported;
  if (first === undefined) return undefined;
  if (isMany && first.lacksLibraryImport) {
    return {
      message:
        'None of these files imports @gorhom/bottom-sheet. Add those that do.',
    };
  }
  const { start = 0 } = files.find(({ path }) => path === first.file) ?? {};
  const messages = reported.map(({ file, message, line, column = 1 }) => {
    // The first word of a sentence; after the name of a file it is not the first.
    const word = isMany ? 'line' : 'Line';
    const place = line !== undefined && `${word} ${line}, column ${column}`;
    const where = [isMany && file, place].filter(Boolean).join(', ');
    return where === '' ? message : `${where}: ${message}`;
  });
  const message = messages.join('\n');
  return first.offset === undefined
    ? { message }
    : { message, offset: start + first.offset };
}
