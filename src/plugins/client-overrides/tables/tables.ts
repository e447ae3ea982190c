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

/** In what every page loads, so in no separate chunk. */
const IN_ENTRY = new Set([
  '@generated/docusaurus.config',
  '@generated/globalData.json',
]);

/** Small data of a plugin or the blog: cheaper in the table than asked for. */
function isContext(module: string): boolean {
  return module.endsWith('/__plugin.json');
}

/** Whether the module is a text, which the browser takes from the page's HTML. */
function isText(module: string): boolean {
  return /\.mdx?(?:\?|$)/.test(module);
}

/** What of a route's props is trimmed. */
interface RouteProps {
  readonly version?: { readonly version: string; readonly docs?: object };
  readonly archive?: { readonly blogPosts: readonly object[] };
}

/** Writes one module of routes, each of its loaders once. */
class ModuleWriter {
  /** Sources of the loaders, by the module that they load. */
  private readonly loaders = new Map<string, string>();

  constructor(
    private readonly options: Options,
    /** Takes note of the texts, which have no loaders. */
    private readonly texts: Set<string>,
  ) {}

  /** The name that stands for a module's loader in the routes. */
  private nameOf(chunk: string, module: string): string {
    if (!this.loaders.has(module)) {
      const source = JSON.stringify(module);
      this.loaders.set(
        module,
        chunk === ''
          ? `["", () => import(${source})]`
          : `["${chunk}", () => import(/* webpackChunkName: "${chunk}" */ ${source})]`,
      );
    }
    return `m${[...this.loaders.keys()].indexOf(module)}`;
  }

  /**
   * Writes the props of a route without what no page shows: a docs version's
   * titles and descriptions of all its docs, for lists of cards, which are HTML
   * here; and the Markdown of all posts, in the archive.
   */
  private trim(module: string): string | undefined {
    if (!/\/docusaurus-plugin-content-\w+\/[^/]+\/p\//.test(module)) {
      return undefined;
    }
    const props = this.options.readJson(module) as RouteProps;
    const { archive, version } = props;
    const write = (file: string, trimmed: RouteProps) => {
      this.options.write(file, JSON.stringify({ ...props, ...trimmed }));
      return `./${file}`;
    };
    if (version !== undefined) {
      return write(`version-${version.version}.json`, {
        version: { ...version, docs: {} },
      });
    }
    return archive === undefined
      ? undefined
      : write('archive.json', {
          archive: {
            blogPosts: archive.blogPosts.map((post) => ({
              ...post,
              content: '',
            })),
          },
        });
  }

  parts(chunks: ChunkNames, used: string[]): string {
    const { generated, readJson } = this.options;
    const fields = Object.entries(chunks).map(([key, value]) => {
      const name = JSON.stringify(key);
      if (Array.isArray(value)) {
        const items = (value as readonly ChunkNames[]).map((item) =>
          this.parts(item, used),
        );
        return `${name}: [${items.join(', ')}]`;
      }
      if (typeof value !== 'string') {
        return `${name}: ${this.parts(value as ChunkNames, used)}`;
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
      if (isText(module)) {
        this.texts.add(module);
        return `${name}: null`;
      }
      const chunk = IN_ENTRY.has(module) ? '' : (BUNDLES[module] ?? value);
      if (chunk !== '') {
        used.push(chunk);
      }
      return `${name}: ${this.nameOf(chunk, module)}`;
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
  // What the texts, and the columns of docs around them, are made of.
  const texts = new Set(['@theme/MDXComponents', '@theme/DocItem/Layout']);

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
        const used = [...above];
        const parts = writer.parts(names, used);
        const own = JSON.stringify({ path, ...attributes });
        if (inner === undefined) {
          chunks.set(path, [...new Set(used)]);
          return `route(${own}, ${parts})`;
        }
        const isVersion =
          typeof names.__comp === 'string' &&
          generated.modules.get(names.__comp) === VERSION_ROOT;
        if (!isVersion) {
          return `route(${own}, ${parts}, ${routesOf(inner, writer, used)})`;
        }
        const version = path.slice(baseUrl.length) || 'index';
        const table = `pages-${version.replaceAll('/', '-')}`;
        const pages = new ModuleWriter(options, texts);
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

  const site = new ModuleWriter(options, texts);
  const body = routesOf(generated.routes, site, []);
  if (!chunks.has(baseUrl)) {
    throw new Error(`client-overrides: the site has no page at ${baseUrl}.`);
  }
  write(
    'routes.js',
    `${site.write(body)}export const neverCalled = () => import(/* webpackChunkName: "texts" */ "./texts.js");\n`,
  );
  // No page loads the texts' modules. The bundler needs them for the styles and
  // files that they import.
  write(
    'texts.js',
    [...texts].map((module) => `import ${JSON.stringify(module)};\n`).join(''),
  );
  return chunks;
}
