import type { ThemeConfig } from '@docusaurus/preset-classic';
import base from '../../../docusaurus.config';
import crashPage from './crashPagePlugin';

const themeConfig = base.themeConfig as ThemeConfig;

/**
 * The site with everything optional switched on, for the tests: an
 * announcement bar, a page that crashes, and by its environment hosted search
 * and analytics.
 */
export default {
  ...base,
  plugins: [...(base.plugins ?? []), crashPage],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'announcement-under-test',
      content: 'An announcement with <a href="https://example.com/">a link</a>',
      isCloseable: true,
    },
  },
};
