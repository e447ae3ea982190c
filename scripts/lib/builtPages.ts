import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

/** A page of the build, parsed. */
export interface BuiltPage {
  /** Its file below the built site. */
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

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

/**
 * Reads every page of a built site.
 *
 * @param folder - the built site
 */
export function builtPages(folder: string): BuiltPage[] {
  return listPages(folder).map((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    return { file, html, $: load(html) };
  });
}
