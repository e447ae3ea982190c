import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: keeps the theme's highlighter out of the browser. The
 * theme loads it on every page by a client module of its own, whether or not
 * a component uses it.
 */
export default function noHighlighterInBrowser(): Plugin {
  return {
    name: 'no-highlighter-in-browser',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
        },
      },
    }),
  };
}
