// Overrides Docusaurus' ComponentCreator in the browser. The original
// looks a route's chunks up in tables of all pages; here each route holds the
// loaders of its own.
import type { ComponentType } from 'react';
import type { RouteConfig } from 'react-router-config';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext } from '@docusaurus/types';
import type { Props as NoticeProps } from '@theme/ContentVisibility';
import { loadable, type PageComponent } from './loadable';

interface LoadedModule {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/**
 * A chunk's name, empty for what every page has loaded, and the function that
 * loads the module in it.
 */
type Loader = readonly [chunk: string, load: () => Promise<LoadedModule>];

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
  /** Whether the route's page brings its text as HTML. */
  readonly isArticle: boolean;
  /** Fills `routes`; there is none where they are there from the start. */
  readonly fill?: () => Promise<void>;
}

function isLoader(part: Part): part is Loader {
  return Array.isArray(part) && typeof part[1] === 'function';
}

/** The names of all chunks that `part` loads. */
function chunksOf(part: Part): string[] {
  if (typeof part === 'string') {
    return [];
  }
  if (isLoader(part)) {
    return part[0] === '' ? [] : [part[0]];
  }
  return Object.values(part as object).flatMap((each) =>
    chunksOf(each as Part),
  );
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

async function load(part: Part): Promise<unknown> {
  if (typeof part === 'string') {
    return part;
  }
  if (isLoader(part)) {
    return valueOf(await part[1]());
  }
  if (Array.isArray(part)) {
    return Promise.all((part as readonly PartsObject[]).map(load));
  }
  const entries = Object.entries(part as PartsObject).map(
    async ([name, each]) => [name, await load(each)] as const,
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

/** What the module of a docs page exports besides its text. */
interface DocModule {
  readonly metadata: NoticeProps['metadata'];
}

/** The text of a docs page comes with the page (see `./article`). */
async function loadArticlePage(
  { content, ...parts }: PartsObject,
  path: string,
): Promise<unknown> {
  if (content === undefined || !isLoader(content)) {
    throw new Error(`The page ${path} has no content.`);
  }
  const [others, module, { loadArticle, loadNotice }] = await Promise.all([
    load(parts),
    content[1](),
    import(/* webpackChunkName: "docs" */ './article'),
  ]);
  const [{ Article, toc }] = await Promise.all([
    loadArticle(path),
    loadNotice((module as unknown as DocModule).metadata),
  ]);
  return {
    ...(others as object),
    content: Object.assign(Article, { ...module, default: undefined, toc }),
  };
}

/**
 * Makes a route.
 *
 * @param attributes - what the plugin that made the route set
 * @param parts - its component and props, to be loaded
 * @param isArticle - whether its text is read from its HTML
 * @param routes - the routes below it
 */
export function route(
  attributes: Attributes,
  parts: PartsObject,
  isArticle = false,
  routes?: LeanRoute[],
): LeanRoute {
  const component = loadable(
    () =>
      (isArticle
        ? loadArticlePage(parts, attributes.path)
        : load(parts)) as Promise<LoadedParts>,
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
    chunks: chunksOf(parts),
    isArticle,
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
    ...route(attributes, parts, false, routes),
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
