import type { Plugin } from '@docusaurus/types';

/** Dependencies of Babel's traversal that only serve to write code. */
const UNUSED = ['@babel/code-frame', '@babel/generator', '@babel/template'];

/** A Docusaurus plugin that keeps code which the check never runs out of its bundle. */
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
