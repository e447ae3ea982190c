import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { expect, test } from 'vitest';
import { highlight as highlightInBuild } from '@site/src/shared/highlight/highlight';
import {
  readFragment,
  writeFragment,
} from '../../../shared/playground/address';
import {
  INITIAL,
  mistakesOf,
  settle,
  SNAP_POINTS,
  type Values,
} from '@site/src/shared/playground/controls';
import { codeOf, coveringStates } from './testing';
import { highlight } from '../../../shared/highlight/highlightInBrowser';

const ROOT = path.resolve(__dirname, '../../../..');

test('the first state is the demo that the page shows', () => {
  const file = path.join(ROOT, 'src/demos/playground.tsx');
  expect(codeOf(INITIAL)).toBe(fs.readFileSync(file, 'utf8'));
});

test('the code is formatted as the other samples are', async () => {
  const options = await prettier.resolveConfig(
    path.join(ROOT, 'src/demos/playground.tsx'),
  );
  for (const state of coveringStates()) {
    const code = codeOf(state);
    expect(
      await prettier.format(code, { ...options, parser: 'typescript' }),
    ).toBe(code);
  }
});

test('the browser highlights as the build does', () => {
  for (const state of coveringStates()) {
    const code = codeOf(state).trimEnd();
    const lines = code.split('\n');
    expect(highlight(code)).toBe(
      highlightInBuild({ lines, marks: new Map() }, 'tsx', true),
    );
  }
});

test('an address gives back every state', () => {
  expect(writeFragment(INITIAL)).toBe('#playground');
  for (const state of coveringStates()) {
    expect(readFragment(writeFragment(state))).toEqual(state);
  }
});

test.each([
  '#playground?index=3',
  '#playground?index=-2',
  '#playground?index=0.5',
  '#playground?index=',
  '#playground?index=1e999',
  '#playground?snapPoints=__proto__',
  '#playground?snapPoints=constructor',
  '#playground?detached=1',
  '#playground?content=<script>',
  '#playground?%E0%A4%A=x&style=red',
  '#playground?index=1?index=9',
])('of the address %s nothing is believed', (hash) => {
  expect(readFragment(hash)).toEqual(INITIAL);
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
  const fitted = { ...INITIAL, snapPoints: 'none' } as const;
  expect(settle(fitted, 'enableDynamicSizing')).toEqual(INITIAL);
});

test('a sheet that is detached floats, and comes back down', () => {
  const detached = settle({ ...INITIAL, detached: true }, 'detached');
  const index = 2;
  expect(detached).toEqual({
    ...INITIAL,
    detached: true,
    bottomInset: 40,
    index,
  });
  const back = settle({ ...detached, detached: false }, 'detached');
  expect(back).toEqual({ ...INITIAL, index });
  const high = { ...INITIAL, detached: true, bottomInset: 90, index };
  expect(settle(high, 'detached')).toEqual(high);
  const low = { ...high, bottomInset: 0 };
  expect(settle(low, 'bottomInset')).toEqual(low);
  expect(readFragment('#playground?detached=true')).toEqual({
    ...low,
    index: 1,
  });
});

test('what is offered as a mistake is one, and nothing else', () => {
  const isWrong = ({ index, ...state }: Values) => {
    const points: readonly unknown[] = SNAP_POINTS[state.snapPoints] ?? [];
    return (
      points.includes(0) ||
      (!state.enableDynamicSizing &&
        (points.length === 0 || index >= points.length))
    );
  };
  const offered = new Set<string>();
  for (const state of coveringStates()) {
    const mistakes = mistakesOf('snapPoints', state);
    expect(mistakes.includes(state.snapPoints), JSON.stringify(state)).toBe(
      isWrong(state),
    );
    offered.add(mistakes.join());
  }
  expect(offered).toEqual(new Set(['empty,0-50', '0-50']));
});

test('other fragments are not the playground’s', () => {
  expect(readFragment('')).toBeUndefined();
  expect(readFragment('#playgrounds?index=0')).toBeUndefined();
  expect(readFragment('#install')).toBeUndefined();
});
