/** Ends the fragment of an address that shows a demo in full screen. */
const FULL_SCREEN = 'full-screen=true';

/**
 * Makes the fragment of an address that shows a demo in full screen.
 *
 * @param fragment - the fragment of the demo's state with its `#`
 */
export const fullScreenFragment = (fragment: string): string =>
  `${fragment}${fragment.includes('?') ? '&' : '?'}${FULL_SCREEN}`;

/**
 * Whether an address shows a demo in full screen.
 *
 * @param hash - the address' fragment with its `#`; anyone may have written it
 * @param fragment - the fragment of the demo, in any state
 */
export const asksForFullScreen = (hash: string, fragment: string): boolean =>
  hash.split('?')[0] === fragment.split('?')[0] &&
  (hash.endsWith(`?${FULL_SCREEN}`) || hash.endsWith(`&${FULL_SCREEN}`));

/**
 * Makes the fragment of the address of a demo that was left from full screen.
 *
 * @param hash - the address' fragment with its `#`
 */
export const withoutFullScreen = (hash: string): string =>
  hash.replace(new RegExp(`[?&]${FULL_SCREEN}$`), '');
