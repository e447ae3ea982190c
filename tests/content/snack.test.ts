// A link to Expo Snack opens a program that Snack can compile, and that runs:
// each is compiled by Snack's own Babel under the name that its file gets.
import { createRequire } from 'node:module';
import { createElement, type ReactNode } from 'react';
import * as react from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import {
  getSupportedSDKVersions,
  isModulePreloaded,
  type SDKVersion,
} from 'snack-content';
import { expect, test } from 'vitest';
import sheetPackage from '@gorhom/bottom-sheet/package.json';
import { readDemos } from '../../scripts/samples/demos';
import { snackAddress } from '../../src/components/Demo/snackAddress';
import { writeFragment } from '../../src/components/Playground/address';
import { writeCode } from '../../src/components/Playground/code';
import { INITIAL } from '../../src/data/playgroundControls';
import { coveringStates } from '../../src/components/Playground/coveringStates';
import snack from '../../src/data/snack.json';

interface Babel {
  readonly transform: (code: string, options: object) => { code: string };
}

// Its exports have an entry for `require` alone.
const require = createRequire(__filename);
const { transform } = require('snack-babel-standalone') as Babel;

type Files = Readonly<
  Record<string, { readonly type: string; readonly contents: string }>
>;

/** The files that Snack makes of an address. */
function filesOf(address: string): Files {
  const query = new URL(address).searchParams;
  const files = query.get('files');
  return files === null
    ? { 'App.js': { type: 'CODE', contents: query.get('code') ?? '' } }
    : (JSON.parse(files) as Files);
}

/** Compiles a file as the runtime of Snack does. */
function compile(name: string, code: string): string {
  return transform(code, {
    presets: ['@react-native/babel-preset'],
    plugins: [
      ['@babel/plugin-transform-async-to-generator'],
      ['@babel/plugin-proposal-decorators', { legacy: true }],
      ['@babel/plugin-syntax-dynamic-import'],
      ['@babel/plugin-proposal-dynamic-import'],
      ['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }],
    ],
    filename: `module://${name}`,
  }).code;
}

interface NativeProps {
  readonly ref?: unknown;
  readonly children?: unknown;
}

/** A component that takes any props, and a ref only if it is one. */
function Native({ ref, children }: NativeProps = {}): ReactNode {
  if (typeof ref === 'boolean') {
    throw new TypeError('a ref is a boolean');
  }
  return createElement(
    'native',
    null,
    typeof children === 'function' ? null : (children as ReactNode),
  );
}

/** What React reads of a component. */
const READ =
  /^(\$\$typeof|name|displayName|length|prototype|context|defaultProps|propTypes|childContext|getDerived)/;

/** A package whose exports are components, or functions that return anything. */
const anything: unknown = new Proxy(Native, {
  get: (target, name): unknown => {
    if (name === Symbol.toPrimitive) {
      return () => 0;
    }
    if (typeof name === 'symbol' || READ.test(name)) {
      return Reflect.get(target, name);
    }
    return name === 'create' ? (styles: object) => styles : anything;
  },
});

const MODULES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
};

/** Runs a compiled program and renders its app. */
function render(code: string): string {
  const exports: { default?: () => ReactNode } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own code
  const run = new Function('require', 'exports', code) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  run((name) => MODULES[name] ?? anything, exports);
  return renderToStaticMarkup(createElement(exports.default ?? 'nothing'));
}

const PROGRAMS = [
  ...readDemos().demos.map(({ file, code }) => ({ name: file, code })),
  ...coveringStates().map((state) => ({
    name: writeFragment(state),
    code: writeCode(state),
  })),
];

test.each(PROGRAMS)('$name opens as a program that runs', ({ name, code }) => {
  const files = filesOf(snackAddress(name, code, snack));
  expect(Object.keys(files)).toEqual(['App.tsx']);
  expect(files['App.tsx']).toEqual({ type: 'CODE', contents: code });
  expect(render(compile('App.tsx', code))).toContain('<native>');
});

test('a program that is sent as App.js does not run', () => {
  const code = writeCode(INITIAL);
  expect(() => render(compile('App.js', code))).toThrow('a ref is a boolean');
});

test('Snack has the Expo SDK', () => {
  expect(getSupportedSDKVersions()).toContain(snack.sdkVersion);
});

test('what is installed is what the demos import and the sheet asks for', () => {
  const imported = readDemos().demos.flatMap(({ code }) =>
    [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
  );
  const needed = [
    ...new Set([...imported, ...Object.keys(sheetPackage.peerDependencies)]),
  ]
    .filter((name) => !name.startsWith('@types/'))
    .filter(
      (name) => !isModulePreloaded(name, snack.sdkVersion as SDKVersion, true),
    );
  const given = snack.dependencies.map((one) => one.replace(/(.)@.*$/, '$1'));
  expect([...given].sort()).toEqual(needed.sort());
});

test('the sheet is the one that runs in the page, and the SDK decides the rest', () => {
  expect(snack.dependencies.filter((one) => /.@/.test(one))).toEqual([
    `@gorhom/bottom-sheet@${sheetPackage.version}`,
  ]);
});
