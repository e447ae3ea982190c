import type { ChunkNames, Generated, GeneratedRoute } from './generated';

/** Below this route a docs version's pages stand. */
const VERSION_ROOT = '@theme/DocRoot';

/** Components that docs pages share are one file, and those of the blog. */
const BUNDLES: Readonly<Record<string, string>> = {
  '@theme/DocsRoot': 'docs',
  '@theme/DocVersionRoot': 'docs',
  '@theme/DocRoot': 'docs',
  '@theme/DocItem': 'docs',
};

/** What the browser needs of a docs page's module besides its HTML. */
const PAGE_EXPORTS = ['assets', 'contentTitle', 'frontMatter', 'metadata'];

/** For each page's path the names of the chunks of its first visit. */
export type PageChunks = ReadonlyMap<string, readonly string[]>;

interface Options {
  readonly generated: Generated;
  readonly baseUrl: string;
  /** Reads the JSON of a small generated module. */
  readonly readJson: (module: string) => unknown;
  /** Takes a module that the tables refer to. */
  readonly write: (file: string, source: string) => void;
}

/** Stands for the paths that have no page. */
export const NOT_FOUND = '*';

/** In what every page loads, so in no chunk of its own. */
const IN_ENTRY = new Set([
  '@generated/docusaurus.config',
  '@generated/globalData.json',
]);

/** Small facts on a plugin or the blog: cheaper in the table than asked for. */
function isContext(module: string): boolean {
  return module.endsWith('/__plugin.json');
}

function slug(routePath: string, baseUrl: string): string {
  const route = routePath.slice(baseUrl.length);
  return route === '' ? 'index' : route;
}

/** Whether the page's text is taken from its HTML (see `client/article`). */
function isArticle(chunks: ChunkNames, generated: Generated): boolean {
  return (
    typeof chunks.__comp === 'string' &&
    generated.modules.get(chunks.__comp) === '@theme/DocItem'
  );
}

/** Writes one module of routes, each of its loaders once. */
class ModuleWriter {
  /** Sources of the loaders, by the module that they load. */
  private readonly loaders = new Map<string, string>();

  constructor(private readonly options: Options) {}

  /** The name that stands for a module's loader in the routes. */
  private nameOf(chunk: string, module: string, exports?: string[]): string {
    if (!this.loaders.has(module)) {
      const wanted =
        exports === undefined
          ? ''
          : `, webpackExports: ${JSON.stringify(exports)}`;
      this.loaders.set(
        module,
        chunk === ''
          ? `["", () => import(${JSON.stringify(module)})]`
          : `["${chunk}", () => import(/* webpackChunkName: "${chunk}"${wanted} */ ${JSON.stringify(module)})]`,
      );
    }
    return `m${[...this.loaders.keys()].indexOf(module)}`;
  }

  /**
   * The facts on a docs version hold the titles and descriptions of all its
   * docs, for lists of cards; those are HTML here.
   */
  private trim(module: string): string | undefined {
    if (!/\/docusaurus-plugin-content-docs\/[^/]+\/p\//.test(module)) {
      return undefined;
    }
    const facts = this.options.readJson(module) as {
      readonly version?: { readonly version: string };
    };
    if (facts.version === undefined) {
      return undefined;
    }
    const file = `version-${facts.version.version}.json`;
    this.options.write(
      file,
      JSON.stringify({ ...facts, version: { ...facts.version, docs: {} } }),
    );
    return `./${file}`;
  }

