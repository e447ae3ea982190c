import type { ThemeConfig } from '@docusaurus/preset-classic';
import base from '../../../docusaurus.config';
import failingPages from './failingPagesPlugin';

const themeConfig = base.themeConfig as ThemeConfig;

/**
 * The site with everything optional switched on, for the tests: an
 * announcement bar, pages that fail on demand, and by its environment hosted search
 * and analytics.
 */
export default {
  ...base,
  plugins: [...(base.plugins ?? []), failingPages],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'announcement-under-test',
      content: 'An announcement with <a href="https://example.com/">a link</a>',
      isCloseable: true,
    },
  },
};
