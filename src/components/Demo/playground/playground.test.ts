import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { expect, test } from 'vitest';
import { highlight } from '@site/src/shared/highlight/highlight';
import {
  readFragment,
  writeFragment,
} from '../../../shared/playground/urlFragment';
import {
  INITIAL_VALUES,
  normalizeValues,
} from '@site/src/shared/playground/controls';
import { playgroundCode, coveringStates } from './coveringStates';
import { parseTemplate } from '../../../shared/playground/template';
import { highlightTsx } from '../../../shared/highlight/highlightInBrowser';

const DEMO = path.resolve(__dirname, '../../../demos/playground.tsx');

test('the first state is the demo that the page shows', () => {
  expect(playgroundCode(INITIAL_VALUES)).toBe(fs.readFileSync(DEMO, 'utf8'));
});

test('the code of each state is formatted as the other samples are, the browser highlights it as the build does, and an address gives it back', async () => {
  const options = await prettier.resolveConfig(DEMO);
  for (const state of coveringStates()) {
    const code = playgroundCode(state);
    expect(
      await prettier.format(code, { ...options, parser: 'typescript' }),
    ).toBe(code);
    const lines = code.trimEnd().split('\n');
    expect(highlightTsx(lines.join('\n'), true)).toBe(
      highlight({ lines, marks: new Map() }, 'tsx', true),
    );
    expect(readFragment(writeFragment(state))).toEqual(state);
  }
});

test.each([
  ['// if detach\n', 'line 1 names no condition'],
  ['// slot prop\n', 'line 1 names no slot'],
  ['a\n// end\n', 'line 2 ends no "if"'],
  ['// if list\n// if view\n// end\n', '"if list" has no end'],
  ['// slot head\n', 'it has 0 slots "sheetImport"'],
])('the template %j is refused', (source, message) => {
  expect(() => parseTemplate(source)).toThrow(message);
});

test.each([
  'index=3',
  'index=-2',
  'index=0.5',
  'index=',
  'index=1e999',
  'snapPoints=__proto__',
  'detached=1',
  'content=<script>',
  '%E0%A4%A=x&style=red',
  'index=1?index=9',
])('of the address #playground?%s nothing is believed', (state) => {
  expect(readFragment(`#playground?${state}`)).toEqual(INITIAL_VALUES);
});

test.each(['', '#playgrounds?index=0'])('%j is not its fragment', (hash) => {
  expect(readFragment(hash)).toBeUndefined();
});

test('values that do not go together are brought in line, led by the last', () => {
  const of = (hash: string) => readFragment(`#playground?${hash}`);
  expect(of('index=2&snapPoints=120-60')).toMatchObject({ index: 1 });
  expect(of('index=2&snapPoints=100')).toMatchObject({ index: 0 });
  expect(of('index=-1&snapPoints=100')).toMatchObject({ index: -1 });
  expect(of('snapPoints=none')).toMatchObject({
    snapPoints: 'none',
    enableDynamicSizing: true,
    index: 0,
  });
  const fitted = { ...INITIAL_VALUES, snapPoints: 'none' } as const;
  expect(normalizeValues(fitted, 'enableDynamicSizing')).toEqual(
    INITIAL_VALUES,
  );
});

test('a sheet that is detached floats, and comes back down', () => {
  const detached = normalizeValues(
    { ...INITIAL_VALUES, detached: true },
    'detached',
  );
  const index = 2;
  expect(detached).toEqual({
    ...INITIAL_VALUES,
    detached: true,
    bottomInset: 40,
    index,
  });
  const back = normalizeValues({ ...detached, detached: false }, 'detached');
  expect(back).toEqual({ ...INITIAL_VALUES, index });
  const high = { ...INITIAL_VALUES, detached: true, bottomInset: 90, index };
  expect(normalizeValues(high, 'detached')).toEqual(high);
  const low = { ...high, bottomInset: 0 };
  expect(normalizeValues(low, 'bottomInset')).toEqual(low);
  expect(readFragment('#playground?detached=true')).toEqual({
    ...low,
    index: 1,
  });
});
