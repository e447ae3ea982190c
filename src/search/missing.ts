/**
 * The address at which a reader can tell of a query that finds nothing.
 *
 * @param repository - address of the library's repository
 * @returns a new issue with the query filled in
 */
export function missingResultsUrl(repository: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `Docs search: no results for "${query}"`,
    body: `I searched the docs for \`${query}\` and expected to find:\n\n`,
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}
