// The checker of v4 code covers every change, and its output compiles.
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
import { compileSamples } from '../../scripts/samples/compile';
import { parseInlineMarkdown } from '../../src/components/ProjectCheck/code/inline';
import { DATA } from '../../src/components/ProjectCheck/code/library';
import { RULES } from '../../src/components/ProjectCheck/code/rules';
import { LINKS } from '../../src/components/ProjectCheck/versions/conflictMessages';
import { CODE_CHECK_CASES } from './codeCheck/kinds';
// Rows and differences without a rule, with the reason or the rule that says the same.
import withoutRule from './codeCheck/withoutRule.json';
import { brokenLinkReason, formatProblems } from './pages';

const data = makeCodeCheckData();

/** Returns the targets of the links in a sentence. */
const linksIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? parseInlineMarkdown(text).flatMap(({ to }) => to ?? [])
    : [];

test('data.json is up to date (run scripts/code-check-data/main.ts)', () => {
  // Run: npx tsx scripts/code-check-data/main.ts
  expect(DATA).toEqual(data);
});

describe('every change has a rule', () => {
  /** Keys of a list that are in no other list. */
  const lost = (keys: Iterable<string>, ...lists: Iterable<string>[]) => {
    const known = new Set(lists.flatMap((list) => [...list]));
    return [...keys].filter((key) => !known.has(key));
  };

  test('every migration-table row has a rule or a documented exception', () => {
    const rows = migrationRows().map(({ key }) => key);
    const reasons = Object.keys({
      ...withoutRule.rows,
      ...withoutRule.covered,
    });
    const ruled = new Set(RULES.flatMap((rule) => rule.rows ?? []));
    const names = RULES.flatMap(({ on }) => on);
    expect(lost(Object.values(withoutRule.covered), ruled, names)).toEqual([]);
    expect(lost(rows, ruled, reasons)).toEqual([]);
    expect(lost([...ruled, ...reasons], rows)).toEqual([]);
    expect(reasons.filter((row) => ruled.has(row))).toEqual([]);
  });

  test('every API difference has a rule or a documented exception', () => {
    const names = new Set(
      RULES.flatMap(({ on }) => on.map((name) => name.replace(/[<>()]/g, ''))),
    );
    const differences = apiDifferences().map(({ name }) => name);
    const reasons = Object.keys(withoutRule.differences);
    expect(lost(differences, names, reasons)).toEqual([]);
    expect(lost(reasons, differences)).toEqual([]);
    expect(reasons.filter((name) => names.has(name))).toEqual([]);
  });
});

test('every link in a report has a target', () => {
  const links = [
    ...RULES.flatMap(({ link, ...rule }) => [
      ...(link === undefined ? [] : [link]),
      ...Object.values(rule).flatMap(linksIn),
    ]),
    ...Object.values(data.rows).flatMap(linksIn),
    ...Object.values(data.references),
    ...Object.values(LINKS).map(({ href }) => href),
  ];
  expect(links.length).toBeGreaterThan(100);
  expect(links.flatMap((link) => brokenLinkReason(link) ?? [])).toEqual([]);
});

/** It changes with React Navigation 7, which the samples of v5 use. */
const OTHER_CHANGE =
  'versioned_docs/version-4/react-navigation-integration.mdx';

test('fully converted v4 samples and cases compile against v5', () => {
  const samples = samplesOf('v4')
    .filter(({ file }) => file !== OTHER_CHANGE)
    .flatMap((sample) => convertSample(sample, 'v4') ?? []);
  expect(samples.length).toBeGreaterThan(70);
  const inputs = CODE_CHECK_CASES.flatMap(({ from, code, title }, index) => {
    // CommonJS and default props are for JavaScript.
    if (from !== 'v4' || /require\(|defaultProps/.test(code)) return [];
    const sample = { file: `${title} ${index}`, title: 'App.tsx', code };
    const done = convertSample(sample, from);
    return done === undefined || done.code === code ? [] : done;
  });
  expect(inputs.length).toBeGreaterThan(40);
  const problems = compileSamples('v5', [...samples, ...inputs]);
  // An input may import more than it needs.
  const errors = problems.filter(
    ({ rule }) => rule.startsWith('ts') && rule !== 'ts6133',
  );
  expect(formatProblems(errors)).toEqual([]);
});
