import type { CheerioAPI } from 'cheerio';
import type { AfterBuildStep } from '../after-build';
import { chunkOf, NOT_FOUND, type PageComponents } from './components';

/** The parts of the bundler's statistics that are used here. */
export interface BundlerStats {
  readonly toJson: (options: object) => {
    readonly namedChunkGroups?: Readonly<
      Record<
        string,
        { readonly assets?: readonly { readonly name: string }[] } | undefined
      >
    >;
  };
}

/** The addresses of the scripts of first visits, besides the entry. */
export interface PageScripts {
  /** Of a page's component, by the page's path. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Of a component in a text, by its name. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** The name of a component of `src/islands`, in the name of its chunk. */
const ISLAND = /^island-(\w+)-tsx$/;

let scripts: PageScripts | undefined;

/** Takes note of what the pages load, for the step that writes it into them. */
export function setPageScripts(found: PageScripts): void {
  scripts = found;
}

/**
 * Finds the addresses of the scripts that pages need.
 *
 * @param stats - of the finished bundle
 * @param components - the pages that have one
 */
export function findPageScripts(
  stats: BundlerStats,
  components: PageComponents,
  baseUrl: string,
): PageScripts {
  const { namedChunkGroups: groups = {} } = stats.toJson({
    all: false,
    chunkGroups: true,
  });
  const scriptsOf = (name: string) =>
    (groups[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.js'))
      .map((file) => baseUrl + file);
  return {
    pages: Object.fromEntries(
      Object.entries(components).map(([page, component]) => [
        page,
        scriptsOf(chunkOf(component)),
      ]),
    ),
    islands: Object.fromEntries(
      Object.keys(groups).flatMap((name) => {
        const island = ISLAND.exec(name)?.[1];
        return island === undefined ? [] : [[island, scriptsOf(name)]];
      }),
    ),
  };
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
        if ($('#__docusaurus').length === 0) {
          // A file of `static/`, kept as it is.
          return;
        }
        const route = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
        const own =
          found.pages[file === '404.html' ? NOT_FOUND : baseUrl + route] ??
          // A page's own path may end so.
          found.pages[baseUrl + file] ??
          [];
        const [first] = $('script[src*="/runtime~main."]');
        if (first === undefined) {
          throw new Error(
            'the page has no script runtime~main.*.js to put its preloads before; has Docusaurus renamed it?',
          );
        }
        const islands = [...islandsOf($)].flatMap(
          (island) => found.islands[island] ?? [],
        );
        const links = [...new Set([...own, ...islands])].map(
          (address) => `<link rel=preload as=script href="${address}">`,
        );
        insert('before', first, links.join(''));
      },
    };
  },
};
