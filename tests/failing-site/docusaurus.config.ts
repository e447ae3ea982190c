import type { Config } from '@docusaurus/types';

/** A site in which every page breaks a rule of the framework, for the tests. */
const config: Config = {
  title: 'Failing site',
  url: 'http://127.0.0.1',
  baseUrl: '/',
  future: { experimental_faster: true },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.ts' },
        blog: false,
        theme: {},
      },
    ],
  ],
};

export default config;
