// Overrides Docusaurus' ComponentCreator in the browser. The original
// looks a route's chunks up in tables of all pages; here each route holds the
// loaders that it needs.
import type { ComponentType, ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext } from '@docusaurus/types';
import { loadTexts } from './article';
import { loadable, type PageComponent } from './loadable';
import type { Route } from './router';

interface LoadedModule {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/**
 * A chunk's name, empty for what every page has loaded, and the function that
 * loads the module in it.
 */
type Loader = readonly [chunk: string, load: () => Promise<LoadedModule>];

/**
 * A route's props: loaders, strings, null for a text, which comes with the
 * page's HTML, and objects and lists of those.
 */
type Part = Loader | string | null | PartsObject | readonly PartsObject[];
interface PartsObject {
  readonly [name: string]: Part;
}

/** A route of the site as the browser knows it. */
export interface LeanRoute extends Route {
  readonly path: string;
  readonly component: PageComponent;
  readonly routes?: LeanRoute[];
  /** The chunks that the route's own component needs. */
  readonly chunks: readonly string[];
  /** Whether the route's page brings text as HTML. */
  readonly hasText: boolean;
  /** Fills `routes`; there is none where they are there from the start. */
  readonly fill?: () => Promise<void>;
}

function isLoader(part: Part): part is Loader {
  return Array.isArray(part) && typeof part[1] === 'function';
}

/** The loaders and the texts in a route's props. */
function leavesOf(part: Part): (Loader | null)[] {
  if (typeof part === 'string') {
    return [];
  }
  return part === null || isLoader(part)
    ? [part]
    : Object.values(part as object).flatMap((each) => leavesOf(each as Part));
}

/** As in Docusaurus: a module's value is its default, with the others on it. */
function valueOf(module: LoadedModule): unknown {
  const { default: value, ...others } = module;
  if (!value) {
    throw new Error(
      'A page component has no default export, so there is nothing to render.',
    );
  }
  return typeof value === 'object' || typeof value === 'function'
    ? Object.assign(value, others)
    : value;
}

/**
 * The module of a text: a component with the module's exports on it, which
 * {@link loadTexts} finds in the page.
 */
interface TextContent {
  (): ReactNode;
  Text?: ComponentType;
}

/**
 * Loads what a page is made of.
 *
 * @param part - the loaders
 * @param texts - takes the page's texts, in their order on the page
 */
async function load(part: Part, texts: TextContent[]): Promise<unknown> {
  if (typeof part === 'string') {
    return part;
  }
  if (part === null) {
    const content: TextContent = () => content.Text && <content.Text />;
    texts.push(content);
    return content;
  }
  if (isLoader(part)) {
    return valueOf(await part[1]());
  }
  if (Array.isArray(part)) {
    return Promise.all(
      (part as readonly PartsObject[]).map((each) => load(each, texts)),
    );
  }
  const entries = Object.entries(part as PartsObject).map(
    async ([name, each]) => [name, await load(each, texts)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

interface LoadedParts {
  readonly __comp: ComponentType<Record<string, unknown>>;
  readonly __context?: PluginRouteContext;
  readonly __props?: Record<string, unknown>;
  readonly [name: string]: unknown;
}

interface Attributes {
  readonly path: string;
  readonly exact?: boolean;
}

/** Loads a page whose texts come with its HTML (see `./article`). */
async function loadWithTexts(
  parts: PartsObject,
  path: string,
): Promise<unknown> {
  const contents: TextContent[] = [];
  const [page, texts] = await Promise.all([
    load(parts, contents),
    loadTexts(path, contents.length),
  ]);
  contents.forEach((content, index) => {
    Object.assign(content, texts[index]);
  });
  return page;
}

/**
 * Makes a route.
 *
 * @param attributes - what the plugin that made the route set
 * @param parts - its component and props, to be loaded
 * @param routes - the routes below it
 */
export function route(
  attributes: Attributes,
  parts: PartsObject,
  routes?: LeanRoute[],
): LeanRoute {
  const leaves = leavesOf(parts);
  const hasText = leaves.includes(null);
  const component = loadable(
    () =>
      (hasText
        ? loadWithTexts(parts, attributes.path)
        : load(parts, [])) as Promise<LoadedParts>,
    (
      { __comp: Component, __context: context, __props: routeProps, ...others },
      props,
    ) => (
      <RouteContextProvider value={context ?? null}>
        <Component {...others} {...routeProps} {...props} />
      </RouteContextProvider>
    ),
  );
  return {
    ...attributes,
    component,
    chunks: leaves.flatMap((leaf) => (leaf?.[0] ? [leaf[0]] : [])),
    hasText,
    ...(routes === undefined ? {} : { routes }),
  };
}

/** Makes a route whose inner routes are a separate module. */
export function lazyRoute(
  attributes: Attributes,
  parts: PartsObject,
  loadRoutes: () => Promise<{ readonly default: LeanRoute[] }>,
): LeanRoute {
  const routes: LeanRoute[] = [];
  let filled: Promise<void> | undefined;
  return {
    ...route(attributes, parts, routes),
    fill() {
      filled ??= loadRoutes().then(
        ({ default: inner }) => {
          routes.push(...inner);
        },
        (error: unknown) => {
          filled = undefined;
          throw error;
        },
      );
      return filled;
    },
  };
}
