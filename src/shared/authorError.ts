import path from 'node:path';

interface Located {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

interface FileWithPath {
  readonly path?: string | undefined;
}

/**
 * Builds the error for something an author got wrong in a page.
 *
 * @param file - the page
 * @param node - the offending node, or a line number (1-based)
 * @param text - what is wrong and how to fix it
 * @returns an error whose message starts with `path:line`, the path relative
 *   to the working directory
 */
export function authorError(
  file: FileWithPath,
  node: Located | number,
  text: string,
): Error {
  const line = typeof node === 'number' ? node : node.position?.start.line;
  const name = file.path ? path.relative(process.cwd(), file.path) : 'MDX';
  const place = line === undefined ? name : `${name}:${line}`;
  return new Error(`${place}: ${text}`);
}
