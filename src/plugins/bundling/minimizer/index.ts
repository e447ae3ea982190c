import type { Plugin } from '@docusaurus/types';
import { rspack } from '@docusaurus/faster';

/**
 * Docusaurus plugin: minifies scripts to the syntax of the browsers that the site
 * supports. Docusaurus writes ES5 again where the code already needs newer browsers.
 */
export default function minimizer(): Plugin {
  return {
    name: 'minimizer',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            mergeStrategy: { 'optimization.minimizer': 'replace' },
            optimization: {
              minimizer: [
                new rspack.SwcJsMinimizerRspackPlugin({
                  extractComments: false,
                  minimizerOptions: {
                    compress: { ecma: 2020, passes: 3 },
                    format: { comments: false },
                  },
                }) as never,
                // That of stylesheets.
                ...(config.optimization?.minimizer ?? []).slice(1),
              ],
            },
          },
  };
}
