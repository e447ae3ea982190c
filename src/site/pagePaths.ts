import { applyTrailingSlash } from '@docusaurus/utils-common';

/**
 * Returns the path that a page is served at. Only that of the site's root ends in a slash;
 * Docusaurus ends the permalink of a version's home in one, too.
 *
 * @param baseUrl - the site's base path, with both slashes
 */
export function toCanonicalPath(permalink: string, baseUrl: string): string {
  return applyTrailingSlash(permalink, { trailingSlash: false, baseUrl });
}

/** Returns the path of a page's Markdown. */
export function markdownPath(permalink: string, baseUrl: string): string {
  const page = toCanonicalPath(permalink, baseUrl);
  return `${page}${page === baseUrl ? 'index' : ''}.md`;
}
