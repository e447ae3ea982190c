import { fileMark, splitFiles } from './engine/input';

/**
 * Adds files to what is in the form. One that is there already is not repeated;
 * another one of the same name gets a number.
 *
 * @param text - what is in the form
 * @returns what comes into it; the promise is rejected when a file cannot be
 *   read
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
  const isThere = ({ file, source }: (typeof added)[number]): boolean =>
    kept.some(
      (each) =>
        each.source.trimEnd() === source.trimEnd() &&
        each.file.replace(/ \(\d+\)$/, '') === file,
    );
  return [...kept, ...added.filter((each) => !isThere(each))]
    .map(({ file, source }) => `${fileMark(file)}\n${source.trimEnd()}\n`)
    .join('\n');
}
