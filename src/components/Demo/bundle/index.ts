import fs from 'node:fs';
import path from 'node:path';
import { getBrowserslistQueries, rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EXAMPLES, type ExampleData } from '../playground/examples';
import texts from '../playground/exampleTexts.json';
import { overrides } from '../../../shared/overrides';
import { extractMarks } from '../../../shared/highlight/marks';
import { highlight } from '../../../shared/highlight/highlight';
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
 * Where what the demos are made of lies; absolute.
 *
 * @param apps - the folder of what imports the sheet and React Native
 */
function foldersOf(siteDir: string, apps = 'src/demos') {
  const inSite = (name: string) => path.join(siteDir, name);
  // Files are known by their own paths, whatever links to the folder.
  const modules = fs.realpathSync(inSite('node_modules'));
  return {
    modules,
    live: inSite('src/components/Demo/frame'),
    demos: inSite(apps),
    libraries: LIBRARIES.map((name) => path.join(modules, name)),
    sheet: path.join(modules, '@gorhom/bottom-sheet'),
    handler: path.join(modules, 'react-native-gesture-handler'),
    reanimated: path.join(modules, 'react-native-reanimated'),
  };
}

type Folders = ReturnType<typeof foldersOf>;

/** How the demos' modules find each other. */
function resolveRules({ live, demos, libraries }: Folders) {
  const inAll: Record<string, string | false> = {
    'react-native$': path.join(live, 'reactNative.ts'),
    // Only the gesture handler's first API, which the sheet does not use,
    // works with it.
    '@egjs/hammerjs': false,
  };
  const inDemos: Record<string, string> = {
    '@gorhom/bottom-sheet$': path.join(live, 'sheet.tsx'),
  };
  return [
    {
      test: /\.[cm]?[jt]sx?$/,
      include: [live, demos, ...libraries],
      resolve: { fullySpecified: false, extensions: WEB_FIRST, alias: inAll },
    },
    {
      // Demos get the sheet through a module that can inspect it.
      include: [demos, path.join(live, 'PlaygroundApp.tsx')],
      resolve: { alias: inDemos },
    },
  ];
}

/** Which modules are left out where nothing of them is imported. */
const sideEffectRules = ({ live, sheet, handler, reanimated }: Folders) => [
  {
    // These set nothing up, except the entry of the gesture handler.
    include: [live, path.join(sheet, 'lib'), path.join(handler, 'lib')],
    exclude: [path.join(handler, 'lib/module/index.js')],
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
];

/** How the demos' modules are compiled. */
const loaderRules = <Loader>(
  { live, demos, sheet, reanimated }: Folders,
  jsLoader: Loader,
) => [
  {
    // Worklets of the sheet, the demos and the inspector: without
    // this pass animated styles never update.
    test: /\.[jt]sx?$/,
    include: [demos, live, sheet],
    enforce: 'pre' as const,
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
    use: [jsLoader],
  },
];

/** The chunk of what all demos share, with what each meets in its place. */
const VENDOR = {
  name: 'live-vendor',
  test: /[\\/]node_modules[\\/]|[\\/]Demo[\\/]frame[\\/](?:finger|firstStart|inspection|keyboard|phone|Presence|Probe|PullToRefresh|sheet|useFinger)\./,
  chunks: (chunk: { name?: string | null }) =>
    chunk.name?.startsWith('live-') ?? false,
  priority: PRIORITY,
  enforce: true,
};

/**
 * A configuration of Rspack for a program that runs apps by itself, with the same
 * sheet and the same React Native Web as the demos.
 *
 * @param apps - the folder of the program, absolute
 */
export function phoneBundle(siteDir: string, apps: string) {
  const folders = foldersOf(siteDir, path.relative(siteDir, apps));
  const mutables = 'lib/module/mutables.js';
  const targets = getBrowserslistQueries({ isServer: false });
  const swc = {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
  return {
    mode: 'production' as const,
    context: siteDir,
    target: 'web' as const,
    devtool: false as const,
    experiments: { css: true },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets },
        }),
      ],
    },
    resolve: { extensions: WEB_FIRST },
    plugins: [
      new rspack.DefinePlugin({
        __DEV__: 'false',
        'process.env.JEST_WORKER_ID': 'undefined',
        'process.env.NODE_ENV': '"production"',
        global: 'globalThis',
      }),
      ...overrides(
        {
          ...absentModules(folders.modules, folders.live),
          [path.join(folders.reanimated, mutables)]: path.join(
            apps,
            'mutables.ts',
          ),
        },
        { name: 'rspack', instance: rspack as never },
      ),
    ],
    module: {
      // One file: a document without an origin can ask for no other.
      parser: {
        javascript: { dynamicImportMode: 'eager' as const },
        'css/auto': { namedExports: false },
      },
      generator: { 'css/auto': { localIdentName: '[local]' } },
      rules: [
        ...resolveRules(folders),
        ...sideEffectRules(folders),
        ...loaderRules(folders, swc),
        // As Reanimated's, all barrels stay, or the order differs in each build.
        {
          test: /[\\/](?:index\.js|reactNative\.ts|sheet\.tsx)$/,
          exclude: /react-native-web/,
          sideEffects: true,
        },
        { test: /\.tsx?$/, use: [swc] },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
  };
}

/**
 * Docusaurus plugin: bundles the demos, the sheet and React Native Web for the
 * browser only, in separate chunks whose names start with `live-`. The
 * rest of the site is built as before. It also makes data of the code that the
 * playground shows: of each example's, and of its own.
 */
export default function liveDemos({ siteDir }: LoadContext): Plugin {
  const folders = foldersOf(siteDir);
  const { modules, live, demos } = folders;
  const playground = path.join(live, 'PlaygroundApp.tsx');
  const fileOf = (name: string) => path.join(demos, `${name}.tsx`);

  return {
    name: 'live-demos',
    getPathsToWatch: () => [playground, ...EXAMPLES.map(fileOf)],
    contentLoaded: async ({ actions: { createData } }) => {
      const source = fs.readFileSync(playground, 'utf8');
      await createData('playground.json', JSON.stringify(source));
      for (const name of EXAMPLES) {
        const code = fs.readFileSync(fileOf(name), 'utf8');
        const html = highlight(extractMarks(code.trimEnd(), 'tsx'), 'tsx');
        const data: ExampleData = { ...texts[name], html };
        await createData(`${name}.json`, JSON.stringify(data));
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
        optimization: { splitChunks: { cacheGroups: { live: VENDOR } } },
        module: {
          rules: [
            ...resolveRules(folders),
            ...sideEffectRules(folders),
            ...loaderRules(folders, getJSLoader({ isServer: false })),
          ],
        },
      };
    },
  };
}
