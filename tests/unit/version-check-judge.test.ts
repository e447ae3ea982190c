// "Check my versions" against a second judge: on sets of versions that real
// projects had, and on what is recommended for each release.
import { expect, test } from 'vitest';
import {
  answer,
  type Answer,
} from '@site/src/components/ProjectCheck/versions/answer';
import { readPackageJson } from '@site/src/components/ProjectCheck/versions/packageJson';
import { commandOf } from '@site/src/components/ProjectCheck/versions/recommend';
import { setupFor } from '@site/src/components/ProjectCheck/versions/release';
import { RELEASES } from '@site/src/components/ProjectCheck/versions/releases';
import {
  COLUMNS,
  opinion,
  platformOf,
  problems,
  projectOf,
  rangeInSdk,
  releases,
  table,
} from './secondJudge';

/** What a project has after a command, as columns. */
function after(columns: readonly string[], { app, recommendation }: Answer) {
  const next = [...columns];
  const sdk = recommendation?.upgrade;
  if (sdk !== undefined) next.splice(4, 2, '-', `~${sdk}.0.0`);
  const { install = {}, remove = [] } = recommendation ?? {};
  for (const [index, name] of COLUMNS.entries()) {
    const mark = /^[dp]:/.exec(columns[index] ?? '')?.[0] ?? '';
    const range = Object.entries(install).find(([each]) => each === name)?.[1];
    const inSdk = rangeInSdk(sdk ?? app.sdk, name);
    if (range === 'sdk' || (sdk !== undefined && next[index] !== '-')) {
      next[index] = mark + (inSdk ?? next[index] ?? '-');
    }
    if (range !== undefined && range !== 'sdk') next[index] = mark + range;
    if (remove.some((each) => each === name)) next[index] = '-';
  }
  return next;
}

const commandIn = ({ app, recommendation }: Answer) =>
  recommendation && commandOf(recommendation, app, 'npm');

const newest = (name: string, range: string) =>
  releases(name, range).at(-1) ?? '0.0.0';

/** What is wrong with a command, by the second judge. */
function faultsOf(columns: readonly string[], found: Answer): string[] {
  const next = after(columns, found);
  const verdict = opinion(next);
  const isKnown = COLUMNS.every(
    (name, index) =>
      name === 'expo' ||
      next[index] === '-' ||
      releases(name, next[index] ?? '').length > 0,
  );
  const faults =
    verdict === 'fits' || (verdict === 'unknown' && !isKnown)
      ? []
      : [`is ${verdict}`];
  // An SDK that is moved takes its packages with it.
  const { upgrade, install = {} } = found.recommendation ?? {};
  if (upgrade !== undefined || install['react-native']) return faults;
  for (const [index, name] of COLUMNS.entries()) {
    const [before = '-', now = '-'] = [columns[index], next[index]];
    if (before === '-' || before === now) continue;
    const tried = (range: string) => opinion(next.with(index, range));
    if (tried(before) === verdict) faults.push(`${name} fitted`);
    const allowed = releases(name, before);
    const isInside = allowed.includes(newest(name, now));
    if (!isInside && allowed.some((version) => tried(version) === verdict)) {
      faults.push(`${name} leaves ${before}`);
    }
  }
  return faults;
}

/** Sets of which the two say different things, and why. */
const DISAGREEMENTS = table('version-disagreements.tsv');
const SETS = table('version-sets.tsv');
const ANSWERS = SETS.flatMap((columns) => {
  const read = readPackageJson(JSON.parse(projectOf(columns)));
  return 'setup' in read ? [{ columns, found: answer(read.setup) }] : [];
});

test('says the same of every set but the explained ones', () => {
  expect(ANSWERS).toHaveLength(SETS.length);
  const different = ANSWERS.map(({ columns, found }) => ({
    columns,
    says: [found.verdict, opinion(columns)],
  }))
    .filter(({ says: [one, two] }) => one !== two)
    .map(({ columns, says }) => [...says, ...columns].join('\t'));
  const explained = DISAGREEMENTS.map(([, ...rest]) => rest.join('\t'));
  expect([...new Set(different)].sort()).toEqual(explained.sort());
});

test('finds that each command fits, and changes nothing that fitted', () => {
  const explained = DISAGREEMENTS.map((row) => row.slice(3).join());
  const commands = ANSWERS.filter(
    ({ columns, found }) =>
      found.recommendation !== undefined && !explained.includes(columns.join()),
  );
  expect(commands.length).toBeGreaterThan(250);
  const wrong = commands.flatMap(({ columns, found }) =>
    faultsOf(columns, found).map(
      (fault) => `${columns.join(' ')}: ${commandIn(found)}: ${fault}`,
    ),
  );
  expect(wrong).toEqual([]);
}, 120_000);

test.each(
  (['expo', 'rn'] as const).flatMap((kind) =>
    RELEASES[kind].flatMap((version) =>
      ([undefined, 'new', 'legacy'] as const).map((architecture) => ({
        ...{ kind, version, architecture },
      })),
    ),
  ),
)('finds no problem in $kind $version, $architecture', (choice) => {
  const found = answer(setupFor(choice, choice.architecture));
  const { recommendation, app, verdict, commandNotes } = found;
  // React Native 0.66 to 0.71 has no set for what only later releases run on.
  if (recommendation === undefined) {
    expect(choice.architecture).toBe('new');
    expect(Number(app.reactNative?.split('.')[1])).toBeLessThan(72);
    expect(commandNotes[0]?.text).toContain('No published set');
    return;
  }
  expect(verdict).toBe('fits');
  const isExpo = choice.kind === 'expo';
  const start = ['-', '-', '-', '-', isExpo ? '-' : `${choice.version}.x`];
  start.push(isExpo ? `~${choice.version}.0.0` : '-');
  const columns = after(start, found);
  const set: Record<string, string> = {};
  for (const [index, name] of COLUMNS.slice(0, 4).entries()) {
    const range = columns[index] ?? '-';
    if (range !== '-') set[name] = newest(name, range);
  }
  expect(Object.keys(set)).toContain(COLUMNS[0]);
  const platform = platformOf(columns[4] ?? '', columns[5] ?? '');
  const isNew = app.architecture === 'new';
  expect(problems(set, { ...platform, isNew })).toEqual([]);
});
