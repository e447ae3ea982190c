import type { Config } from '@docusaurus/types';

/**
 * A site with links that lead nowhere. The environment variable DOCS names its
 * docs folder, RULES holds what the real site does about such links.
 */
const config: Config = {
  title: 'Linking site',
  url: 'http://127.0.0.1',
  baseUrl: '/',
  ...(JSON.parse(process.env.RULES ?? '{}') as Partial<Config>),
  future: { experimental_faster: true },
  presets: [
    [
      'classic',
      {
        docs: { path: process.env.DOCS, routeBasePath: '/' },
        blog: false,
        theme: {},
      },
    ],
  ],
};

export default config;
