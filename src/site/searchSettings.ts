import type { ThemeConfig } from '@docusaurus/theme-search-algolia';

/** The part of `themeConfig.algolia` that comes from the environment. */
export type SearchSettings = Pick<
  ThemeConfig['algolia'],
  'appId' | 'apiKey' | 'indexName' | 'insights'
>;

/**
 * The credentials of a site without hosted search: the search theme requires
 * some, and no application or key can have this name.
 */
export const EMBEDDED_SEARCH_ID = 'embedded-search';

/** How long a query may be, in characters. */
export const MAX_QUERY_LENGTH = 64;
/** How many hits a page of results has. */
export const HITS_PER_PAGE = 20;
