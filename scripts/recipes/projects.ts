/** The projects in which the recipes of the docs are followed. */
import { gte, lt, minVersion } from 'semver';
import {
  installData,
  type InstallLine,
  linesFor,
  toPackageSpecs,
} from '../../src/shared/install/installData';

/** A change of a page's file that the page tells its readers to make. */
export type Edit = readonly [
  file: string,
  text: string | RegExp,
  replacement: string,
];

/** A new project, and the command that shows that a recipe works in it. */
export interface RecipeProject {
  /** The page whose configuration files the project takes, by their titles. */
  readonly page: string;
  readonly files: readonly string[];
  readonly edits?: readonly Edit[];
  /** The packages to install. */
  readonly packages: readonly string[];
  /** Packages to install in the version of React that React Native names. */
  readonly likeReact?: readonly string[];
  /** The files of the app. */
  readonly app: Readonly<Record<string, string>>;
  readonly command: string;
  /** The path of the built project that shows the modal, if not its root. */
  readonly address?: string;
}

const LINES = linesFor('v5');
const EXPO_SDK = installData.expo[0]?.sdks[0] ?? '';

/** Lists what an install command of the docs installs. */
const sheetPackages = (line: InstallLine): string[] => [
  ...toPackageSpecs(line.packages),
  `react-native@~${line.reactNative[0] ?? ''}.0`,
];

const SHEET_PACKAGES = LINES.slice(0, 1).flatMap(sheetPackages);

/** React Native's preset for Jest; like React Native, it may be a release candidate. */
const jestPreset = (line?: InstallLine) =>
  `@react-native/jest-preset@~${line?.reactNative[0] ?? ''}.0-rc.0`;

const MENU_SOURCE = `import { useRef } from 'react';
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
const ENTRY_SOURCE = `import { createRoot } from 'react-dom/client';
import Menu from './Menu';
createRoot(document.getElementById('root')!).render(<Menu />);
`;
const HTML = `<!doctype html>
<style>html, body, #root { height: 100%; margin: 0; display: flex; flex: 1 }</style>
<div id="root"></div>
`;
const APP = { 'src/Menu.tsx': MENU_SOURCE, 'src/index.tsx': ENTRY_SOURCE };
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
const NO_IGNORED_MODULES: Edit = [
  'jest.config.js',
  /\n {2}\/\/ Not with jest-expo\.[^]*?\],/,
  '',
];
const NO_RESOLVER: Edit = [
  'jest.config.js',
  /\n {2}\/\/ Reanimated 4\.7 and newer\.\n.*/,
  '',
];
const NO_WORKLETS_MOCK: Edit = [
  'jest.setup.js',
  /\/\/ Not with Reanimated 3\.\n[^]*?\n\);\n/,
  '',
];
const withPreset = (name: string): Edit => [
  'jest.config.js',
  "'@react-native/jest-preset'",
  `'${name}'`,
];

/** Makes the project that runs Jest with the packages of an install command. */
function jestWith(line: InstallLine): RecipeProject {
  const [release = ''] = line.reactNative;
  const reanimated = minVersion(line.packages['react-native-reanimated'] ?? '');
  const hasPreset = gte(`${release}.0`, '0.85.0');
  const isExact = lt(`${release}.0`, '0.83.0');
  const plugin = line.packages['react-native-worklets']
    ? 'worklets'
    : 'reanimated';
  return {
    ...JEST,
    edits: [
      ...(hasPreset ? [] : [withPreset('react-native')]),
      ...(lt(reanimated ?? '', '4.7.0') ? [NO_RESOLVER] : []),
      ...(plugin === 'reanimated' ? [NO_WORKLETS_MOCK] : []),
    ],
    packages: [
      ...sheetPackages(line),
      'jest@29',
      `@react-native/babel-preset@~${release}.0`,
      ...(hasPreset ? [jestPreset(line)] : []),
      ...(isExact
        ? ['@testing-library/react-native@13']
        : ['@testing-library/react-native', 'test-renderer']),
    ],
    likeReact: ['react', 'react-test-renderer'],
    app: {
      'Menu.tsx': MENU_SOURCE,
      'babel.config.js': `module.exports = { presets: ['module:@react-native/babel-preset'], plugins: ['react-native-${plugin}/plugin'] };\n`,
    },
  };
}

/** The projects by the names of their recipes. */
export const PROJECTS: Readonly<Record<string, RecipeProject>> = {
  ...Object.fromEntries(
    LINES.map((line) => {
      const [release = ''] = line.reactNative;
      const suffix = line.architecture === 'legacy' ? '-legacy' : '';
      return [`jest-${release}${suffix}`, jestWith(line)];
    }),
  ),
  'jest-expo': {
    ...JEST,
    edits: [withPreset('jest-expo'), NO_IGNORED_MODULES],
    packages: [
      ...SHEET_PACKAGES,
      `expo@${EXPO_SDK}`,
      `jest-expo@${EXPO_SDK}`,
      `babel-preset-expo@${EXPO_SDK}`,
      'jest@29',
      jestPreset(LINES[0]),
      '@testing-library/react-native',
      'test-renderer',
    ],
    app: {
      'Menu.tsx': MENU_SOURCE,
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
    edits: [
      ['webpack.config.cjs', "require('webpack')", "require('@rspack/core')"],
    ],
    packages: [...WEB, 'babel-loader', '@rspack/core', '@rspack/cli'],
    app: { ...APP, 'dist/index.html': HTML_WITH_SCRIPT },
    command: 'npx rspack build --config webpack.config.cjs',
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
      'src/Menu.tsx': MENU_SOURCE,
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
      'components/Menu.tsx': MENU_SOURCE,
      'pages/index.js':
        "import dynamic from 'next/dynamic';\nexport default dynamic(() => import('../components/Menu'), { ssr: false });\n",
    },
    command: 'npx next build --webpack',
  },
};
