import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { getBrowserslistQueries, rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import manifest from '../../../../package.json';
import { createOverridePlugins } from '../../overridePlugins';
import { excludedModules } from './excludedModules';

/** Reanimated's modules that do something when they are imported, or export others'. */
const SIDE_EFFECT_MODULES = [
  'lib/module/Animated.js',
  'lib/module/animation/decay/utils.js',
  'lib/module/animation/util.js',
  'lib/module/core.js',
  'lib/module/coreCommon.js',
  'lib/module/css/platform.js',
];

const TARGETS = getBrowserslistQueries({ isServer: false });

const WEB_FIRST = [
  '.web.tsx',
  '.web.ts',
  '.web.jsx',
  '.web.js',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
];

/** The absolute folders of the packages that need rules. */
type PackageFolders = Record<'sheet' | 'handler' | 'reanimated', string>;

/** Which modules are left out where nothing of them is imported. */
const sideEffectRules = ({ sheet, handler, reanimated }: PackageFolders) => [
  {
    // These set nothing up, except the entry of the gesture handler.
    include: [path.join(sheet, 'lib'), path.join(handler, 'lib')],
    exclude: [path.join(handler, 'lib/module/index.js')],
    sideEffects: false,
  },
  {
    // It says that only the modules of `SIDE_EFFECT_MODULES` have effects. But
    // where its barrels are skipped, Rspack orders what they import
    // differently in each build, and the file's content hash is
    // another each time. So they stay, and what they do not need goes.
    include: [reanimated],
    sideEffects: true,
  },
  {
    test: /[\\/](?!index\.js$)[^\\/]+$/,
    include: [reanimated],
    exclude: SIDE_EFFECT_MODULES.map((file) => path.join(reanimated, file)),
    sideEffects: false,
  },
];

/** How the modules are compiled. */
function loaderRules(
  siteDir: string,
  frame: string,
  { sheet, reanimated }: PackageFolders,
) {
  const swc = {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: TARGETS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
  // Worklets of the sheet and of the inspector: without it animated styles
  // never update.
  const worklets = require.resolve('react-native-reanimated/plugin');
  return [
    { test: /\.[cm]?js$/, resolve: { fullySpecified: false } },
    {
      test: /\.[jt]sx?$/,
      include: [frame, sheet],
      enforce: 'pre' as const,
      loader: require.resolve('babel-loader'),
      options: {
        babelrc: false,
        configFile: false,
        cacheDirectory: path.join(siteDir, '.cache/babel-loader'),
        // Another release of the plugin writes other code.
        cacheIdentifier: manifest.dependencies['react-native-worklets'],
        parserOpts: { plugins: ['jsx', 'typescript'] },
        plugins: [[worklets, { omitNativeOnlyData: true }]],
      },
    },
    // Some of Reanimated's are replaced by ours, which have types.
    { test: /\.js$/, include: [reanimated], use: [swc] },
    { test: /\.tsx?$/, use: [swc] },
    { test: /\.css$/, type: 'css/auto' as const },
  ];
}

/**
 * Holds the names of the libraries' private modules to their files.
 *
 * @throws Error when a name is stale
 */
function expectFiles(files: readonly string[]): void {
  const missing = files.filter((file) => !fs.existsSync(file));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join('\n')}: no such file. Run npm ci, or correct the names in src/shared/sandbox/bundle.`,
    );
  }
}

/** A configuration of Rspack for the program of the frame. */
function configurationOf(siteDir: string) {
  // Files are known by their own paths, whatever links to the folder.
  const modules = fs.realpathSync(path.join(siteDir, 'node_modules'));
  const frame = path.join(siteDir, 'src/shared/sandbox/frame');
  const packages = {
    sheet: path.join(modules, '@gorhom/bottom-sheet'),
    handler: path.join(modules, 'react-native-gesture-handler'),
    reanimated: path.join(modules, 'react-native-reanimated'),
  };
  const replaced = {
    ...excludedModules(modules, frame),
    [path.join(packages.reanimated, 'lib/module/mutables.js')]: path.join(
      frame,
      'trackedMutable.ts',
    ),
  };
  expectFiles([
    ...Object.keys(replaced),
    ...SIDE_EFFECT_MODULES.map((file) => path.join(packages.reanimated, file)),
  ]);
  return {
    mode: 'production' as const,
    context: siteDir,
    target: 'web' as const,
    devtool: false as const,
    entry: path.join(frame, 'index.tsx'),
    experiments: { css: true },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: TARGETS },
        }),
      ],
    },
    resolve: {
      extensions: WEB_FIRST,
      alias: {
        'react-native$': path.join(frame, 'reactNative.ts'),
        // Only the gesture handler's first API, which the sheet does not use,
        // works with it.
        '@egjs/hammerjs': false as const,
      },
    },
    plugins: [
      new rspack.DefinePlugin({
        __DEV__: 'false',
        'process.env.JEST_WORKER_ID': 'undefined',
        'process.env.NODE_ENV': '"production"',
        global: 'globalThis',
      }),
      ...createOverridePlugins(replaced, {
        name: 'rspack',
        instance: rspack as never,
      }),
    ],
    module: {
      // One file: a document without an origin can ask for no other.
      parser: { javascript: { dynamicImportMode: 'eager' as const } },
      rules: [
        ...sideEffectRules(packages),
        ...loaderRules(siteDir, frame, packages),
        // As Reanimated's, all barrels stay, or the order differs in each build.
        {
          test: /[\\/]index\.js$/,
          exclude: /react-native-web/,
          sideEffects: true,
        },
      ],
    },
  };
}

/**
 * What the frame's document runs itself: it takes a port and a program, once. What
 * no policy closes is taken away first; see `src/shared/sandbox/README.md`.
 */
const BOOTSTRAP_SCRIPT = `addEventListener('message', function take(event) {
  const port = event.ports[0];
  if (self.origin !== 'null' || event.source !== parent ||
    event.origin !== location.origin || !port) return;
  removeEventListener('message', take);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/RTC/.test(name)) delete window[name];
  }
  const refuse = () => { throw new DOMException('Not here.', 'SecurityError'); };
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go']) {
    History.prototype[name] = refuse;
  }
  Document.prototype.execCommand = refuse;
  delete Navigator.prototype.clipboard;
  window.runnerPort = port;
  try {
    (0, eval)(event.data);
    port.postMessage({ type: 'ready' });
  } catch (error) {
    port.postMessage({ type: 'broken' });
    throw error;
  }
});`;

/**
 * The document that programs run in. It has no origin where it is framed, and
 * its policy lets a program ask for nothing. `'self'` would mean different things
 * in different browsers, so it does not occur: the page hands the program over.
 */
function frameDocument(styles: string): string {
  const hash = createHash('sha256').update(BOOTSTRAP_SCRIPT).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Phone</title>
<style>${styles}</style>
<body><script>${BOOTSTRAP_SCRIPT}</script>
</html>
`;
}

