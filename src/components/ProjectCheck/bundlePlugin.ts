import type { Plugin } from '@docusaurus/types';

/** Parts of Babel's traversal that write code, which the checker does not. */
const UNUSED = ['@babel/code-frame', '@babel/generator', '@babel/template'];

/** Docusaurus plugin: leaves out what the worker of the checker never runs. */
export default function codeCheckBundle(): Plugin {
  return {
    name: 'code-check-bundle',
    configureWebpack: (_, isServer, { currentBundler }) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: Object.fromEntries(UNUSED.map((name) => [name, false])),
            },
            plugins: [
              new currentBundler.instance.DefinePlugin({
                'process.env.BABEL_TYPES_8_BREAKING': 'false',
              }),
            ],
          },
  };
}
