/**
 * Returns the docs version that a search is limited to.
 *
 * @param filters - the theme's, such as `docusaurus_tag:docs-default-4`
 * @returns the version's name, such as `4` or `current`
 */
export const searchedVersion = (filters: string | readonly unknown[]): string =>
  /docs-default-([\w.-]+)/.exec(String(filters))?.[1] ?? 'current';
