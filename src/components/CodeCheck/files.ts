import { fileMark, splitFiles } from '@site/src/codeCheck/input';

/**
 * Adds files to what is in the form; one of the same name is replaced.
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
  const names = new Set(added.map(({ file }) => file));
  const kept = splitFiles(text).filter(({ file }) => !names.has(file));
  return [...kept, ...added]
    .map(({ file, source }) => `${fileMark(file)}\n${source.trimEnd()}\n`)
    .join('\n');
}
