/**
 * The address of a page's Markdown twin.
 *
 * @param permalink - the page's address below the site's origin
 * @returns the twin's address below the origin
 */
export function twinAddress(permalink: string): string {
  return `${permalink}${permalink.endsWith('/') ? 'index' : ''}.md`;
}
