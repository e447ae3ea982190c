import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * The address at which a reader can tell of a query that finds nothing.
 *
 * @param config - the site's, which names the library's repository
 * @returns a new issue with the query filled in
 */
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
