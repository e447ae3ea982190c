/** Checks a file safely, and puts together what keeps files from being checked. */
import { checkFile, type FileReport, type SkippedFile } from './check';
import { forgetTrees } from './semanticModel';
import type { ProjectFile } from '../projectFile';
import type { InputError } from '../versions/setup';

/** One file on which the checker fails does not cost the others their answer. */
export function check(
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

/** Says why files were not read; those without the sheet only where all are. */
export function problemOf(
  all: readonly SkippedFile[],
  files: readonly (ProjectFile & { readonly start?: number })[],
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

/** The first sentence, where the code speaks against the version that was chosen. */
export function contradictionIn(reports: readonly FileReport[]): string {
  const all = reports.flatMap(({ contradiction }) => contradiction ?? []);
  const [first] = all;
  if (first === undefined) return '';
  const { looksLike } = first;
  const names = new Set(
    all.flatMap((each) => (each.looksLike === looksLike ? each.names : [])),
  );
  const end =
    looksLike === 'v5' ? 'It needs no migration' : 'Choose that version';
  return `This looks like code of ${looksLike}, which has ${[...names].join(', ')}. ${end}. `;
}
