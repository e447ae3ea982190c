import { describe, expect, it } from 'vitest';
import {
  countTests,
  replaceTimings,
  timingsByFile,
  timingTable,
  type PlaywrightReport,
} from './table';

const test = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

const report: PlaywrightReport = {
  stats: { expected: 4 },
  suites: [
    { file: 'short.spec.ts', specs: [test(1000)] },
    {
      file: 'long.spec.ts',
      specs: [test(60_000)],
      suites: [
        { file: 'long.spec.ts', specs: [test(3000), test(30_000, 30_000)] },
      ],
    },
  ],
};

describe('the table of timings', () => {
  it('counts the tests that passed', () => {
    expect(countTests(report)).toBe(4);
    expect(countTests({ numPassedTests: 7 })).toBe(7);
  });

  it('adds up the tests of a file, repeated runs included, the longest first', () => {
    expect(timingsByFile(report)).toEqual([
      { name: '`long.spec.ts`', seconds: 123, tests: 3 },
      { name: '`short.spec.ts`', seconds: 1, tests: 1 },
    ]);
  });

  it('has a row for each step, without a number where there is no test', () => {
    const rows = timingTable('Step', [
      { name: 'build', seconds: 30 },
      { name: 'unit', seconds: 90, tests: 7 },
    ]).split('\n');
    expect(rows.slice(2)).toEqual(['| build | 0.5 |  |', '| unit | 1.5 | 7 |']);
  });

  it('goes between its marks, and nowhere else', () => {
    const page = replaceTimings(
      'a\n<!-- timings: `npm run test:table` writes this part -->\nold\n<!-- /timings -->\nb',
      'new',
    );
    expect(page).toMatch(/^a\n<!-- timings.*-->\n\nnew\n\n<!-- .* -->\nb$/);
    expect(() => replaceTimings('a', 'new')).toThrow('no part between');
  });
});
