import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { exactPathPattern } from '../../../shared/overridePlugins';
import { ROOT } from '../../../site/versions';

/** Theme components that keep their rules; `src/css` writes those of all others. */
const COMPONENTS_WITH_OWN_STYLES = ['Layout', 'Navbar/Content'];

/** Lists the stylesheets that are left out. */
function excludedStylesheets(hasAnnouncement: boolean): string[] {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const common = path.dirname(require.resolve('@docusaurus/theme-common'));
  const isKept = (folder: string): boolean =>
    COMPONENTS_WITH_OWN_STYLES.includes(folder) ||
    (hasAnnouncement && folder.startsWith('AnnouncementBar'));
  const sheets = readdirSync(path.join(theme, 'theme'), {
    recursive: true,
    encoding: 'utf8',
  }).filter(
    (file) => file.endsWith('styles.module.css') && !isKept(path.dirname(file)),
  );
  return [
    'infima/dist/css/default/default.css',
    path.join(theme, 'nprogress.css'),
    ...sheets.map((file) => path.join(theme, 'theme', file)),
    path.join(common, 'components/Details/styles.module.css'),
    path.join(common, 'utils/errorBoundaryUtils.module.css'),
    // Infima is the theme's own.
  ].map((file) => require.resolve(file, { paths: [theme] }));
}

/** Shortens the class names of CSS modules to their hash, in module rules in place. */
function shortenClassNames(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('localIdentName' in node) node.localIdentName = 's[contenthash:base64:4]';
  Object.values(node).forEach(shortenClassNames);
}

/**
 * Stylesheets that load with the scripts that need them. Docusaurus would put them into
 * the one that every page loads. No chunk that all docs pages share may import them; the
 * head of a page names those of its component and its islands.
 */
const LAZY_STYLESHEETS = {
  demo: [
    '@site/src/components/Demo/styles.module.css',
    '@site/src/shared/sandbox/phone.module.css',
  ],
  controls: [
    '@site/src/components/Demo/playground/styles.module.css',
    '@site/src/components/Demo/playground/gallery.module.css',
    '@site/src/components/Demo/playground/fields.module.css',
  ],
  install: ['@site/src/components/Install/styles.module.css'],
  forms: [
    '@site/src/components/MemberFilter/styles.module.css',
    '@site/src/components/ProjectCheck/form.module.css',
  ],
  pages: [
    '@site/src/theme/SearchPage/styles.module.css',
    '@site/src/theme/NotFound/Content/styles.module.css',
  ],
  checker: ['@site/src/components/ProjectCheck/styles.module.css'],
  sample: ['@site/src/components/Runner/styles.module.css'],
  running: [
    '@site/src/components/Demo/running.module.css',
    '@site/src/components/Demo/inspector.module.css',
    '@site/src/components/Demo/onPhone.module.css',
    '@site/src/shared/sandbox/frame.module.css',
  ],
  menu: ['@site/src/theme/Navbar/MobileSidebar/menu.css'],
  search: [
    '@docsearch/css/dist/modal.css',
    '@site/src/theme/SearchBar/Modal/modal.css',
  ],
};

/**
 * Makes a RegExp that matches exactly these stylesheets.
 *
 * @throws Error when one does not exist
 */
function stylesheetPattern(files: readonly string[]): RegExp {
  const patterns = files
    .map((file) => require.resolve(file.replace('@site', ROOT)))
    .map((file) => exactPathPattern(file).source);
  return new RegExp(patterns.join('|'));
}

/** Above the priority of Docusaurus' own group of styles. */
const PRIORITY = 60;

const cacheGroups = Object.fromEntries(
  Object.entries(LAZY_STYLESHEETS).map(([name, files]) => [
    `${name}-styles`,
    {
      name,
      test: stylesheetPattern(files),
      type: 'css/mini-extract',
      chunks: 'all' as const,
      enforce: true,
      priority: PRIORITY,
    },
  ]),
);

/**
 * Docusaurus plugin: decides which stylesheets are bundled, and into which file. It
 * leaves out those that `src/css` replaces (Infima, and those of the theme's
 * components; the pictures of `tests/e2e/visual.spec.ts` show what has lost its rules),
 * puts those of lazy parts into files of their own, shortens class names, and leaves
 * prefixes to the minimizer.
 */
export default function stylesheets({ siteConfig }: LoadContext): Plugin {
  const hasBar = siteConfig.themeConfig.announcementBar !== undefined;
  const sheets = excludedStylesheets(hasBar).map(exactPathPattern);
  const empty = path.join(__dirname, 'empty.module.css');
  return {
    name: 'stylesheets',

    // The minimizer already adds prefixes for package.json's `browserslist`. PostCSS
    // would do the same before it, and leave superfluous rules.
    configurePostCss: (options) => ({ ...options, plugins: [] }),

    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode === 'production') {
        shortenClassNames(config.module?.rules);
      }
      return {
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups } } }),
        plugins: sheets.map(
          (sheet) =>
            new currentBundler.instance.NormalModuleReplacementPlugin(
              sheet,
              empty,
            ),
        ),
      };
    },
  };
}
