import type { PluginRouteContext } from '@docusaurus/types';

/** The key for all paths that have no page. */
export const NOT_FOUND = '*';

/** A page that React renders in the browser. */
export interface PageComponent {
  /** The module of its component. */
  readonly module: string;
  readonly context: PluginRouteContext;
}

/** Pages with a component, by their paths. */
export type PageComponents = Readonly<Record<string, PageComponent>>;

interface LoadedPage {
  readonly type: string;
  readonly permalink: string;
  readonly source: string;
}

/** The pages that each instance of the pages plugin loads, by its id. */
export type PagesContent = Readonly<Record<string, readonly LoadedPage[]>>;

/**
 * Lists the pages that have a component: those of the pages plugin without
 * Markdown, the search page, and the not-found page.
 */
export function listComponents(
  content: PagesContent,
  searchPage: string,
): PageComponents {
  const component = (module: string, name: string, id = 'default') => ({
    module,
    context: { plugin: { name, id } },
  });
  const components: Record<string, PageComponent> = {
    [NOT_FOUND]: component('@theme/NotFound', 'native'),
    [searchPage]: component(
      '@theme/SearchPage',
      'docusaurus-theme-search-algolia',
    ),
  };
  for (const [id, pages] of Object.entries(content)) {
    for (const { source, permalink } of pages.filter((p) => p.type === 'jsx')) {
      components[permalink.replace(/(?<=.)\/$/, '')] = component(
        source,
        'docusaurus-plugin-content-pages',
        id,
      );
    }
  }
  return components;
}

/** Returns the name of the chunk of a page's component, from the path of its module. */
export function chunkName({ module }: PageComponent): string {
  const name = module
    .replace(/^@(?:theme|site\/.*?pages)\//, '')
    .replace(/(?:\/index)?\.\w+$/, '');
  return `page-${name.replaceAll('/', '-')}`;
}

/**
 * Writes the module that imports the pages' components, each in its own chunk.
 *
 * @param built - the module that imports those of built pages, for a chunk that no page
 *   loads: the bundler needs them for the styles and files that they import
 */
export function writeComponents(
  components: PageComponents,
  built: string,
): string {
  const entries = Object.entries(components).map(
    ([page, component]) =>
      `${JSON.stringify(page)}: [() => import(/* webpackChunkName: "${chunkName(component)}" */ ${JSON.stringify(component.module)}), ${JSON.stringify(component.context)}],\n`,
  );
  // No page has this path: it makes the bundler compile the modules of built pages.
  const last = `"": [() => import(/* webpackChunkName: "built" */ ${JSON.stringify(built)})],\n`;
  return `export default {\n${entries.join('')}${last}};\n`;
}

/**
 * Finds the modules that pages are built from in Docusaurus' `registry.js`.
 *
 * @throws Error when there is none
 */
export function readModules(registry: string): string[] {
  const modules = [...registry.matchAll(/require\.resolveWeak\("([^"]+)"\)/g)]
    .map(([, module = '']) => module)
    // Data has no styles.
    .filter((module) => !/^@generated|\.json$/.test(module));
  if (modules.length === 0) {
    throw new Error(
      'client-overrides finds no modules in registry.js; has Docusaurus changed what it generates?',
    );
  }
  return modules;
}
