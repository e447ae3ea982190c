import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Adds the route `crash`, a page that crashes when its button is pressed. */
export default function crashPagePlugin(context: LoadContext): Plugin {
  return {
    name: 'crash-page',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${context.baseUrl}crash`,
        component: path.resolve(__dirname, 'CrashPage.tsx'),
        exact: true,
      });
    },
  };
}
