import type { Outcome } from './ask';
import { fileMark, LIMIT, refuseSize, splitFiles } from './code/input';
import { kindOf } from './kind';
import { LONGEST_INPUT, tooLong } from './versions/setup';

export const CODE_FILE = /\.[cm]?[jt]sx?$/;

/** What comes into the form, or why nothing does. */
interface Added extends Pick<Outcome, 'problem'> {
  readonly text?: string;
}

/**
 * Adds files of code to what is in the form. One that is there already is not
 * repeated; another one of the same name gets a number.
 */
export async function addFiles(
  text: string,
  files: readonly File[],
): Promise<string> {
  const added = await Promise.all(
    files.map(async (file) => ({
      file: file.name,
      source: await file.text(),
    })),
  );
  const kept = splitFiles(text);
  const isNew = ({ file, source }: (typeof added)[number]) =>
    kept.every(
      (each) =>
        each.source.trimEnd() !== source.trimEnd() ||
        each.file.replace(/ \(\d+\)$/, '') !== file,
    );
  return [...kept, ...added.filter(isNew)]
    .map(({ file, source }) => `${fileMark(file)}\n${source.trimEnd()}\n`)
    .join('\n');
}

const refuse = (message: string): Added => ({ problem: { message } });

/**
 * Reads one file that is dropped or chosen, or several of code: code comes to the
 * code in the form, a file of another kind replaces it.
 */
export async function readFiles(
  text: string,
  files: readonly File[],
): Promise<Added> {
  const other = files.find(({ name }) => !CODE_FILE.test(name));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (other !== undefined && other.size > LONGEST_INPUT) {
    return tooLong(other.size);
  }
  if (other === undefined && size > LIMIT) return refuse(refuseSize(size));
  try {
    const added = await (other?.text() ??
      addFiles(kindOf(text) === 'code' ? text : '', files));
    if (added.includes('\0')) {
      return refuse(
        'That file is not text. For bun.lockb, paste the output of bun pm ls. For a picture, type its message.',
      );
    }
    return { text: added };
  } catch {
    // It has gone since.
    return refuse('A file could not be read. Choose it again.');
  }
}
