import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Theme components whose rules `src/css` writes, in our own look. */
const COMPONENTS = [
  'Admonition/Layout',
  'Blog/Pages/BlogAuthorsListPage',
  'BlogPostItem/Header/Authors',
  'BlogPostItem/Header/Info',
  'BlogPostItem/Header/Title',
  'BlogSidebar/Desktop',
  'BlogSidebar/Mobile',
  'DocBreadcrumbs',
  'DocBreadcrumbs/Items/Home',
  'DocItem/Layout',
  'DocSidebar/Desktop/Content',
  'DocSidebarItem/Html',
  'DocSidebarItem/Link',
  'EditMetaRow',
  'Icon/Edit',
  'Icon/ExternalLink',
  'MDXComponents/Img',
  'MDXComponents/Ul',
  'MDXPage',
  'Navbar/ColorModeToggle',
  'Navbar/Layout',
  'NavbarItem/DropdownNavbarItem',
  'TagsListByLetter',
  'TagsListInline',
];

/** The sheets that are left out, as absolute paths. */
export function replacedSheets(): readonly string[] {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const common = path.dirname(require.resolve('@docusaurus/theme-common'));
  return [
    require.resolve('infima/dist/css/default/default.css'),
    path.join(theme, 'nprogress.css'),
    ...COMPONENTS.map((name) =>
      path.join(theme, 'theme', name, 'styles.module.css'),
    ),
    path.join(common, 'components/Details/styles.module.css'),
  ];
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * Docusaurus plugin: leaves the style sheets out of the build that `src/css`
 * replaces: Infima, and those of theme components that are mostly overridden.
 * `tests/content/styles.test.ts` finds a class that has lost its rules.
 */
export default function ownStyles(): Plugin {
  const pattern = new RegExp(`^(${replacedSheets().map(escape).join('|')})$`);
  const empty = path.join(__dirname, 'empty.module.css');
  return {
    name: 'own-styles',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          pattern,
          empty,
        ),
      ],
    }),
  };
}
