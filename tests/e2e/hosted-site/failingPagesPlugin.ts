import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const PAGES = {
  crash: 'CrashPage.tsx',
  'layout-crash': 'LayoutCrashPage.tsx',
  loading: 'LoadingPage.tsx',
  'navbar-item': 'NavbarItemPage.tsx',
  'kept.html': 'KeptPage.tsx',
  'site-facts': 'SiteFactsPage.tsx',
};

/** Adds the pages on which the tests make the site fail, or look inside. */
export default function failingPagesPlugin(context: LoadContext): Plugin {
  return {
    name: 'failing-pages',
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
