import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import type { DocusaurusConfig } from '@docusaurus/types';
// `backendPlugin.ts` replaces it where the site has a hosted search.
import { createBackend } from './embeddedBackend';
import { withSanitizedResults, type SiteOrigins } from './sanitize';
import type { SearchClient } from './types';

/** Returns the origins and the base path that URLs of hits are checked against. */
export function siteOriginsOf({ url, baseUrl }: DocusaurusConfig): SiteOrigins {
  return { origins: [window.location.origin, url], baseUrl };
}

/** Returns the URL of a new issue about a query that finds nothing. */
export function missingResultsUrl(
  { organizationName = '', projectName = '' }: DocusaurusConfig,
  query: string,
): string {
  const parameters = new URLSearchParams({
    title: `Docs search: no results for "${query}"`,
    body: `I searched the docs for \`${query}\` and expected to find:\n\n`,
  });
  return `https://github.com/${organizationName}/${projectName}/issues/new?${parameters.toString()}`;
}

/** Writes the number of results for screen readers. */
export const countText = (count: number): string =>
  `${count === 0 ? 'No' : count} ${count === 1 ? 'result' : 'results'}`;

let client: SearchClient | undefined;

/** Returns the site's search client, which the first call creates. */
export function getClient(config: DocusaurusConfig): SearchClient {
  const { algolia } = config.themeConfig as ThemeConfig;
  client ??= withSanitizedResults(
    createBackend(algolia, config.baseUrl),
    siteOriginsOf(config),
  );
  return client;
}
