import { pageAddress } from './pageAddress';

/**
 * The address of a page's Markdown.
 *
 * @param permalink - the page's permalink
 * @param baseUrl - the site's base path, with both slashes
 * @returns the address below the origin
 */
export function markdownAddress(permalink: string, baseUrl: string): string {
  const page = pageAddress(permalink, baseUrl);
  return `${page}${page === baseUrl ? 'index' : ''}.md`;
}
