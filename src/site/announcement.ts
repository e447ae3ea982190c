import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * The announcement bar. `undefined` shows none. A new `id` shows the bar again
 * to readers who closed an earlier one.
 *
 * @example
 * { id: 'v5.3', content: '<a href="/blog">5.3 is out</a>', isCloseable: true }
 */
export const announcementBar: ThemeConfig['announcementBar'] = undefined;