/**
 * Docusaurus plugin: bundles what programs run in, React Native Web and the sheet
 * with a React for themselves, as a text that a page hands to the document.
 * Both are assets: no route, in no list, not indexed.
 */
export default function sandboxBundle(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'sandbox-bundle/default');
  return {
    name: 'sandbox-bundle',
    getPathsToWatch: () => ['src/shared/sandbox/frame/*'],
    async contentLoaded() {
      const bundler = rspack({
        ...configurationOf(siteDir),
        output: { path: folder, filename: 'runtime.js', publicPath: '' },
      });
      const stats = await promisify(bundler.run.bind(bundler))();
      if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
      const inFolder = (name: string) => path.join(folder, name);
      // As a text it is nothing that a browser would run by its address.
      fs.renameSync(inFolder('runtime.js'), inFolder('runtime.txt'));
      // By its end a page knows that all of it came.
      fs.appendFileSync(inFolder('runtime.txt'), '\n//end');
      const styles = fs.readFileSync(inFolder('runtime.css'), 'utf8');
      fs.writeFileSync(inFolder('frame.html'), frameDocument(styles));
    },
    configureWebpack: () => ({
      // The one that the rest of it uses in a browser.
      resolve: {
        alias: { 'sucrase/dist/parser$': 'sucrase/dist/esm/parser/index.js' },
      },
      module: {
        rules: [
          {
            include: folder,
            type: 'asset/resource',
            generator: { filename: 'assets/phone/[name].[contenthash:8][ext]' },
          },
        ],
      },
    }),
  };
}
