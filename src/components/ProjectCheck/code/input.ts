/** Reads what is pasted: one file, or several with a line above each. */
import type { ProjectFile } from '../projectFile';
import type { InputError } from '../versions/setup';
import type { SkippedFile } from './checkFile';

export interface SourceFile extends ProjectFile {
  /** Where the source starts in the text. */
  readonly start: number;
}

/** Anything longer is not a file that someone wants to move, but a bundle. */
export const MAX_CODE_LENGTH = 500_000;

const MARK = /^\/\/ @file (.+)$/gm;

/** What a paste without a name is called. */
export const UNNAMED = 'Your code';

/** Takes a paste apart; of files of one name the later ones get a number. */
export function splitFiles(text: string): SourceFile[] {
  const normal = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const marks = [...normal.matchAll(MARK)];
  const head = normal.slice(0, marks[0]?.index ?? normal.length);
  const names = new Set<string>();
  /** The last number that each name got. */
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

export function refuseSize(size: number): string {
  return `This is ${(size / 1e6).toFixed(1)} MB of code; the checker reads up to ${MAX_CODE_LENGTH / 1e6} MB at once. Leave out the files that do not import @gorhom/bottom-sheet.`;
}

/** Says why files were not read; those without the sheet only where all are. */
export function problemOf(
  all: readonly SkippedFile[],
  files: readonly (ProjectFile & Partial<SourceFile>)[],
): InputError | undefined {
  const unparsedFiles = all.filter(
    ({ lacksLibraryImport }) => lacksLibraryImport !== true,
  );
  const isWhole = all.length === files.length;
  const refused = unparsedFiles.length === 0 && isWhole ? all : unparsedFiles;
  const isMany = files.length > 1;
  const [first] = refused;
  if (first === undefined) return undefined;
  if (isMany && first.lacksLibraryImport) {
    return {
      message:
        'None of these files imports @gorhom/bottom-sheet. Add those that do.',
    };
  }
  const { start = 0 } = files.find(({ path }) => path === first.file) ?? {};
  const messages = refused.map(({ file, message, line, column = 1 }) => {
    // A sentence starts with a capital letter, the name of a file does not.
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
