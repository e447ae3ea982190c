import type { Config } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import { sitePlugins } from './src/plugins';
import { CARD } from './src/plugins/after-build/social-cards/card';
import { announcementBar } from './src/site/announcement';
import { BASE_PATH } from './src/site/basePath';
import { readSiteEnvironment } from './src/site/environment';
import { prism } from './src/site/prism';

const REPOSITORY = 'https://github.com/gorhom/react-native-bottom-sheet';

const TITLE = 'React Native Bottom Sheet';
const TAGLINE =
  'A performant interactive bottom sheet with fully configurable options';

const environment = readSiteEnvironment(process.env);
const site = sitePlugins({ siteDir: __dirname, title: TITLE, environment });

const config: Config = {
  title: TITLE,
  tagline: TAGLINE,
  url: environment.siteUrl,
  baseUrl: BASE_PATH,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  organizationName: 'gorhom',
  projectName: 'react-native-bottom-sheet',

  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',

  i18n: { defaultLocale: 'en', locales: ['en'] },

  markdown: { parseFrontMatter: site.parseFrontMatter },

  headTags: [
    // For browsers that draw no SVG icons, and for home screens.
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: `${BASE_PATH}img/favicon.ico`,
        sizes: '32x32',
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${BASE_PATH}img/apple-touch-icon.png`,
      },
    },
  ],

  future: {
    experimental_faster: true,
  },

  clientModules: [
    './src/client/routeDidUpdate.ts',
    './src/components/Code/codeBlockActions.ts',
    './src/client/permalinks.ts',
    './src/runtime/deployment.ts',
    './src/client/openInstallDetailsForPrint.ts',
  ],

  plugins: site.plugins,

  presets: [
    [
      'classic',
      {
        docs: {
          ...site.mdx,
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: true,
          editUrl: environment.editUrl,
          showLastUpdateTime: !environment.isTestBuild,
          breadcrumbs: true,
          lastVersion: 'current',
          versions: {
            current: { label: 'v5', badge: false },
            '4': {
              label: 'v4 (Reanimated v2)',
              path: 'v4',
              noIndex: true,
              badge: true,
            },
            '2': {
              label: 'v2 (Reanimated v1)',
              path: 'v2',
              noIndex: true,
              badge: true,
            },
          },
        },
        blog: {
          ...site.mdx,
          blogTitle: 'Blog',
          blogDescription:
            'Releases of React Native Bottom Sheet: what changed, why, and how to move an app to them.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: environment.editUrl,
          showLastUpdateTime: !environment.isTestBuild,
          showReadingTime: false,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: { type: ['rss', 'atom'] },
        },
        pages: { ...site.mdx },
        sitemap: { lastmod: environment.isTestBuild ? null : 'date' },
        theme: {
          customCss: [
            'css/tokens',
            'css/base',
            'css/helpers',
            'css/navbar',
            'css/shell',
            'css/docs',
            'css/blog',
            'components/Member/member',
            'css/print',
          ].map((name) => `./src/${name}.css`),
        },
        gtag:
          environment.gtagTrackingId === undefined
            ? undefined
            : { trackingID: environment.gtagTrackingId, anonymizeIP: true },
      } satisfies Options,
    ],
  ],

  themeConfig: {
    announcementBar,
    // For pages without their own card.
    image: site.cardFor({
      label: '@gorhom/bottom-sheet',
      title: TITLE,
      description: `${TAGLINE}.`,
    }),
    metadata: [
      { property: 'og:site_name', content: TITLE },
      { property: 'og:type', content: 'website' },
      { property: 'og:image:width', content: String(CARD.width) },
      { property: 'og:image:height', content: String(CARD.height) },
    ],
    colorMode: {
      defaultMode: 'dark',
      respectPrefersColorScheme: true,
      disableSwitch: false,
    },
    docs: {
      sidebar: { hideable: false, autoCollapseCategories: false },
      versionPersistence: 'localStorage',
    },
    blog: { sidebar: { groupByYear: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism,
    algolia: environment.search,
    navbar: {
      title: 'React Native Bottom Sheet',
      hideOnScroll: false,
      items: [
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
        { href: REPOSITORY, label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      style: 'light',
      links: [
        { label: 'X', href: 'https://x.com/gorhom' },
        { label: 'GitHub', href: 'https://github.com/gorhom' },
      ],
      // The first year is that of the library's own license.
      copyright: `© 2020–${new Date().getUTCFullYear()} Mo Gorhom`,
    },
  } satisfies ThemeConfig,
};

export default config;
