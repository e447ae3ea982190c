/** Reads what is pasted: one file, or several with a line above each. */

import type { ProjectFile } from '../projectFile';

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
