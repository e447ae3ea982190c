/** The projects in which the recipes of the docs are followed. */
import { installData } from '../../src/shared/install/installData';

/** A new project, and what shows that a recipe works in it. */
export interface Project {
  /** The page whose configuration files the project takes, by their titles. */
  readonly page: string;
  readonly files: readonly string[];
  /** What a page tells to change in a file, and what it is then called. */
  readonly rename?: Readonly<Record<string, string>>;
  readonly replace?: readonly [text: string, by: string];
  /** Packages besides those of the sheet. */
  readonly packages: readonly string[];
  /** The files of the app. */
  readonly app: Readonly<Record<string, string>>;
  readonly command: string;
}

const [newest] = installData.lines;
const [release = ''] = newest?.reactNative ?? [];

/** What the newest install command of the docs installs. */
export const SHEET_PACKAGES = Object.entries(newest?.packages ?? {})
  .map(([name, range]) => `${name}@${range}`)
  .concat(`react-native@~${release}.0`);

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
const WEB = ['react-dom', 'react-native-web', '@babel/core@7'].concat([
  '@babel/preset-react@7',
  '@babel/preset-typescript@7',
]);
const JEST = ['jest.setup.js', 'jest.resolver.js', 'jest.config.js'];
const JEST_PACKAGES = ['jest@29', '@testing-library/react-native'].concat([
  'test-renderer',
  '@react-native/babel-preset',
]);
const JEST_APP = {
  'Menu.tsx': SHEET,
  'babel.config.js':
    "module.exports = { presets: ['module:@react-native/babel-preset'], plugins: ['react-native-worklets/plugin'] };\n",
};

export const PROJECTS: Readonly<Record<string, Project>> = {
  jest: {
    page: 'docs/faq.mdx',
    files: [...JEST, 'Menu.test.tsx'],
    // The newest on npm for the newest React Native is a candidate.
    packages: [...JEST_PACKAGES, '@react-native/jest-preset@0.88.0-rc.1'],
    app: JEST_APP,
    command: 'npx jest --ci',
  },
  webpack: {
    page: 'docs/web-support.mdx',
    files: ['webpack.config.cjs'],
    packages: [...WEB, 'babel-loader', 'webpack', 'webpack-cli'],
    app: {
      ...APP,
      'dist/index.html': `${HTML}<script src="main.js"></script>`,
    },
    command: 'npx webpack --config webpack.config.cjs',
  },
  rspack: {
    page: 'docs/web-support.mdx',
    files: ['webpack.config.cjs'],
    rename: { 'webpack.config.cjs': 'rspack.config.cjs' },
    replace: ["require('webpack')", "require('@rspack/core')"],
    packages: [...WEB, 'babel-loader', '@rspack/core', '@rspack/cli'],
    app: {
      ...APP,
      'dist/index.html': `${HTML}<script src="main.js"></script>`,
    },
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
