import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LINKS_RULE, OVERRIDES } from './originals';
import { overrides } from './overrides';
import {
  listComponents,
  readModules,
  writeComponents,
  type PageComponents,
  type PagesContent,
} from './components';
import { setBundle } from './pageScripts';

/** Above the priority of Docusaurus' own groups. */
const PRIORITY = 60;

/**
 * Docusaurus plugin: replaces private modules of Docusaurus' client in the
 * built site's scripts; see README.md. The development server and the pages'
 * HTML are made by the originals, except for the links in that HTML.
 */
export default function clientOverrides({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  let components: PageComponents = {};
  let routes = '';

  /** Writes what imports the modules of built pages. */
  function writeBuilt(): void {
    const registry = path.join(generatedFilesDir, 'registry.js');
    const modules = readModules(fs.readFileSync(registry, 'utf8'));
    fs.writeFileSync(
      path.join(path.dirname(routes), 'built.js'),
      modules.map((module) => `import ${JSON.stringify(module)};\n`).join(''),
    );
  }

  return {
    name: 'client-overrides',
    async allContentLoaded({ allContent, actions }) {
      components = listComponents(
        allContent['docusaurus-plugin-content-pages'] as PagesContent,
      );
      await actions.createData(
        'components.js',
        writeComponents(components, './built.js'),
      );
      routes = await actions.createData(
        'routes.js',
        // All that asks for the routes looks for the home page.
        `export default ${JSON.stringify([{ path: baseUrl, exact: true }])};\n`,
      );
    },
    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode !== 'production') {
        return {};
      }
      if (isServer) {
        return { module: { rules: [LINKS_RULE] } };
      }
      writeBuilt();
      return {
        module: { rules: [LINKS_RULE] },
        // A chunk's name is its id, so the runtime needs a table of hashes only.
        output: { chunkFilename: 'assets/js/[name].[contenthash:5].js' },
        optimization: {
          chunkIds: 'named',
          // With it the bundler replaces each first hash in all code by a
          // second one, and digits of a number can look like a hash.
          realContentHash: false,
          splitChunks: {
            cacheGroups: {
              // Demos and the playground are made of the same parts.
              islands: {
                name: 'islands',
                type: 'javascript/auto',
                chunks: ({ name }: { readonly name?: string | null }) =>
                  name?.startsWith('island-') === true,
                minChunks: 2,
                minSize: 0,
                priority: PRIORITY,
              },
            },
          },
        },
        plugins: [
          ...overrides(
            {
              ...OVERRIDES,
              [path.join(generatedFilesDir, 'routes.js')]: routes,
            },
            currentBundler,
          ),
          (compiler) => {
            compiler.hooks.done.tap('client-overrides', (stats) => {
              const options = { all: false, chunkGroups: true };
              const { namedChunkGroups: groups = {} } = stats.toJson(options);
              setBundle({ groups, components });
            });
          },
        ],
      };
    },
  };
}
