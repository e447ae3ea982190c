import fs from 'node:fs';
import path from 'node:path';
import type { Navbar } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LINKS, listOverrides } from './originals';
import { overrides, withoutPlugin, type Overrides } from './overrides';
import { writeConfig } from './tables/config';
import { readGenerated } from './tables/generated';
import { findPageScripts, type BundlerStats } from './tables/pageChunks';
import { setPageScripts } from './tables/pageScripts';
import { writeTables, type PageChunks } from './tables/tables';

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

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/**
 * Docusaurus plugin: replaces private modules of Docusaurus' client in the
 * built site's scripts; see README.md. The development server and the pages'
 * HTML are made by the originals.
 */
export default function clientOverrides({
  baseUrl,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'client-overrides');

  /** Writes our modules for those that Docusaurus generates. */
  function writeModules(): { files: Overrides; chunks: PageChunks } {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const write = (name: string, source: string) => {
      fs.writeFileSync(path.join(folder, name), source);
    };
    write('config.js', writeConfig({ ...siteConfig }));
    // The versions of all plugins, which no page reads.
    write('siteMetadata.json', '{}\n');
    const chunks = writeTables({
      generated: readGenerated(generatedFilesDir),
      baseUrl,
      readJson: (module) =>
        readJson(module.replace(/^@generated/, generatedFilesDir)),
      write,
    });
    const generated = {
      'docusaurus.config.mjs': 'config.js',
      'routes.js': 'routes.js',
      'site-metadata.json': 'siteMetadata.json',
    };
    const files = Object.fromEntries(
      Object.entries(generated).map(([original, name]) => [
        path.join(generatedFilesDir, original),
        path.join(folder, name),
      ]),
    );
    return { files, chunks };
  }

  return {
    name: 'client-overrides',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') {
        return { module: { rules: [LINKS] } };
      }
      const generated = writeModules();
      const { files, packages } = listOverrides(
        generated.files,
        (siteConfig.themeConfig.navbar as Navbar).hideOnScroll,
      );
      // It writes a table of all chunks, for modules that are replaced.
      config.plugins = withoutPlugin(config.plugins ?? [], 'ChunkAssetPlugin');
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
              // Parts that pages share are small: in separate files they
              // would weigh more than they save.
              defaultVendors: false,
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
          alias: Object.fromEntries(
            Object.entries(packages).map(([name, file]) => [`${name}$`, file]),
          ),
        },
        plugins: [
          ...overrides(files, packages, currentBundler),
          {
            apply(compiler: Compiler) {
              compiler.hooks.done.tap('client-overrides', (stats) => {
                setPageScripts(
                  findPageScripts(stats, generated.chunks, baseUrl),
                );
              });
            },
          },
        ],
      };
    },
  };
}
