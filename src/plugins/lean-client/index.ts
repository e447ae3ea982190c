import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: keeps out of the browser what comes along although no
 * page needs it.
 *
 * - The theme's highlighter, which a client module of the theme loads on every
 *   page; code is highlighted at build time here.
 * - `tslib`, all of it, for one helper in the entry of a small package; see
 *   `utilsCommon.ts`.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
        },
      },
    }),
  };
}
