// Lists the modules of Docusaurus' client that are replaced. README.md says for each
// why, and what it saves.
import path from 'node:path';
import type { Overrides } from '../../shared/overridePlugins';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);
const THEME = path.dirname(require.resolve('@docusaurus/theme-classic'));
const ROUTER = require.resolve('react-router-dom', { paths: [CORE] });
/** Returns the path of a module of the site's client. */
export const ownModule = (file: string) =>
  path.join(__dirname, 'browser', file);
const ROUTER_LINKS = ownModule('RouterLinks.tsx');

/** The site's modules by the module that each replaces. */
export const CLIENT_OVERRIDES: Overrides = {
  [path.join(CORE, 'clientEntry.js')]: ownModule('clientEntry.ts'),
  [path.join(CORE, 'exports/Head.js')]: ownModule('Head.ts'),
  [path.join(CORE, 'exports/router.js')]: ownModule('router.ts'),
  [path.join(THEME, 'nprogress.js')]: ownModule('progressBar.ts'),
  [path.join(THEME, 'prism-include-languages.js')]: ownModule(
    'emptyPrismLanguages.ts',
  ),
  // `LINKS_RULE` replaces it. It is listed here too, so that the build stops when the
  // original is in the bundle nevertheless.
  [path.join(ROUTER, '../esm/react-router-dom.js')]: ROUTER_LINKS,
  [require.resolve('@docusaurus/utils-common')]: ownModule('utilsCommon.ts'),
};

/** Replaces react-router-dom in Docusaurus' Link, in built pages and in the browser. */
export const LINKS_RULE = {
  include: path.join(CORE, 'exports/Link.js'),
  resolve: { alias: { 'react-router-dom$': ROUTER_LINKS } },
};
