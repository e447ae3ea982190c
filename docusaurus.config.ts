import type { Config } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import path from 'node:path';
import { announcementBar } from './announcement';
import compileHints from './src/plugins/compile-hints';
import compatibility from './src/plugins/compatibility';
import afterBuild from './src/plugins/after-build';
import { pagePolicies } from './src/plugins/content-security-policy';
import codeHighlight from './src/plugins/code-highlight';
import leanClient from './src/plugins/lean-client';
import liveDemos from './src/plugins/live-demos';
import leanRoutes from './src/plugins/lean-routes';
import apiFacts from './src/plugins/api-facts';
import demoSource from './src/plugins/demo-source';
import figures from './src/plugins/figures';
import installTabs from './src/plugins/install-tabs';
import rememberPackageManager from './src/plugins/install-tabs/remember';
import { readLastUpdates } from './src/plugins/last-update';
import { markdownTwins } from './src/plugins/markdown-twins';
import memberFilter from './src/plugins/member-filter';
import ownStyles from './src/plugins/own-styles';
import pageList from './src/plugins/page-list';
import pageParts from './src/plugins/page-parts';
import skipParts from './src/plugins/page-parts/skip';
import { pageScripts } from './src/plugins/lean-routes/pageScripts';
import { pageFrontMatter } from './src/plugins/page-front-matter';
import { pageSheets } from './src/plugins/page-sheets';
import scriptsMark from './src/plugins/scripts-mark';
import searchBackend from './src/plugins/search-backend';
import { searchIndex } from './src/plugins/search-index';
import { socialCards } from './src/plugins/social-cards';
import { CARD } from './src/plugins/social-cards/card';
import { readSiteEnvironment } from './src/siteEnvironment';

const REPOSITORY = 'https://github.com/gorhom/react-native-bottom-sheet';
const DOCS_SITE_EDIT_URL = `${REPOSITORY}/tree/master/website/`;

const TITLE = 'React Native Bottom Sheet';
const TAGLINE =
  'A performant interactive bottom sheet with fully configurable options';
const BASE_URL = '/react-native-bottom-sheet/';

const environment = readSiteEnvironment(process.env);
const lastUpdates = readLastUpdates(__dirname);
const cards = socialCards({ siteDir: __dirname, siteTitle: TITLE });

/** What every page written in MDX goes through, docs, blog and others alike. */
const mdx = {
  remarkPlugins: [
    [demoSource, { demosDir: path.join(__dirname, 'src/demos') }],
    installTabs,
    memberFilter,
    apiFacts,
    compatibility,
    figures,
  ],
  rehypePlugins: [codeHighlight],
};

const config: Config = {
  title: TITLE,
  tagline: TAGLINE,
  url: environment.siteUrl,
  baseUrl: BASE_URL,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  organizationName: 'gorhom',
  projectName: 'react-native-bottom-sheet',

  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',

  i18n: { defaultLocale: 'en', locales: ['en'] },

  markdown: {
    parseFrontMatter: pageFrontMatter({
      siteDir: __dirname,
      lastUpdates,
      cards,
    }),
  },

  headTags: [
    // For browsers that draw no SVG icons, and for home screens.
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: `${BASE_URL}img/favicon.ico`,
        sizes: '32x32',
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${BASE_URL}img/apple-touch-icon.png`,
      },
    },
  ],

  future: {
    experimental_faster: true,
  },

  customFields: { search: environment.search, repository: REPOSITORY },

  clientModules: ['./src/client/permalinks.ts', './src/client/wholePages.ts'],

  plugins: [
    ownStyles,
    pageList,
    rememberPackageManager,
    skipParts,
    scriptsMark,
    leanClient,
    compileHints,
    liveDemos,
    searchBackend,
    leanRoutes,
    afterBuild([
      pageScripts,
      pageSheets,
      searchIndex,
      markdownTwins,
      cards.step,
      pagePolicies(environment),
    ]),
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          ...mdx,
          rehypePlugins: [...mdx.rehypePlugins, pageParts],
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: true,
          editUrl: DOCS_SITE_EDIT_URL,
          showLastUpdateTime: lastUpdates !== undefined,
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
          ...mdx,
          blogTitle: 'Blog',
          blogDescription:
            'Releases of React Native Bottom Sheet: what changed, why, and how to move an app to them.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: DOCS_SITE_EDIT_URL,
          showLastUpdateTime: lastUpdates !== undefined,
          showReadingTime: false,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: { type: ['rss', 'atom'] },
        },
        pages: { ...mdx },
        theme: {
          customCss: [
            'tokens',
            'base',
            'helpers',
            'navbar',
            'shell',
            'docs',
            'facts',
            'print',
          ].map((name) => `./src/css/${name}.css`),
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
    // For pages that have no card of their own.
    image: cards.imageFor({
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
    // Unused: code is highlighted at build time with classes.
    prism: { theme: { plain: {}, styles: [] } },
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
      copyright:
        'Made by <a href="https://gorhom.dev">Mo Gorhom</a> and contributors, open source under the MIT license.',
    },
  } satisfies ThemeConfig,
};

export default config;
