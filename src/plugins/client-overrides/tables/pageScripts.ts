import type { CheerioAPI } from 'cheerio';
import type { AfterBuildStep } from '../../after-build';
import { NOT_FOUND } from './tables';

/** The addresses of the scripts of first visits, besides the entry. */
export interface PageScripts {
  /** By the page's path. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** By the name of a component that some pages have. */
  readonly islands: ReadonlyMap<string, readonly string[]>;
}

let scripts: PageScripts | undefined;

/** Takes note of what the pages load, for the step that writes it into them. */
export function setPageScripts(found: PageScripts): void {
  scripts = found;
}

/** The names of the components that the page has and not every page. */
export function islandsOf($: CheerioAPI): Set<string> {
  const islands = [...$('[data-island]')];
  return new Set(islands.map(({ attribs }) => attribs['data-island'] ?? ''));
}

/**
 * Names a page's scripts in its head, so that the browser asks for them with
 * the first, and not when the first has run.
 */
export const pageScripts: AfterBuildStep = {
  name: 'page-scripts',
  start({ baseUrl }) {
    const found = scripts;
    if (found === undefined) {
      throw new Error('the plugin client-overrides has not run.');
    }
    return {
      readPage({ file, $, insert }) {
        const route = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
        const addresses =
          found.pages.get(file === '404.html' ? NOT_FOUND : baseUrl + route) ??
          // A page's own path may end so.
          found.pages.get(baseUrl + file);
        if (addresses === undefined) {
          if ($('#__docusaurus').length > 0) {
            throw new Error('the page is not in the tables.');
          }
          // A file of `static/`, kept as it is.
          return;
        }
        const [first] = $('script[src*="/runtime~main."]');
        if (first === undefined) {
          throw new Error(
            'the page has no script runtime~main.*.js to put its preloads before; has Docusaurus renamed it?',
          );
        }
        const islands = [...islandsOf($)].flatMap(
          (island) => found.islands.get(island) ?? [],
        );
        const links = [...new Set([...addresses, ...islands])].map(
          (address) => `<link rel=preload as=script href="${address}">`,
        );
        insert('before', first, links.join(''));
      },
    };
  },
};
