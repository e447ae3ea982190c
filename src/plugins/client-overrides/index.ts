import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LINKS, listOverrides } from './originals';
import { overrides, type Overrides } from './overrides';
import {
  listComponents,
  readModules,
  writeComponents,
  type PageComponents,
  type PagesContent,
} from './components';
import {
  findPageScripts,
  setPageScripts,
  type BundlerStats,
} from './pageScripts';

/** The names of the chunks of the components in `src/islands`. */
const ISLAND = /^island-\w+-tsx$/;

/** Above the priority of Docusaurus' own groups. */
const PRIORITY = 60;

interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (name: string, run: (stats: BundlerStats) => void) => void;
    };
  };
}

/**
 * Docusaurus plugin: replaces private modules of Docusaurus' client in the
 * built site's scripts; see README.md. The development server and the pages'
 * HTML are made by the originals.
 */
export default function clientOverrides({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  /** Docusaurus' folder for what this plugin writes. */
  const folder = path.join(generatedFilesDir, 'client-overrides/default');
  let components: PageComponents = {};

  /** Writes a table of routes, and a module that has those of built pages. */
  function writeModules(): Overrides {
    const write = (name: string, source: string) => {
      const file = path.join(folder, name);
      fs.writeFileSync(file, source);
      return file;
    };
    const registry = path.join(generatedFilesDir, 'registry.js');
    const modules = readModules(fs.readFileSync(registry, 'utf8'));
    write(
      'built.js',
      modules.map((module) => `import ${JSON.stringify(module)};\n`).join(''),
    );
    // All that asks for the routes looks for the home page.
    const routes = `export default ${JSON.stringify([{ path: baseUrl, exact: true }])};\n`;
    return {
      [path.join(generatedFilesDir, 'routes.js')]: write('routes.js', routes),
    };
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
    },
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') {
        return { module: { rules: [LINKS] } };
      }
      const { files, packages } = listOverrides(writeModules());
      return {
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
                  ISLAND.test(name ?? ''),
                minChunks: 2,
                minSize: 0,
                priority: PRIORITY,
              },
            },
          },
        },
        resolve: {
          alias: {
            ...Object.fromEntries(
              Object.entries(packages).map(([name, file]) => [
                `${name}$`,
                file,
              ]),
            ),
            // Only the components of built pages ask for it.
            'react-router-config$': false,
          },
        },
        plugins: [
          ...overrides(files, packages, currentBundler),
          {
            apply(compiler: Compiler) {
              compiler.hooks.done.tap('client-overrides', (stats) => {
                setPageScripts(findPageScripts(stats, components, baseUrl));
              });
            },
          },
        ],
      };
    },
  };
}
