// The built pages, parsed once for all tests of a file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { listPages } from '@site/scripts/weigh/weigh';
import { BASE_PATH } from '../../src/site/basePath';
import { readSiteEnvironment } from '../../src/site/environment';

export const ROOT = path.resolve(__dirname, '../..');
export const BUILD = path.join(ROOT, 'build');
/** The environment, as the build read it. */
export const ENVIRONMENT = readSiteEnvironment(process.env);
export const SITE = ENVIRONMENT.siteUrl;

export const POSTS = ['blog/bottom-sheet-v4', 'blog/bottom-sheet-v5'];

/** Every page of the built site, parsed, with the errors of its syntax. */
export const PAGES = listPages(BUILD).map((file) => {
  const html = readFileSync(path.join(BUILD, file), 'utf8');
  const errors: string[] = [];
  const $ = load(html, {
    onParseError: ({ code, startLine }) => {
      errors.push(`${file}:${startLine}: ${code}`);
    },
  });
  return { file, html, errors, $ };
});

export const fileOf = (route: string, ending = 'html') =>
  `${route === '' ? 'index' : route}.${ending}`;

/** Reads a file of the built site. */
export const read = (file: string) =>
  readFileSync(path.join(BUILD, file), 'utf8');

/** Returns the parsed page of a route. @throws Error if there is none */
export function pageOf(route: string): CheerioAPI {
  const page = PAGES.find(({ file }) => file === fileOf(route));
  if (!page) throw new Error(`There is no page ${fileOf(route)}.`);
  return page.$;
}

/** Returns the file of the built site that the host serves for a path, if any. */
export function servedFile(pathname: string): string | undefined {
  const below = decodeURIComponent(pathname.slice(BASE_PATH.length));
  const candidates = below === '' ? ['index.html'] : [`${below}.html`, below];
  return candidates.find(
    (name) => /\.\w+$/.test(name) && existsSync(path.join(BUILD, name)),
  );
}
