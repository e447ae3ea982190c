// Overrides Docusaurus' ComponentCreator in the browser. The original
// looks a route's chunks up in tables of all pages; here each route holds the
// loaders of its own.
import type { ComponentType, ReactNode } from 'react';
import type { RouteConfig } from 'react-router-config';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext } from '@docusaurus/types';
import type { Props as NoticeProps } from '@theme/ContentVisibility';
import { loadNotice, loadTexts } from './article';
import { loadable, type PageComponent } from './loadable';

interface LoadedModule {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/**
 * A chunk's name, empty for what every page has loaded, the function that
 * loads the module in it, and whether the module is that of a text.
 */
type Loader = readonly [
  chunk: string,
  load: () => Promise<LoadedModule>,
  isText?: true,
];

/** A route's props: loaders, facts, and objects and lists of those. */
type Part = Loader | string | PartsObject | readonly PartsObject[];
interface PartsObject {
  readonly [name: string]: Part;
}

/** A route of the site as the browser knows it. */
export interface LeanRoute extends RouteConfig {
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

function loadersOf(part: Part): Loader[] {
  if (typeof part === 'string') {
    return [];
  }
  return isLoader(part)
    ? [part]
    : Object.values(part as object).flatMap((each) => loadersOf(each as Part));
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
 * What a text's module is where the text comes with the page: a component
 * with the module's exports on it.
 */
interface TextContent {
  (): ReactNode;
  Text?: ComponentType;
  readonly metadata?: NoticeProps['metadata'];
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
  if (isLoader(part)) {
    const [, loadModule, isText] = part;
    if (isText) {
      const content: TextContent = () => content.Text && <content.Text />;
      texts.push(content);
      return Object.assign(content, await loadModule());
    }
    return valueOf(await loadModule());
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
  const page = await load(parts, contents);
  const [texts] = await Promise.all([
    loadTexts(path, contents.length),
    ...contents.map(({ metadata }) => loadNotice(metadata)),
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
  const loaders = loadersOf(parts);
  const hasText = loaders.some(([, , isText]) => isText);
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
    chunks: loaders.flatMap(([chunk]) => (chunk === '' ? [] : [chunk])),
    hasText,
    ...(routes === undefined ? {} : { routes }),
  };
}

/** Makes a route whose inner routes are a module of their own. */
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
