import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchSettings } from '../../search/settings';

const MODULE = /^@site\/src\/search\/backend$/;

/**
 * Docusaurus plugin: gives the search its back end, the hosted service when
 * the site has credentials for it. On the development server, which has no
 * built pages to make an index of, the last build's is served.
 */
export default function searchBackend(context: LoadContext): Plugin {
  const { siteConfig, siteDir, outDir } = context;
  const { appId } = siteConfig.customFields?.search as SearchSettings;
  return {
    name: 'search-backend',
    configureWebpack: (config, _isServer, { currentBundler }) => ({
      plugins:
        appId === ''
          ? []
          : [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                MODULE,
                path.join(siteDir, 'src/search/backendHosted.ts'),
              ),
            ],
      ...(config.mode === 'development'
        ? {
            devServer: {
              static: {
                directory: path.join(outDir, 'search'),
                publicPath: `${siteConfig.baseUrl}search`,
                watch: false,
              },
            },
          }
        : {}),
    }),
  };
}
