import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { standIns } from '../shared/standIns';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);
const THEME = path.dirname(require.resolve('@docusaurus/theme-classic'));
const COMMON = path.dirname(require.resolve('@docusaurus/theme-common'));

/** What stands in for which module in the browser; each says why. */
const STAND_INS = {
  [path.join(CORE, 'browserContext.js')]: 'browserContext.tsx',
  [path.join(CORE, 'clientEntry.js')]: 'clientEntry.ts',
  [path.join(CORE, 'exports/Head.js')]: 'Head.ts',
  [path.join(COMMON, 'utils/IntlUtils.js')]: 'dateTimeFormat.ts',
  [path.join(COMMON, 'utils/reactUtils.js')]: 'reactUtils.tsx',
  [path.join(THEME, 'nprogress.js')]: 'progressBar.ts',
};

const ROUTER = ['react-router', 'react-router-dom'].map((name) =>
  path.dirname(require.resolve(`${name}/package.json`)),
);

/** The first three the router only needs for what this site does not use. */
const ROUTER_ALIASES = {
  'hoist-non-react-statics$': false,
  'prop-types$': false,
  'react-is$': false,
  'path-to-regexp$': path.join(__dirname, 'standIns/pathToRegexp.ts'),
} as const;

/**
 * Docusaurus plugin: keeps out of the browser what comes along although no
 * page needs it.
 *
 * - The theme's highlighter, which a client module of the theme loads on every
 *   page; code is highlighted at build time here.
 * - `tslib`, all of it, for one helper in the entry of a small package; see
 *   `utilsCommon.ts`.
 * - In the built site what `standIns` has smaller or faster equals of.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (config, isServer, { currentBundler }) => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
        },
      },
      module: {
        rules:
          isServer || config.mode !== 'production'
            ? []
            : [{ include: ROUTER, resolve: { alias: ROUTER_ALIASES } }],
      },
      plugins:
        isServer || config.mode !== 'production'
          ? []
          : standIns(
              STAND_INS,
              path.join(__dirname, 'standIns'),
              currentBundler,
            ),
    }),
  };
}
