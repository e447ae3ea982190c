import type { DocusaurusConfig } from '@docusaurus/types';

/** The address of a new issue that tells of a query that finds nothing. */
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
