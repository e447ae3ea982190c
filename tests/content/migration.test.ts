// The release posts explain everything that an app has to change.
import { describe, expect, test } from 'vitest';
import { changesToExplain, diffApi } from '../../scripts/api/diff';
import {
  checkGuide,
  checkMigration,
  MIGRATIONS,
} from '../../scripts/api/migration';
import { contentFiles } from '../../src/site/content';
import { parsePage, readPage } from '../../src/site/mdx';
import { formatProblem } from '../../scripts/lib/problems';
import { loadApi } from '../../src/api';

describe.each(MIGRATIONS)('from $from to $to', (migration) => {
  const posts = contentFiles().filter((file) => migration.post.test(file));
  const [from, to] = [loadApi(migration.from), loadApi(migration.to)];

  test('there is one post, and its tables name every change', () => {
    expect(
      posts,
      `one post moves an app to ${migration.to}: blog/<date>-bottom-sheet-${migration.to}.mdx`,
    ).toHaveLength(1);
    const problems = posts.flatMap((file) =>
      checkMigration(migration, readPage(file)),
    );
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test('it has a checklist and names what behaves differently', () => {
    const problems = posts.flatMap((file) => checkGuide(readPage(file)));
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test('a change that no table names is found', () => {
    const changes = changesToExplain(from, to);
    const words = [...new Set(changes.map((change) => change.word))];
    const table = (named: readonly string[]) =>
      parsePage(
        'blog/post.mdx',
        `| Before |\n| -- |\n${named.map((each) => `| \`${each}\` |`).join('\n')}\n`,
      );
    expect(checkMigration(migration, table(words))).toEqual([]);
    for (const word of words) {
      const others = words.filter((each) => each !== word);
      const problems = checkMigration(migration, table(others));
      expect(problems.map((problem) => problem.message)).toEqual(
        changes
          .filter((change) => change.word === word)
          .map((change): unknown =>
            expect.stringContaining(
              `No table names ${change.name}, ${change.kind}`,
            ),
          ),
      );
    }
  });

  test('a name in prose or in a longer word does not count', () => {
    const [change] = changesToExplain(from, to);
    if (change === undefined) throw new Error('nothing changed');
    const messages = (source: string) =>
      checkMigration(migration, parsePage('blog/post.mdx', source)).map(
        (each) => each.message,
      );
    const missing: unknown = expect.stringContaining(change.name);
    expect(messages(`\`${change.word}\` is gone.`)).toContainEqual(missing);
    expect(messages(`| a |\n| -- |\n| ${change.word} |`)).toContainEqual(
      missing,
    );
    expect(messages(`| a |\n| -- |\n| \`${change.word}s\` |`)).toContainEqual(
      missing,
    );
  });
});

describe('the guide of a post', () => {
  const guide = (steps: string, rows: string, prose = '') =>
    checkGuide(
      parsePage(
        'blog/post.mdx',
        `## Checklist\n\n${steps}\n\n## Same name, changed behavior\n\n${rows}\n\n${prose}\n`,
      ),
    ).map(({ line, message }) => `${line} ${message}`);
  const steps = '1. Search for `snapTo(`.\n2. Read [this](#a).';
  const rows = '| What | Old | New |\n| -- | -- | -- |\n| `a` | b | c |';

  test('passes when it is whole', () => {
    expect(guide(steps, rows)).toEqual([]);
  });

  test('misses a step without a search, and an empty cell', () => {
    expect(guide(`${steps}\n3. Look around.`, rows)).toEqual([
      '5 Say what to search for, or link.',
    ]);
    expect(guide(steps, `${rows}\n| \`d\` | | e |`)).toEqual([
      '11 Fill in every cell.',
    ]);
  });

  test('misses the list and the table', () => {
    expect(guide('- `snapTo`', 'Nothing.')).toEqual([
      expect.stringContaining('Add "## Checklist"'),
      expect.stringContaining('Add "## Same name, changed behavior"'),
    ]);
  });

  test.each([
    'What is not in these tables kept its name and its meaning.',
    'Nothing else changed.',
  ])('refuses "%s"', (promise) => {
    expect(guide(steps, rows, promise)).toEqual([
      '12 Do not promise that nothing else changed.',
    ]);
  });
});

describe('what is computed', () => {
  const find = (from: 'v4' | 'v2', to: 'v5' | 'v4', name: string) =>
    diffApi(loadApi(from), loadApi(to)).find((change) => change.name === name);

  test.each([
    ['v2', 'v4', 'BottomSheetMethods.snapTo', 'renamed', 'snapToIndex'],
    ['v4', 'v5', 'SCROLLABLE_STATE', 'renamed', 'SCROLLABLE_STATUS'],
    ['v2', 'v4', 'BottomSheetModal.dismissOnPanDown', 'removed', 'true'],
    ['v4', 'v5', 'BottomSheet.handleHeight', 'removed', 'SharedValue<number>'],
    ['v4', 'v5', 'useBottomSheetDynamicSnapPoints', 'removed', '=>'],
    [
      'v4',
      'v5',
      'BottomSheet.enableDynamicSizing',
      'changed',
      '= false -> ?boolean = true',
    ],
    ['v4', 'v5', 'BottomSheetModal.stackBehavior', 'changed', "= 'switch'"],
    [
      'v4',
      'v5',
      'BottomSheet.containerHeight',
      'changed',
      'deprecated: containerLayoutState',
    ],
    ['v4', 'v5', 'BottomSheet.overrideReduceMotion', 'added', 'ReduceMotion'],
  ] as const)('%s to %s: %s is %s', (from, to, name, kind, detail) => {
    expect(find(from, to, name)).toMatchObject({
      kind,
      detail: expect.stringContaining(detail) as unknown,
    });
  });

  test('what a modal inherits is reported with the sheet only', () => {
    expect(find('v4', 'v5', 'BottomSheet.onChange')).toBeDefined();
    expect(find('v4', 'v5', 'BottomSheetModal.onChange')).toBeUndefined();
  });

  test('another way to write a type is not a change', () => {
    const v4 = loadApi('v4').types.BottomSheetFooterProps?.members;
    const v5 = loadApi('v5').types.BottomSheetFooterProps?.members;
    expect(v4?.animatedFooterPosition?.type).not.toBe(
      v5?.animatedFooterPosition?.type,
    );
    expect(
      find('v4', 'v5', 'BottomSheetFooterProps.animatedFooterPosition'),
    ).toBeUndefined();
  });
});
