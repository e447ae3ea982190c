import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ThemeConfig as SearchTheme } from '@docusaurus/theme-search-algolia';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import type { AfterBuildStep } from '../../shared/afterBuild';
import { createOverridePlugins } from '../../shared/overridePlugins';
import {
  listComponents,
  readModules,
  writeComponents,
  type PageComponents,
  type PagesContent,
} from './pageComponents';
import { LINKS_RULE, CLIENT_OVERRIDES, ownModule } from './overriddenModules';
import { pageScripts, type ChunkGroups } from './pageScripts';

type Chunks = readonly { readonly name?: string | null }[];

/**
 * Names a chunk that others share. The bundler's own name is made of the paths of its
 * modules, and the runtime of every page would carry it.
 */
function sharedChunkName(_module: unknown, chunks: Chunks): string {
  const names = chunks.map(({ name }) => name).sort();
  const hash = createHash('sha256').update(names.join()).digest('hex');
  return `parts-${hash.slice(0, 4)}`;
}

/** How the built site's scripts are divided and named. */
const BUNDLING = {
  // A chunk's name is its id, so the runtime needs a table of hashes only.
  output: {
    chunkFilename: 'assets/js/[name].[contenthash:5].js',
    // A module that threw when it was imported throws again at the next import.
    strictModuleErrorHandling: true,
  },
  optimization: {
    chunkIds: 'named',
    // With it the bundler replaces each first hash in all code by a
    // second one, and digits of a number can look like a hash.
    realContentHash: false,
    splitChunks: {
      name: sharedChunkName,
      cacheGroups: {
        // Demos and the playground are made of the same parts.
        islands: {
          name: 'islands',
          type: 'javascript/auto',
          chunks: ({ name }: { readonly name?: string | null }) =>
            name?.startsWith('island-') === true,
          minChunks: 2,
          minSize: 0,
          // Above that of Docusaurus' own groups.
          priority: 60,
        },
      },
    },
  },
} as const;

/** Writes the module of the site's configuration, with what components read. */
function configModule(config: DocusaurusConfig): string {
  const { title, titleDelimiter, url, baseUrl, trailingSlash } = config;
  const { organizationName, projectName } = config;
  const needed = {
    title,
    titleDelimiter,
    url,
    baseUrl,
    trailingSlash,
    organizationName,
    projectName,
    future: { experimental_router: config.future.experimental_router },
    themeConfig: {
      ...config.themeConfig,
      blog: undefined,
      image: undefined,
      metadata: undefined,
      prism: undefined,
      tableOfContents: undefined,
    },
  };
  return `export default ${JSON.stringify(needed)};\n`;
}

interface ClientOverrides {
  readonly plugin: (context: LoadContext) => Plugin;
  readonly step: AfterBuildStep;
}

/**
 * Makes the Docusaurus plugin that replaces private modules of Docusaurus' client
 * in the built site's scripts, and the step that names the scripts in the pages; see
 * README.md. The development server and the pages' HTML are made by the originals,
 * except for the links in that HTML.
 */
export default function clientOverrides(): ClientOverrides {
  let components: PageComponents = {};
  let groups: ChunkGroups = {};
  let config = '';

  /** Writes the module that imports the modules of built pages. */
  function writeBuilt(folder: string): void {
    const registry = path.join(folder, 'registry.js');
    const modules = readModules(fs.readFileSync(registry, 'utf8'));
    fs.writeFileSync(
      path.join(path.dirname(config), 'built.js'),
      modules.map((module) => `import ${JSON.stringify(module)};\n`).join(''),
    );
  }

  const plugin = ({
    baseUrl,
    generatedFilesDir,
    siteConfig,
  }: LoadContext): Plugin => ({
    name: 'client-overrides',
    async allContentLoaded({ allContent, actions }) {
      // The search theme has set its defaults by now.
      const { algolia } = siteConfig.themeConfig as SearchTheme;
      components = listComponents(
        allContent['docusaurus-plugin-content-pages'] as PagesContent,
        `${baseUrl}${String(algolia.searchPagePath)}`,
      );
      await actions.createData(
        'components.js',
        writeComponents(components, './built.js'),
      );
      config = await actions.createData('config.js', configModule(siteConfig));
    },
    configureWebpack(bundler, isServer, { currentBundler }) {
      if (bundler.mode !== 'production') return {};
      const rules = { module: { rules: [LINKS_RULE] } };
      if (isServer) return rules;
      // This plugin writes a table of all chunks for a prefetch that is replaced.
      bundler.plugins = bundler.plugins?.filter(
        (part) => part?.constructor.name !== 'ChunkAssetPlugin',
      );
      writeBuilt(generatedFilesDir);
      const generated = {
        [path.join(generatedFilesDir, 'routes.js')]: ownModule('routes.ts'),
        [path.join(generatedFilesDir, 'docusaurus.config.mjs')]: config,
        // The versions of the plugins, which no component reads.
        [path.join(generatedFilesDir, 'site-metadata.json')]:
          ownModule('siteMetadata.json'),
      };
      return {
        ...rules,
        ...BUNDLING,
        plugins: [
          ...createOverridePlugins(
            { ...CLIENT_OVERRIDES, ...generated },
            currentBundler,
          ),
          (compiler) => {
            compiler.hooks.done.tap('client-overrides', (stats) => {
              const options = { all: false, chunkGroups: true };
              groups = stats.toJson(options).namedChunkGroups ?? {};
            });
          },
        ],
      };
    },
  });

  return { plugin, step: pageScripts(() => ({ components, groups })) };
}
