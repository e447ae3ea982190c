/** The projects in which the recipes of the docs are followed. */
import { gte, lt, minVersion } from 'semver';
import {
  type InstallLine,
  linesFor,
  toPackageSpecs,
} from '../../src/shared/install/installData';

/** A new project, and what shows that a recipe works in it. */
export interface Project {
  /** The page whose configuration files the project takes, by their titles. */
  readonly page: string;
  readonly files: readonly string[];
  /** What a page tells to change in a file, and what it is then called. */
  readonly rename?: Readonly<Record<string, string>>;
  readonly adapt?: (text: string) => string;
  /** Packages with those of the sheet. */
  readonly packages: readonly string[];
  /** What has to have the version of React that React Native is built with. */
  readonly likeReact?: readonly string[];
  /** The files of the app. */
  readonly app: Readonly<Record<string, string>>;
  readonly command: string;
  /** What of a built project opens the modal, if not its root. */
  readonly address?: string;
}

const LINES = linesFor('v5');

/** What an install command of the docs installs. */
const sheetPackages = (line: InstallLine): string[] => [
  ...toPackageSpecs(line.packages),
  `react-native@~${line.reactNative[0] ?? ''}.0`,
];

const SHEET_PACKAGES = LINES.slice(0, 1).flatMap(sheetPackages);

const SHEET = `import { useRef } from 'react';
import { BottomSheetModal, BottomSheetModalProvider, BottomSheetView } from '@gorhom/bottom-sheet';
import { Button, Text } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function Menu() {
  const sheetRef = useRef<BottomSheetModal>(null);
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <BottomSheetModalProvider>
        <Button title="Open" onPress={() => sheetRef.current?.present()} />
        <BottomSheetModal ref={sheetRef}>
          <BottomSheetView><Text>Delete</Text></BottomSheetView>
        </BottomSheetModal>
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}
`;
const ENTRY = `import { createRoot } from 'react-dom/client';
import Menu from './Menu';
createRoot(document.getElementById('root')!).render(<Menu />);
`;
const HTML = `<!doctype html>
<style>html, body, #root { height: 100%; margin: 0; display: flex; flex: 1 }</style>
<div id="root"></div>
`;
const APP = { 'src/Menu.tsx': SHEET, 'src/index.tsx': ENTRY };
const HTML_WITH_SCRIPT = `${HTML}<script src="main.js"></script>`;
const WEB = [
  ...SHEET_PACKAGES,
  'react-dom',
  'react-native-web',
  '@babel/core@7',
  '@babel/preset-react@7',
  '@babel/preset-typescript@7',
];

const JEST = {
  page: 'docs/faq.mdx',
  files: [
    'jest.setup.js',
    'jest.resolver.js',
    'jest.config.js',
    'Menu.test.tsx',
  ],
  command: 'npx jest --ci',
};
const IGNORED = /\n {2}\/\/ Not with jest-expo\.[^]*?\],/;
const PRESET = "'@react-native/jest-preset'";
const RESOLVER = /\n {2}\/\/ Reanimated 4\.7 and newer\.\n.*/;
const WORKLETS_MOCK = /\/\/ Not with Reanimated 3\.\n[^]*?\n\);\n/;

/** React Native's preset, with what an install command installs. */
function jestWith(line: InstallLine): Project {
  const [release = ''] = line.reactNative;
  const reanimated = minVersion(
    line.packages['react-native-reanimated'] ?? '',
  )?.version;
  if (reanimated === undefined) throw new Error('A line has no Reanimated.');
  const hasPreset = gte(`${release}.0`, '0.85.0');
  // The newest on npm for React Native 0.88 is a candidate.
  const preset = release === '0.88' ? '0.88.0-rc.1' : `~${release}.0`;
  const isExact = lt(`${release}.0`, '0.83.0');
  const plugin = lt(reanimated, '4.0.0') ? 'reanimated' : 'worklets';
  return {
    ...JEST,
    adapt: (text) => {
      let adapted = text;
      if (!hasPreset) adapted = adapted.replace(PRESET, "'react-native'");
      if (lt(reanimated, '4.7.0')) adapted = adapted.replace(RESOLVER, '');
      if (plugin === 'reanimated') adapted = adapted.replace(WORKLETS_MOCK, '');
      return adapted;
    },
    packages: [
      ...sheetPackages(line),
      'jest@29',
      `@react-native/babel-preset@~${release}.0`,
      ...(hasPreset ? [`@react-native/jest-preset@${preset}`] : []),
      ...(isExact
        ? ['@testing-library/react-native@13']
        : ['@testing-library/react-native', 'test-renderer']),
    ],
    likeReact: isExact ? ['react', 'react-test-renderer'] : [],
    app: {
      'Menu.tsx': SHEET,
      'babel.config.js': `module.exports = { presets: ['module:@react-native/babel-preset'], plugins: ['react-native-${plugin}/plugin'] };\n`,
    },
  };
}

