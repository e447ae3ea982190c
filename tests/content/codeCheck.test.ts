// The checker of v4 code knows every change, and what it writes compiles.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  apiDifferences,
  makeCodeCheckData,
  migrationRows,
} from '../../scripts/code-check-data/data';
import {
  convertSample,
  samplesOf,
} from '../../scripts/code-check-data/samples';
import { formatProblem } from '../../scripts/lib/problems';
import { compileSamples } from '../../scripts/samples/compile';
import type { Sample } from '../../scripts/samples/program';
import { linksIn } from '../../src/components/ProjectCheck/code/inline';
import {
  DIFFERENCES_WITHOUT_RULE,
  ROWS_WITHOUT_RULE,
  RULES,
} from '../../src/components/ProjectCheck/code/rules';
import { ROOT } from '../../src/site/versions';
import { KINDS } from './codeCheck/kinds';
import { faultOf } from './pages';

const data = makeCodeCheckData();

test('the data is that of the packages, the pages and the posts', () => {
  const committed: unknown = JSON.parse(
    readFileSync(
      path.join(ROOT, 'src/components/ProjectCheck/code/data.json'),
      'utf8',
    ),
  );
  // Run: npx tsx scripts/code-check-data/main.ts
  expect(committed).toEqual(data);
});

describe('every change has a rule', () => {
  const rows = new Set(migrationRows().map(({ key }) => key));
  const listed = RULES.flatMap((rule) => rule.rows ?? []);
  /** Whether a row only names what one rule is on. */
  const isNamed = (row: string) =>
    RULES.some(({ on }) => {
      const parts = on.flatMap((name) => [name, ...name.split(/[<>().]/)]);
      return row
        .replace('()', '')
        .split(/, |: /)
        .every((name) => parts.includes(name));
    });
  const ruled = new Set([...listed, ...[...rows].filter(isNamed)]);
  const names = new Set(
    RULES.flatMap(({ on }) => on.map((name) => name.replace(/[<>()]/g, ''))),
  );
  const differences = new Set(apiDifferences().map(({ name }) => name));

  test('each row of the migration tables has one, or a reason', () => {
    expect(
      [...rows].filter((row) => !ruled.has(row) && !(row in ROWS_WITHOUT_RULE)),
    ).toEqual([]);
  });

  test('each rule and each reason is about a row that is there', () => {
    expect([...ruled].filter((row) => !rows.has(row))).toEqual([]);
    expect(
      Object.keys(ROWS_WITHOUT_RULE).filter(
        (row) => !rows.has(row) || ruled.has(row),
      ),
    ).toEqual([]);
  });

  test('each difference of the API has one, or a reason', () => {
    expect(
      [...differences].filter(
        (name) => !names.has(name) && !(name in DIFFERENCES_WITHOUT_RULE),
      ),
    ).toEqual([]);
    expect(
      Object.keys(DIFFERENCES_WITHOUT_RULE).filter(
        (name) => !differences.has(name) || names.has(name),
      ),
    ).toEqual([]);
  });
});

test('every link of the rules leads somewhere', () => {
  const links = [
    ...RULES.flatMap(({ link, write, decide = '' }) => [
      ...(link === undefined ? [] : [link]),
      ...linksIn(write),
      ...linksIn(decide),
    ]),
    ...data.internal.flatMap(({ after }) => linksIn(after)),
    ...Object.values(data.references),
  ];
  expect(links.length).toBeGreaterThan(100);
  expect(links.flatMap((link) => faultOf(link) ?? [])).toEqual([]);
});

/** The errors of samples that the checker has brought to v5, in v5. */
const errorsOf = (samples: readonly Sample[]): string[] =>
  compileSamples('v5', samples)
    .filter(({ rule }) => rule.startsWith('ts'))
    .map(formatProblem);

/** Its change is of React Navigation 7, which the samples of v5 use. */
const OTHER_CHANGE =
  'versioned_docs/version-4/react-navigation-integration.mdx';

test('the samples of v4 compile against v5 where nothing is left to the reader', () => {
  const done = samplesOf('v4')
    .filter(({ file }) => file !== OTHER_CHANGE)
    .flatMap((sample) => convertSample(sample, 'v4') ?? []);
  expect(done.length).toBeGreaterThan(70);
  expect(errorsOf(done)).toEqual([]);
});

test('the small inputs compile against v5 where the checker is done', () => {
  const done = KINDS.flatMap(({ from, code, title }, index) => {
    // CommonJS and default props are for JavaScript.
    if (from !== 'v4' || /require\(|defaultProps/.test(code)) return [];
    const place = { file: `${title} ${index}`, lineOffset: 1, columnOffset: 1 };
    const done = convertSample({ ...place, code, lang: 'tsx' }, from);
    return done === undefined || done.code === code ? [] : done;
  });
  expect(done.length).toBeGreaterThan(40);
  expect(errorsOf(done)).toEqual([]);
});
