import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { standIns } from '../shared/standIns';
import { writeConfig, writeGlobalData } from './facts';
import { readGenerated } from './generated';
import { setPageScripts } from './pageScripts';
import { writeTables, type PageChunks } from './tables';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

const COMMON = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils',
);
const THEME = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'theme',
);

/** What stands in for which file of Docusaurus' client. */
const CLIENT = {
  [path.join(__dirname, 'client/islandsInMdx.tsx')]: 'noIslands.ts',
  [path.join(CORE, 'docusaurus.js')]: 'docusaurus.ts',
  [path.join(CORE, 'preload.js')]: 'preload.ts',
  [path.join(COMMON, 'routesUtils.js')]: 'routesUtils.ts',
  [path.join(THEME, 'DocItem/Content/index.js')]: 'DocItemContent.tsx',
  [path.join(THEME, 'DocItem/Layout/index.js')]: 'DocItemLayout.tsx',
  [path.join(THEME, 'DocRoot/index.js')]: 'DocRoot.tsx',
  [path.join(THEME, 'DocSidebar/index.js')]: 'DocSidebar.tsx',
};

/** The names of the chunks of the components in `src/islands`. */
const ISLAND = /^island-(\w+)-tsx$/;

/** Above the priority of Docusaurus' own groups. */
const PRIORITY = 60;

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

interface ChunkGroup {
  readonly assets?: readonly { readonly name: string }[];
}

interface Stats {
  readonly toJson: (options: object) => {
    readonly namedChunkGroups?: Readonly<Record<string, ChunkGroup>>;
  };
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (name: string, run: (stats: Stats) => void) => void;
    };
  };
}

/**
 * Docusaurus plugin: keeps the tables of pages small that every page loads.
 *
 * Docusaurus lists all pages of all versions four times in what each first
 * visit loads: as routes, as names of chunks, as modules, and as docs. Here a
 * version's pages are a file of their own; see `tables.ts`, `facts.ts` and
 * `client/`. It is for the built site only: the development server has
 * Docusaurus' own tables.
 */
export default function leanRoutes({
  baseUrl,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-routes');

  function writeModules(): PageChunks {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const write = (name: string, source: string) => {
      fs.writeFileSync(path.join(folder, name), source);
    };
    write(
      'globalData.js',
      writeGlobalData(
        readJson(path.join(generatedFilesDir, 'globalData.json')),
      ),
    );
    write('config.js', writeConfig({ ...siteConfig }));
    // The versions of all plugins: no page reads them.
    write('siteMetadata.js', 'export default {};\n');
    const chunks = writeTables({
      generated: readGenerated(generatedFilesDir),
      baseUrl,
      readJson: (module) =>
        readJson(module.replace(/^@generated/, generatedFilesDir)),
      write,
    });
    return chunks;
  }

  return {
    name: 'lean-routes',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const chunks = writeModules();
      // First in line: the name of the folder is an alias too.
      config.resolve = {
        ...config.resolve,
        alias: {
          '@generated/docusaurus.config$': path.join(folder, 'config.js'),
          '@generated/globalData$': path.join(folder, 'globalData.js'),
          '@generated/routes$': path.join(folder, 'routes.js'),
          '@generated/site-metadata$': path.join(folder, 'siteMetadata.js'),
          ...(config.resolve?.alias as Readonly<Record<string, string>>),
        },
      };
      // Its table of all chunks is for the modules that are replaced.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        // A chunk's name is its id, and all have the hash of the build: the
        // runtime needs no table of names and none of hashes.
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        optimization: {
          chunkIds: 'named',
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
        plugins: [
          ...standIns(CLIENT, path.join(__dirname, 'client'), currentBundler),
          {
            apply(compiler: Compiler) {
              compiler.hooks.done.tap('lean-routes', (stats) => {
                const { namedChunkGroups = {} } = stats.toJson({
                  all: false,
                  chunkGroups: true,
                });
                const scriptsOf = (names: readonly string[]) => {
                  const files = names
                    .flatMap((name) => namedChunkGroups[name]?.assets ?? [])
                    .map(({ name }) => name)
                    .filter((name) => name.endsWith('.js'));
                  return [...new Set(files)].map((name) => baseUrl + name);
                };
                setPageScripts({
                  pages: new Map(
                    [...chunks].map(([page, names]) => [
                      page,
                      scriptsOf(names),
                    ]),
                  ),
                  islands: new Map(
                    Object.keys(namedChunkGroups).flatMap((name) => {
                      const island = ISLAND.exec(name)?.[1];
                      return island === undefined
                        ? []
                        : [[island, scriptsOf([name])]];
                    }),
                  ),
                });
              });
            },
          },
        ],
      };
    },
  };
}
