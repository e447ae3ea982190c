import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EXAMPLES, type ExampleData } from '../../data/examples';
import texts from '../../data/exampleTexts.json';
import { overrides } from '../client-overrides/overrides';
import { extractMarks } from '../code-highlight/marks';
import { highlight } from '../code-highlight/tokens';
import { absentModules } from './absent';

/** Packages that only run in a demo, by their folder in `node_modules`. */
const LIBRARIES = [
  '@gorhom/bottom-sheet',
  '@gorhom/portal',
  'react-native-gesture-handler',
  'react-native-reanimated',
  'react-native-web',
];

/** Reanimated's modules that do something when they are imported. */
const WITH_EFFECTS = [
  'lib/module/Animated.js',
  'lib/module/core.js',
  'lib/module/initializers.js',
  'lib/module/layoutReanimation/animationsManager.js',
  'lib/module/publicGlobals.js',
];

/** Above the group `common` of Docusaurus (40), or every page loads them. */
const PRIORITY = 60;

const WEB_FIRST = ['.web', '']
  .flatMap((platform) =>
    ['tsx', 'ts', 'jsx', 'js'].map((extension) => `${platform}.${extension}`),
  )
  .concat('.mjs', '.json');

/**
 * Docusaurus plugin: bundles the demos, the sheet and React Native Web for the
 * browser only, in separate chunks whose names start with `live-`. The
 * rest of the site is built as before. It also makes a chunk of each example's
 * code, as the playground shows it.
 */
export default function liveDemos({ siteDir }: LoadContext): Plugin {
  const inSite = (name: string) => path.join(siteDir, name);
  // Files are known by their own paths, whatever links to the folder.
  const modules = fs.realpathSync(inSite('node_modules'));
  const inModules = (name: string) => path.join(modules, name);
  const live = inSite('src/live');
  const demos = inSite('src/demos');
  const sheet = inModules('@gorhom/bottom-sheet');
  const reanimated = inModules('react-native-reanimated');

  const inAll: Record<string, string | false> = {
    'react-native$': path.join(live, 'reactNative.ts'),
    // Only the gesture handler's first API, which the sheet does not use,
    // works with it.
    '@egjs/hammerjs': false,
  };
  const inDemos: Record<string, string> = {
    '@gorhom/bottom-sheet$': path.join(live, 'sheet.tsx'),
  };

  return {
    name: 'live-demos',
    getPathsToWatch: () =>
      EXAMPLES.map((name) => path.join(demos, `${name}.tsx`)),
    contentLoaded: async ({ actions }) => {
      for (const name of EXAMPLES) {
        const code = fs.readFileSync(path.join(demos, `${name}.tsx`), 'utf8');
        const html = highlight(extractMarks(code.trimEnd(), new Set()), 'tsx');
        const data: ExampleData = { ...texts[name], html };
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
    },
    configureWebpack: (config, isServer, { currentBundler, getJSLoader }) => {
      if (isServer) {
        // The built HTML shows posters: nothing of the demos is needed.
        return { resolve: { alias: { [live]: false } } };
      }
      const { DefinePlugin } = currentBundler.instance;
      return {
        plugins: [
          new DefinePlugin({
            __DEV__: JSON.stringify(config.mode === 'development'),
            'process.env.JEST_WORKER_ID': 'undefined',
            global: 'globalThis',
          }),
          ...overrides(absentModules(modules, live), currentBundler),
        ],
        optimization: {
          splitChunks: {
            cacheGroups: {
              live: {
                name: 'live-vendor',
                // And what each demo meets in their place.
                test: /[\\/]node_modules[\\/]|[\\/]src[\\/]live[\\/](?:body|finger|firstStart|inspection|Presence|Probe|PullToRefresh|sheet|useFinger)\./,
                chunks: (chunk: { name?: string | null }) =>
                  chunk.name?.startsWith('live-') ?? false,
                priority: PRIORITY,
                enforce: true,
              },
            },
          },
        },
        module: {
          rules: [
            {
              test: /\.[cm]?[jt]sx?$/,
              include: [live, demos, ...LIBRARIES.map(inModules)],
              resolve: {
                fullySpecified: false,
                extensions: WEB_FIRST,
                alias: inAll,
              },
            },
            {
              // Demos get the sheet through a module that can inspect it.
              include: [demos],
              resolve: {
                alias: inDemos,
              },
            },
            {
              // Only what is imported of these is needed: their modules set
              // nothing up, except the entry of the gesture handler.
              include: [
                live,
                path.join(sheet, 'lib'),
                inModules('react-native-gesture-handler/lib'),
              ],
              exclude: [
                inModules('react-native-gesture-handler/lib/module/index.js'),
              ],
              sideEffects: false,
            },
            {
              // It says that only the modules of `WITH_EFFECTS` have effects. But
              // where its barrels are skipped, Rspack orders what they import
              // differently in each build, and the chunk's content hash is
              // another each time. So they stay, and what they do not need goes.
              include: [reanimated],
              sideEffects: true,
            },
            {
              test: /[\\/](?!index\.js$)[^\\/]+$/,
              include: [reanimated],
              exclude: WITH_EFFECTS.map((file) => path.join(reanimated, file)),
              sideEffects: false,
            },
            {
              // Worklets of the sheet, the demos and the inspector: without
              // this pass animated styles never update.
              test: /\.[jt]sx?$/,
              include: [demos, live, sheet],
              enforce: 'pre',
              loader: require.resolve('babel-loader'),
              options: {
                babelrc: false,
                configFile: false,
                parserOpts: { plugins: ['jsx', 'typescript'] },
                plugins: [
                  [
                    require.resolve('react-native-reanimated/plugin'),
                    { omitNativeOnlyData: true },
                  ],
                ],
              },
            },
            {
              // Reanimated 3 is published with JSX in it.
              test: /\.js$/,
              include: [reanimated],
              use: [getJSLoader({ isServer })],
            },
          ],
        },
      };
    },
  };
}