  parts(
    chunks: ChunkNames,
    place: string,
    used: string[],
    article: boolean,
  ): string {
    const { generated, readJson } = this.options;
    const fields = Object.entries(chunks).map(([key, value]) => {
      const name = JSON.stringify(key);
      if (Array.isArray(value)) {
        const items = (value as readonly ChunkNames[]).map((item) =>
          this.parts(item, place, used, false),
        );
        return `${name}: [${items.join(', ')}]`;
      }
      if (typeof value !== 'string') {
        return `${name}: ${this.parts(value as ChunkNames, place, used, false)}`;
      }
      const module = generated.modules.get(value);
      if (module === undefined) {
        throw new Error(
          `client-overrides: registry.js has no chunk "${value}".`,
        );
      }
      if (isContext(module)) {
        return `${name}: ${JSON.stringify(readJson(module))}`;
      }
      const trimmed = this.trim(module);
      if (trimmed !== undefined) {
        used.push(value);
        return `${name}: ${this.nameOf(value, trimmed)}`;
      }
      const isText = article && key === 'content';
      const chunk = IN_ENTRY.has(module)
        ? ''
        : (BUNDLES[module] ??
          (isText ? `p.${place.replaceAll('/', '.')}` : value));
      if (chunk !== '') {
        used.push(chunk);
      }
      return `${name}: ${this.nameOf(chunk, module, isText ? PAGE_EXPORTS : undefined)}`;
    });
    return `{${fields.join(', ')}}`;
  }

  write(body: string): string {
    const consts = [...this.loaders.values()].map(
      (source, index) => `const m${index} = ${source};\n`,
    );
    return `import { lazyRoute, route } from '@site/src/plugins/client-overrides/browser/route';\n${consts.join('')}export default ${body};\n`;
  }
}

/**
 * Writes the tables of routes that the browser loads: one for the site, and
 * one for the pages of each docs version, loaded with the first of them. So a
 * version more costs the other versions' readers next to nothing.
 *
 * @throws Error when a route names a chunk that the registry lacks
 */
export function writeTables(options: Options): PageChunks {
  const { generated, baseUrl, write } = options;
  const chunks = new Map<string, readonly string[]>();

  const routesOf = (
    routes: readonly GeneratedRoute[],
    writer: ModuleWriter,
    above: readonly string[],
  ): string => {
    const items = routes.map(
      ({ path, component, routes: inner, ...attributes }) => {
        if (path === '*') {
          return `route("*", {}, {__comp: ["not-found", () => import(/* webpackChunkName: "not-found" */ "@theme/NotFound")], __context: {plugin: {name: "native", id: "default"}}})`;
        }
        const names = generated.chunkNames[component];
        if (names === undefined) {
          throw new Error(`client-overrides: no chunks are named for ${path}.`);
        }
        const place = slug(path, baseUrl);
        const article = isArticle(names, generated);
        const used = [...above];
        const parts = writer.parts(names, place, used, article);
        const own = JSON.stringify({ path, ...attributes });
        if (inner === undefined) {
          chunks.set(path, [...new Set(used)]);
          return article
            ? `route(${own}, ${parts}, true)`
            : `route(${own}, ${parts})`;
        }
        const isVersion =
          typeof names.__comp === 'string' &&
          generated.modules.get(names.__comp) === VERSION_ROOT;
        if (!isVersion) {
          return `route(${own}, ${parts}, false, ${routesOf(inner, writer, used)})`;
        }
        const table = `pages-${place.replaceAll('/', '-')}`;
        const pages = new ModuleWriter(options);
        const body = routesOf(inner, pages, [...used, table]);
        write(`${table}.js`, pages.write(body));
        if (path === baseUrl) {
          // A path without a page is one of the current version's, too.
          chunks.set(NOT_FOUND, [...new Set([...used, table, 'not-found'])]);
        }
        return `lazyRoute(${own}, ${parts}, () => import(/* webpackChunkName: "${table}" */ "./${table}.js"))`;
      },
    );
    return `[\n${items.join(',\n')}\n]`;
  };

  const site = new ModuleWriter(options);
  const body = routesOf(generated.routes, site, []);
  if (!chunks.has(baseUrl)) {
    throw new Error(`client-overrides: the site has no page at ${baseUrl}.`);
  }
  write('routes.js', site.write(body));
  return chunks;
}
