import { expect, test } from 'vitest';
import { taskSupportTable } from '../../../shared/releases/issueMarkdown';
import { dataDate } from '../../../shared/releases/dataDate';
import { knownIssues } from '../../../shared/releases/knownIssues';
import { runRemark } from '../../../shared/runRemark';
import compatibilityPlugin from './index';

/** What a table is in the page, as JSON. */
const run = async (table: string) =>
  JSON.stringify(
    await runRemark(`<Compatibility table="${table}" />`, compatibilityPlugin),
  );

test('every known issue has an entry with an anchor, open ones first', async () => {
  const json = await run('issues');
  const anchors = [...json.matchAll(/"id":"known-issue-([^"]+)"/g)];
  expect(anchors.map(([, id]) => id).sort()).toEqual(
    knownIssues.map(({ id }) => id).sort(),
  );
  // The address of an issue that has another id now.
  expect(json).toContain('"known-issue-reanimated-4-3"');
  expect(json.indexOf('not fixed')).toBeLessThan(json.indexOf('fixed in 5.'));
  for (const url of knownIssues.flatMap(({ links }) => links)) {
    expect(json).toContain(url);
  }
});

test('the releases that work for a task follow from the issues', () => {
  const of = (...ids: readonly string[]) =>
    taskSupportTable(knownIssues.filter(({ id }) => ids.includes(id)));
  expect(of('dismiss', 'auto-focus')).toMatchObject({
    columns: ['5.2.14', '5.2.11 to 5.2.13', '5.2.10', '5.2.0 to 5.2.9'],
    rows: [
      { cells: ['Broken', 'Broken', 'Works', 'Works'] },
      { cells: ['Works', 'Broken', 'Broken', 'Works'] },
    ],
  });
  // An issue without a known end calls no release safe.
  expect(of('strict-mode').rows).toEqual([]);
});

test.each(['expo', 'reanimated', 'ranges', 'releases'])(
  'the table %s says from when its data are',
  async (table) => {
    expect(await run(table)).toContain(`, as of ${dataDate(new Date())}`);
  },
);

test('a table that does not exist stops the build', async () => {
  await expect(run('web')).rejects.toThrow(
    /^docs\/a\.mdx:1: .*there is no table "web"; use one of issues, expo/,
  );
});