export const PROJECTS: Readonly<Record<string, Project>> = {
  ...Object.fromEntries(
    LINES.map((line) => {
      const [release = ''] = line.reactNative;
      const suffix = line.architecture === 'legacy' ? '-legacy' : '';
      return [`jest-${release}${suffix}`, jestWith(line)];
    }),
  ),
  'jest-expo': {
    ...JEST,
    adapt: (text) => text.replace(PRESET, "'jest-expo'").replace(IGNORED, ''),
    packages: [
      ...SHEET_PACKAGES,
      'expo@58',
      'jest-expo@58',
      'babel-preset-expo@58',
      'jest@29',
      '@react-native/jest-preset@0.88.0-rc.1',
      '@testing-library/react-native',
      'test-renderer',
    ],
    app: {
      'Menu.tsx': SHEET,
      'babel.config.js':
        "module.exports = { presets: ['babel-preset-expo'] };\n",
    },
  },
  webpack: {
    page: 'docs/web-support.mdx',
    files: ['webpack.config.cjs'],
    packages: [...WEB, 'babel-loader', 'webpack', 'webpack-cli'],
    app: { ...APP, 'dist/index.html': HTML_WITH_SCRIPT },
    command: 'npx webpack --config webpack.config.cjs',
  },
  rspack: {
    page: 'docs/web-support.mdx',
    files: ['webpack.config.cjs'],
    rename: { 'webpack.config.cjs': 'rspack.config.cjs' },
    adapt: (text) =>
      text.replace("require('webpack')", "require('@rspack/core')"),
    packages: [...WEB, 'babel-loader', '@rspack/core', '@rspack/cli'],
    app: { ...APP, 'dist/index.html': HTML_WITH_SCRIPT },
    command: 'npx rspack build --config rspack.config.cjs',
  },
  vite: {
    page: 'docs/web-support.mdx',
    files: ['vite.config.mjs'],
    packages: [...WEB, 'vite'],
    app: {
      ...APP,
      'index.html': `${HTML}<script type="module" src="/src/index.tsx"></script>`,
    },
    command: 'npx vite build',
  },
  storybook: {
    page: 'docs/web-support.mdx',
    files: ['vite.config.mjs'],
    packages: [...WEB, 'vite', 'storybook', '@storybook/react-vite'],
    app: {
      'src/Menu.tsx': SHEET,
      'src/Menu.stories.tsx': `import Menu from './Menu';
export default { component: Menu, title: 'Menu' };
export const Opens = { render: () => <div style={{ display: 'flex', height: '100vh' }}><Menu /></div> };
`,
      '.storybook/main.js': `export default { framework: '@storybook/react-vite', stories: ['../src/*.stories.tsx'] };\n`,
    },
    command: 'npx storybook build --output-dir dist --disable-telemetry',
    address: 'iframe.html?id=menu--opens&viewMode=story',
  },
  next: {
    page: 'docs/web-support.mdx',
    files: ['next.config.js'],
    packages: [...WEB, 'babel-loader', 'next', 'webpack'],
    app: {
      'components/Menu.tsx': SHEET,
      'pages/index.js':
        "import dynamic from 'next/dynamic';\nexport default dynamic(() => import('../components/Menu'), { ssr: false });\n",
    },
    command: 'npx next build --webpack',
  },
};
