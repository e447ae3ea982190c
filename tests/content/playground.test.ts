import { expect, test } from 'vitest';
import { compileSamples } from '../../scripts/samples/compile';
import {
  codeOf,
  coveringStates,
} from '../../src/components/Demo/playground/testing';
import { writeFragment } from '../../src/shared/playground/address';
import { full } from './pages';
import { CURRENT } from '../../src/site/versions';

test('the code of every state of the playground compiles', () => {
  const samples = coveringStates().map((state) => ({
    file: writeFragment(state),
    lineOffset: 1,
    columnOffset: 1,
    title: undefined,
    lang: 'tsx' as const,
    code: codeOf(state),
  }));
  expect(samples.length).toBeGreaterThan(20);
  expect(full(compileSamples(CURRENT, samples))).toEqual([]);
});
