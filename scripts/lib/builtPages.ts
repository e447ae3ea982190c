import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the pages of a built site, without the copies that answer addresses
 * with a slash at the end.
 *
 * @param folder - the built site
 * @returns the pages' files below the folder, sorted, with forward slashes
 */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => {
      const page = file.replace(/\/index\.html$/, '.html');
      return (
        file.endsWith('.html') &&
        (page === file || !existsSync(path.join(folder, page)))
      );
    })
    .sort();
}
