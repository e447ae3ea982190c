import path from 'node:path';
import type { Navbar } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
  [path.join(CORE, 'PendingNavigation.js')]: 'PendingNavigation.tsx',
  [path.join(COMMON, 'utils/IntlUtils.js')]: 'dateTimeFormat.ts',
  [path.join(COMMON, 'utils/reactUtils.js')]: 'reactUtils.tsx',
  [path.join(THEME, 'nprogress.js')]: 'progressBar.ts',
};

const ROUTER = path.dirname(require.resolve('react-router/package.json'));

const NAVBAR = path.join(COMMON, 'hooks/useHideableNavbar.js');

/**
 * All but the last the router only needs for what this site does not use:
 * redirects by a component, routers for tests, and checks of props.
 */
const ROUTER_ALIASES = {
  'hoist-non-react-statics$': false,
  history$: false,
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
 * - The router's links, which render with every step to another page.
 * - In the built site what `standIns` has smaller or faster equals of.
 */
export default function leanClient({ siteConfig }: LoadContext): Plugin {
  const { hideOnScroll } = siteConfig.themeConfig.navbar as Navbar;
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
        rules: [
          {
            include: path.join(CORE, 'exports/Link.js'),
            resolve: {
              alias: {
                'react-router-dom$': path.join(
                  __dirname,
                  'standIns/RouterLinks.tsx',
                ),
              },
            },
          },
          ...(isServer || config.mode !== 'production'
            ? []
            : [{ include: ROUTER, resolve: { alias: ROUTER_ALIASES } }]),
        ],
      },
      plugins:
        isServer || config.mode !== 'production'
          ? []
          : standIns(
              hideOnScroll
                ? STAND_INS
                : { ...STAND_INS, [NAVBAR]: 'hideableNavbar.ts' },
              path.join(__dirname, 'standIns'),
              currentBundler,
            ),
    }),
  };
}
