import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createOverridePlugins } from '../../shared/overridePlugins';
import {
  EMBEDDED_SEARCH_ID,
  type SearchSettings,
} from '../../site/searchSettings';

/**
 * Docusaurus plugin: selects the back end of the search, the hosted service if the site
 * has credentials for it.
 */
export default function searchBackend(context: LoadContext): Plugin {
  const { siteConfig, siteDir } = context;
  const { appId } = siteConfig.themeConfig.algolia as SearchSettings;
  const [embedded, hosted] = ['embeddedBackend', 'algoliaBackend'].map((name) =>
    path.join(siteDir, `src/components/Search/${name}.ts`),
  ) as [string, string];
  return {
    name: 'search-backend',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins:
        appId === EMBEDDED_SEARCH_ID || isServer
          ? []
          : createOverridePlugins({ [embedded]: hosted }, currentBundler),
    }),
  };
}
