import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: makes the development server serve files of the last build that only
 * a build makes: the search index and the Markdown pages.
 */
export default function serveLastBuild({
  siteConfig,
  outDir,
}: LoadContext): Plugin {
  const served = {
    directory: outDir,
    publicPath: siteConfig.baseUrl,
    // Pages come from the development server.
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
    // By the types, `devServer` needs another property next to it.
    configureWebpack: ({ mode }) =>
      mode === 'development'
        ? { plugins: [], devServer: { static: served } }
        : {},
  };
}
