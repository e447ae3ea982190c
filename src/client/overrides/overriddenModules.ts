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
const own = (file: string) => path.join(__dirname, 'browser', file);
const ROUTER_LINKS = own('RouterLinks.tsx');

/** The site's modules by the module that each replaces. */
export const CLIENT_OVERRIDES: Overrides = {
  [path.join(CORE, 'clientEntry.js')]: own('clientEntry.ts'),
  [path.join(CORE, 'exports/Head.js')]: own('Head.ts'),
  [path.join(CORE, 'exports/router.js')]: own('router.ts'),
  [path.join(THEME, 'nprogress.js')]: own('progressBar.ts'),
  [path.join(THEME, 'prism-include-languages.js')]: own(
    'emptyPrismLanguages.ts',
  ),
  // `LINKS_RULE` replaces it. It is listed here too, so that the build stops when the
  // original is in the bundle nevertheless.
  [path.join(ROUTER, '../esm/react-router-dom.js')]: ROUTER_LINKS,
  [require.resolve('@docusaurus/utils-common')]: own('utilsCommon.ts'),
};

/** Replaces react-router-dom in Docusaurus' Link, in built pages and in the browser. */
export const LINKS_RULE = {
  include: path.join(CORE, 'exports/Link.js'),
  resolve: { alias: { 'react-router-dom$': ROUTER_LINKS } },
};
