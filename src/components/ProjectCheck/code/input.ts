/** Reads what is pasted: one file, or several with a line above each. */

export interface SourceFile {
  readonly file: string;
  readonly source: string;
  /** Where the source starts in the text. */
  readonly start: number;
}

/** Anything longer is not a file that someone wants to move, but a bundle. */
export const LIMIT = 500_000;

const MARK = /^\/\/ @file (.+)$/gm;

/** The line that starts a file. */
export function fileMark(name: string): string {
  return `// @file ${name.replace(/[\r\n]/g, ' ')}`;
}

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
    ...(head.trim() === '' ? [] : [{ file: UNNAMED, source: head, start: 0 }]),
    ...marks.map((mark, index) => {
      const name = (mark[1] ?? '').trim();
      let file = name;
      let count = counts.get(name) ?? 1;
      while (names.has(file)) {
        count += 1;
        file = `${name} (${count})`;
      }
      counts.set(name, count);
      names.add(file);
      const end = mark.index + mark[0].length;
      const start = normal[end] === '\n' ? end + 1 : end;
      const source = normal.slice(start, marks[index + 1]?.index);
      return { file, source, start };
    }),
  ];
}

export function refuseSize(size: number): string {
  return `This is ${(size / 1e6).toFixed(1)} MB of code; the checker reads up to ${LIMIT / 1e6} MB at once. Leave out the files that do not import @gorhom/bottom-sheet.`;
}
