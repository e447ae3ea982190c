/** The folder of the compiled samples, below the site's base path. */
export const SAMPLES = 'assets/samples';

/** A fence of a page as others may import it. */
export interface PageFile {
  readonly title?: string | undefined;
  readonly code: string;
}

/** A file that runs, and the files it imports by the names it imports them by. */
export interface Program extends PageFile {
  readonly title: string;
  readonly imports: Readonly<Record<string, Program>>;
}

/** An error in the text of a program. */
export class ProgramError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

const RELATIVE = /\bfrom\s+(['"])(\.[^'"]*)\1/g;

/** Makes a URL of a file's path. A colon would make a scheme of what is before it. */
const fileUrl = (file: string, base = 'file:///') =>
  new URL(file.replaceAll(':', '%3A'), base).href;

/**
 * Finds the file of a page that a relative import means. A page may have a file several
 * times: the last one above wins, then the first one below.
 *
 * @param titles - the page's files, undefined for those nothing can import
 * @returns the file's index
 */
export function findImport(
  titles: readonly (string | undefined)[],
  from: number,
  specifier: string,
): number | undefined {
  const wanted = fileUrl(specifier, fileUrl(titles[from] ?? 'App.tsx'));
  const names = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(
    (end) => wanted + end,
  );
  const found = [...titles.keys()].filter((index) => {
    const title = index === from ? undefined : titles[index];
    return title !== undefined && names.includes(fileUrl(title));
  });
  return found.filter((index) => index < from).at(-1) ?? found[0];
}

/**
 * Makes a program of a file of a page, and of those that it imports.
 *
 * @param importers - the files that import this one, which it cannot import again
 */
export function bundleProgram(
  files: readonly PageFile[],
  index: number,
  compile: (file: PageFile & { readonly title: string }) => string,
  importers: readonly number[] = [],
): Program {
  const { title = 'App.tsx', code = '' } = files[index] ?? {};
  const titles = files.map((file) => file.title);
  const imports: Record<string, Program> = {};
  for (const [, , specifier = ''] of code.matchAll(RELATIVE)) {
    const found = findImport(titles, index, specifier);
    if (found !== undefined && !importers.includes(found)) {
      const above = [...importers, index];
      imports[specifier] = bundleProgram(files, found, compile, above);
    }
  }
  return { title, code: compile({ title, code }), imports };
}
