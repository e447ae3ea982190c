import { expect, test } from 'vitest';
import { compileSamples } from '../../scripts/samples/compile';
import { writeCode } from '../../src/components/Playground/code';
import { coveringStates } from '../../src/components/Playground/coveringStates';
import { writeFragment } from '../../src/components/Playground/address';
import { full } from './pages';
import { CURRENT } from '../../src/site/versions';

test('the code of every state of the playground compiles', () => {
  const samples = coveringStates().map((state) => ({
    file: writeFragment(state),
    lineOffset: 1,
    columnOffset: 1,
    title: undefined,
    lang: 'tsx' as const,
    code: writeCode(state),
  }));
  expect(samples.length).toBeGreaterThan(20);
  expect(full(compileSamples(CURRENT, samples))).toEqual([]);
});

test('a state whose code does not compile is named', () => {
  const code = 'export const index: number = true;\n';
  const sample = { lineOffset: 1, columnOffset: 1, title: undefined, code };
  const file = '#playground?index=2';
  const problems = compileSamples(CURRENT, [{ ...sample, file, lang: 'tsx' }]);
  expect(problems).toMatchObject([{ file, line: 1, rule: 'ts2322' }]);
});
