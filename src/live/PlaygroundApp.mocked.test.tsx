// The program that the playground shows is the one that it runs: both are
// rendered with replacements that print their props, and must print the same.
import { createElement, type ReactNode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { writeCode } from '@site/src/components/Playground/code';
import { INITIAL, type Values } from '@site/src/data/playgroundControls';
import { coveringStates } from '@site/src/components/Playground/coveringStates';
import { ValuesContext } from '../data/playgroundValues';
import PlaygroundApp from './PlaygroundApp';
import { gestures, native, sheets } from './mocks';

vi.mock('./sheet', async () => (await import('./mocks')).sheets);
vi.mock('react-native', async () => (await import('./mocks')).native);
vi.mock(
  'react-native-gesture-handler',
  async () => (await import('./mocks')).gestures,
);

const MODULES: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@gorhom/bottom-sheet': sheets,
  'react-native': native,
  'react-native-gesture-handler': gestures,
};

/** Runs a program, as an app would. */
function renderCode(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const exports: { default?: () => ReactNode } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own code
  const run = new Function('require', 'exports', outputText) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  run((name) => MODULES[name], exports);
  return renderToStaticMarkup(createElement(exports.default ?? 'nothing'));
}

const renderApp = (values: Values | undefined): string =>
  renderToStaticMarkup(
    <ValuesContext value={values}>
      <PlaygroundApp />
    </ValuesContext>,
  );

test('before the controls are there it is in its first state', () => {
  expect(renderApp(undefined)).toBe(renderCode(writeCode(INITIAL)));
  expect(renderApp(undefined)).toContain('snapPoints');
});

test('in every state it renders what the shown code renders', () => {
  for (const state of coveringStates()) {
    expect(renderApp(state), JSON.stringify(state)).toBe(
      renderCode(writeCode(state)),
    );
  }
});

test('other code renders something else', () => {
  const closed = writeCode({ ...INITIAL, index: -1 });
  expect(renderCode(closed)).not.toBe(renderApp(INITIAL));
});
