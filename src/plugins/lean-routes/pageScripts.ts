import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AfterBuildStep } from '../after-build';
import { NOT_FOUND } from './tables';

/** The addresses of the scripts of first visits, besides the entry. */
interface PageScripts {
  /** By the page's path. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** By the name of a component that some docs pages have. */
  readonly islands: ReadonlyMap<string, readonly string[]>;
}

let scripts: PageScripts | undefined;

/** Takes note of what the pages load, for the step that writes it into them. */
export function setPageScripts(found: PageScripts): void {
  scripts = found;
}

/**
 * The names of the components that the page has and not every docs page. Other
 * pages than docs have them in their own scripts.
 */
export function islandsOf(html: string): Set<string> {
  if (!html.includes('theme-doc-markdown')) {
    return new Set();
  }
  const found = html.matchAll(/ data-island=["']?([A-Za-z]+)/g);
  const names = [...found].map(([, name = '']) => name);
  const hasBanner = html.includes('theme-doc-version-banner');
  return new Set(hasBanner ? [...names, 'VersionBanner'] : names);
}

/** The first script of a page of the site. */
const FIRST = /<script [^>]*src=["']?[^"'>]*\/runtime~main\.[^>]*>/;

/**
 * Names a page's scripts in its head, so that the browser asks for them with
 * the first, and not when the first has run.
 *
 * @param html - the built page
 * @param addresses - of the scripts
 * @throws Error when the page has no script to put them before
 */
export function linkScripts(
  html: string,
  addresses: readonly string[],
): string {
  if (!FIRST.test(html)) {
    throw new Error('a page has no script of its own');
  }
  const links = addresses.map(
    (address) => `<link rel=preload as=script href="${address}">`,
  );
  return html.replace(FIRST, (script) => links.join('') + script);
}

/** Names the scripts of every page in its head. */
export const pageScripts: AfterBuildStep = {
  name: 'page-scripts',
  async run({ outDir, baseUrl }) {
    const found = scripts;
    if (found === undefined) {
      throw new Error('the plugin lean-routes has not told what pages load.');
    }
    const files = await readdir(outDir, { recursive: true });
    for (const name of files.filter((file) => file.endsWith('.html'))) {
      const file = path.join(outDir, name);
      const html = await readFile(file, 'utf8');
      if (!FIRST.test(html)) {
        // A file of `static/`, kept as it is.
        continue;
      }
      const route = name.replace(/(?:(?:^|\/)index)?\.html$/, '');
      const addresses =
        found.pages.get(name === '404.html' ? NOT_FOUND : baseUrl + route) ??
        // A page's own path may end so.
        found.pages.get(baseUrl + name);
      if (addresses === undefined) {
        throw new Error(`${name} is no page of the tables.`);
      }
      const islands = [...islandsOf(html)].flatMap(
        (island) => found.islands.get(island) ?? [],
      );
      await writeFile(
        file,
        linkScripts(html, [...new Set([...addresses, ...islands])]),
      );
    }
  },
};
