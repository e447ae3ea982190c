/** Checks a file, whatever it does to the checker. */
import { checkFile, type FileReport, type SkippedFile } from './checkFile';
import { forgetTrees } from './semanticModel';

/** One file on which the checker fails does not cost the others their answer. */
export function checkSafely(
  ...asked: Parameters<typeof checkFile>
): FileReport | SkippedFile {
  const [file] = asked;
  try {
    return checkFile(...asked);
  } catch (error) {
    // What calls itself for each level runs out of them.
    if (error instanceof RangeError) {
      return {
        file,
        message: 'This code is nested too deeply to be followed.',
      };
    }
    console.error(error);
    return {
      file,
      message:
        'The checker failed on this code. That is a bug in this site: please report it with the code.',
    };
  } finally {
    forgetTrees();
  }
}
