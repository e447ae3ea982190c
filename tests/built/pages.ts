// The built pages, parsed once for all tests of a file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { listPages } from '@site/scripts/lib/builtPages';

export const ROOT = path.resolve(__dirname, '../..');
export const BUILD = path.join(ROOT, 'build');
export const SITE = 'https://gorhom.dev';

export const POSTS = ['blog/bottom-sheet-v4', 'blog/bottom-sheet-v5'];

/** Every page below a folder, with its file there. */
export const builtPages = (folder: string) =>
  listPages(folder).map((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    return { file, html, $: load(html) };
  });

export const PAGES = builtPages(BUILD);

export const fileOf = (route: string, ending = 'html') =>
  `${route === '' ? 'index' : route}.${ending}`;

/** The text of a file below the built site. */
export const read = (file: string) =>
  readFileSync(path.join(BUILD, file), 'utf8');

/** The page of a route. @throws Error when there is none */
export function pageOf(route: string, pages = PAGES): CheerioAPI {
  const page = pages.find(({ file }) => file === fileOf(route));
  if (!page) throw new Error(`There is no page ${fileOf(route)}.`);
  return page.$;
}
