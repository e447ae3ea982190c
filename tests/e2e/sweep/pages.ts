import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { BASE_PATH } from '../sites';

export const BUILD = join(__dirname, '../../../build');

/** A page of the build, parsed. */
export interface BuiltPage {
  /** Its file below the build folder. */
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** Reads every page of the build. */
export function builtPages(): BuiltPage[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(BUILD, file), 'utf8');
      return { file, html, $: load(html) };
    });
}

/**
 * The file that the site's host answers an address with.
 *
 * @param pathname - an absolute path on the site's host
 * @returns the file below the build folder, or undefined when there is none
 */
export function servedFile(pathname: string): string | undefined {
  if (!`${pathname}/`.startsWith(BASE_PATH)) {
    return undefined;
  }
  const below = decodeURIComponent(pathname.slice(BASE_PATH.length));
  const candidates = below === '' ? ['index.html'] : [`${below}.html`, below];
  return candidates.find(
    (name) => /\.\w+$/.test(name) && existsSync(join(BUILD, name)),
  );
}
