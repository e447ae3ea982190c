import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const PAGES = {
  behavior: 'BehaviorPage.tsx',
  crash: 'CrashPage.tsx',
  'layout-crash': 'LayoutCrashPage.tsx',
  loading: 'LoadingPage.tsx',
  'navbar-item': 'NavbarItemPage.tsx',
  'kept.html': 'KeptPage.tsx',
  'site-data': 'SiteDataPage.tsx',
};

/** Only runs in a browser. */
const PROGRAMS = path.resolve(__dirname, 'behaviorPrograms.tsx');

/**
 * Adds the pages on which the tests make the site fail, or look inside, and
 * docs pages and posts that crash at the window's event `crash`.
 */
export default function failingPagesPlugin(context: LoadContext): Plugin {
  return {
    name: 'failing-pages',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) =>
      isServer ? { resolve: { alias: { [PROGRAMS]: false } } } : {},
    contentLoaded({ actions }) {
      for (const [route, file] of Object.entries(PAGES)) {
        actions.addRoute({
          path: `${context.baseUrl}${route}`,
          component: path.resolve(__dirname, file),
          exact: true,
        });
      }
    },
  };
}
