/** Checks a file without ever throwing. */
import { checkFile, type FileReport, type FileFailure } from './checkFile';
import { forgetTrees } from './semanticModel';

/** As `checkFile`, but an exception becomes a failure of this file alone. */
export function checkSafely(
  ...args: Parameters<typeof checkFile>
): FileReport | FileFailure {
  const [file] = args;
  try {
    return checkFile(...args);
  } catch (error) {
    // Recursive functions exceed the stack on deeply nested code.
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
