import type { ThemeConfig } from '@docusaurus/preset-classic';
import './environment';
import base from '../../../docusaurus.config';

const themeConfig = base.themeConfig as ThemeConfig;

/**
 * The site with everything optional switched on, for the tests: an
 * announcement bar, pages that fail on demand, and by its environment hosted search
 * and analytics.
 */
export default {
  ...base,
  plugins: [
    ...(base.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'on-demand',
        path: 'tests/e2e/hosted-site/pages',
        routeBasePath: '/',
      },
    ],
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'announcement-under-test',
      content: 'An announcement with <a href="https://example.com/">a link</a>',
      isCloseable: true,
    },
  },
};
