// The pages that React renders in the browser, each in its own chunk.
import type { ComponentType } from 'react';
import type { PluginRouteContext } from '@docusaurus/types';
import { BASE_PATH } from '@site/src/site/basePath';

type PageComponent = readonly [
  load: () => Promise<{ readonly default?: ComponentType }>,
  context?: PluginRouteContext,
];

/** By the page's path; `*` stands for the paths that have no page. */
export const PAGE_COMPONENTS: Readonly<Record<string, PageComponent>> = {
  '*': [
    () => import(/* webpackChunkName: "page-NotFound" */ '@theme/NotFound'),
    { plugin: { name: 'native', id: 'default' } },
  ],
  [`${BASE_PATH}search`]: [
    () => import(/* webpackChunkName: "page-SearchPage" */ '@theme/SearchPage'),
    { plugin: { name: 'docusaurus-theme-search-algolia', id: 'default' } },
  ],
  // No page has this path: it makes the bundler compile the modules of built pages, for
  // the styles and files that they import.
  '': [
    () =>
      import(
        /* webpackChunkName: "built" */ '@generated/client-overrides/default/built'
      ),
  ],
};
