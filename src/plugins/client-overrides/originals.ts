// The modules of Docusaurus' client that are replaced. README.md says for
// each why, and what it saves.
import path from 'node:path';
import { withoutSome, type Overrides } from './overrides';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);
const THEME = path.dirname(require.resolve('@docusaurus/theme-classic'));
const SITE = path.resolve(__dirname, '../..');

const BROWSER = path.join(__dirname, 'browser');

/** What overrides what: the file in `browser/` by its original. */
const FILES: Readonly<Record<string, string>> = {
  [path.join(CORE, 'clientEntry.js')]: 'clientEntry.ts',
  [path.join(CORE, 'exports/Head.js')]: 'Head.ts',
  [path.join(THEME, 'prism-include-languages.js')]: 'noLanguages.ts',
  [path.join(SITE, 'theme/Layout/PageArea.tsx')]: 'PageArea.tsx',
  [require.resolve('@docusaurus/utils-common')]: 'utilsCommon.ts',
};

/** Packages of which the browser gets what the site needs of them. */
const PACKAGES: Readonly<Record<string, string>> = {
  'react-router': 'router.tsx',
  'react-router-dom': 'router.tsx',
};

/**
 * The links in the pages' HTML and in the development server: which link is
 * marked as current is in the HTML, and hydration leaves it as it is.
 */
export const LINKS = {
  include: path.join(CORE, 'exports/Link.js'),
  resolve: {
    alias: { 'react-router-dom$': path.join(BROWSER, 'RouterLinks.tsx') },
  },
};

/**
 * Lists the modules that are replaced.
 *
 * @param generated - our modules for those that Docusaurus generates
 */
export function listOverrides(generated: Overrides): {
  readonly files: Overrides;
  readonly packages: Overrides;
} {
  const files = Object.entries(FILES).map(
    ([original, name]) => [original, path.join(BROWSER, name)] as const,
  );
  const all = [...files, ...Object.entries(generated)];
  return {
    files: Object.fromEntries(withoutSome(all, ([, override]) => override)),
    packages: Object.fromEntries(
      withoutSome(Object.entries(PACKAGES), ([, name]) => name).map(
        ([request, name]) => [request, path.join(BROWSER, name)],
      ),
    ),
  };
}
