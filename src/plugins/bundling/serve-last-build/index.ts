import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: has the development server serve what only a build makes, the
 * search's index and the pages as Markdown, from the last build.
 */
export default function serveLastBuild({
  siteConfig,
  outDir,
}: LoadContext): Plugin {
  const served = {
    directory: outDir,
    publicPath: siteConfig.baseUrl,
    // Its pages are the development server's.
    staticOptions: { index: false, redirect: false },
    watch: false,
  };
  return {
    name: 'serve-last-build',
    loadContent() {
      if (process.env.NODE_ENV === 'development' && !existsSync(outDir)) {
        console.info(
          'Search and copied Markdown need a build: run "npm run build" once.',
        );
      }
    },
    // The types know `devServer` only next to what every configuration has.
    configureWebpack: ({ mode }) =>
      mode === 'development'
        ? { plugins: [], devServer: { static: served } }
        : {},
  };
}
