import type { Nodes } from 'mdast';
import { describe, expect, test } from 'vitest';
import { compatibility } from '../../../shared/releases/compatibilityRows';
import { knownIssues } from '../../../shared/releases/knownIssues';
import { runRemark } from '../../../shared/testing';
import compatibilityPlugin from './index';
import { safetyTable } from '../../../shared/releases/issues';

const run = (source: string) =>
  runRemark(source, compatibilityPlugin, undefined);

/** All elements of a name below a node, in document order. */
function elements(node: Nodes, name: string): Nodes[] {
  const own =
    node.type === 'mdxJsxFlowElement' && node.name === name ? [node] : [];
  const below = 'children' in node ? node.children : [];
  return [...own, ...below.flatMap((child) => elements(child, name))];
}

describe('the tables in the page', () => {
  test.each([
    ['expo', compatibility.expo],
    ['reanimated', compatibility.reanimated],
    ['ranges', compatibility.declaredRanges],
    ['releases', safetyTable().rows],
  ])(
    'every row of "%s" is in the HTML, under a caption',
    async (name, data) => {
      const tree = await run(`<Compatibility table="${name}" />`);
      const captions = elements(tree, 'caption');
      expect(captions).toHaveLength(1);
      expect(JSON.stringify(captions)).toMatch(/"value":"\w+/);
      const [body] = elements(tree, 'tbody');
      expect(body && elements(body, 'tr')).toHaveLength(data.length);
    },
  );

  test('every known issue has an entry with an anchor, open ones first', async () => {
    const tree = await run('<Compatibility table="issues" />');
    const json = JSON.stringify(tree);
    const anchors = [...json.matchAll(/"id":"known-issue-([^"]+)"/g)];
    expect(anchors.map(([, id]) => id).sort()).toEqual(
      knownIssues.map(({ id }) => id).sort(),
    );
    const open = json.indexOf('not fixed');
    expect(open).toBeGreaterThan(-1);
    expect(open).toBeLessThan(json.indexOf('fixed in 5.2.14'));
    for (const url of knownIssues.flatMap(({ links }) => links)) {
      expect(json).toContain(url);
    }
  });

  test('the releases that work for a task follow from the issues', () => {
    const { columns, rows } = safetyTable(
      knownIssues.filter(({ id }) => ['dismiss', 'auto-focus'].includes(id)),
    );
    expect(columns).toEqual([
      '5.2.14',
      '5.2.11 to 5.2.13',
      '5.2.10',
      '5.2.0 to 5.2.9',
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Broken', 'Broken', 'Works', 'Works'],
      ['Works', 'Broken', 'Broken', 'Works'],
    ]);
  });
});

test('an issue without a known end calls no release safe', () => {
  const reported = knownIssues.filter(({ id }) => id === 'reanimated-4-3');
  expect(reported).toHaveLength(1);
  expect(safetyTable(reported).rows).toEqual([]);
});

test('a table that does not exist stops the build', async () => {
  await expect(run('<Compatibility table="web" />')).rejects.toThrow(
    /^docs\/a\.mdx:1: .*there is no table "web"; use one of issues, expo/,
  );
});
