import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { loadHistory } from '../../shared/api/history';
import { runRemark } from '../../shared/testing';
import { API_VERSIONS } from '../../site/versionNames';
import releaseHistory from '.';

const FILES = {
  v5: 'blog/2024-10-13-bottom-sheet-v5.mdx',
  v4: 'blog/2021-08-30-bottom-sheet-v4.mdx',
  v2: 'versioned_docs/version-2/faq.mdx',
};

const LINES = {
  v5: ['5.2', '5.1', '5.0'],
  v4: ['4.6', '4.5', '4.4', '4.3', '4.2', '4.1', '4.0'],
  v2: ['2.4', '2.3', '2.2', '2.1', '2.0'],
};

const line = (minor: string) => `<ReleaseHistory of="${minor}" />`;

const run = (version: keyof typeof LINES, source: string) =>
  runRemark(source, releaseHistory, undefined, FILES[version]);

const whole = (version: keyof typeof LINES) =>
  run(version, LINES[version].map(line).join('\n\n'));

/** The text below the heading of a release. */
function below({ children }: Root, release: string): string {
  const from = children.findIndex(
    (node) => node.type === 'heading' && toString(node) === release,
  );
  const rest = children.slice(from + 1);
  const to = rest.findIndex(({ type }) => type === 'heading');
  return (to === -1 ? rest : rest.slice(0, to))
    .flatMap((node) => (node.type === 'list' ? node.children : [node]))
    .map((node) => toString(node))
    .join('\n');
}

describe('the releases of a version', () => {
  test.each(API_VERSIONS)(
    'are all in %s, the newest first',
    async (version) => {
      const tree = await whole(version);
      const titles = tree.children
        .filter(({ type }) => type === 'heading')
        .flatMap((node) => toString(node).split(', ').reverse());
      expect(titles).toEqual(
        loadHistory(version)
          .releases.map(({ release }) => release)
          .reverse(),
      );
    },
  );

  test('name new, changed, deprecated and removed members', async () => {
    const tree = await whole('v5');
    expect(below(tree, '5.2.0')).toMatch(
      /^Released on August 17, 2025\.\nNew: .*BottomSheet\.containerLayoutState.*\nChanged: ANIMATION_CONFIGS \(value\)\nDeprecated: BottomSheet\.containerHeight \(use containerLayoutState\), .*\nRemoved: ANIMATION_STATE, KEYBOARD_STATE, SCROLLABLE_STATE\n/,
    );
    expect(below(await whole('v4'), '4.5.0')).toContain(
      'BottomSheet.snapPoints (type, now optional)',
    );
    expect(below(await whole('v4'), '4.1.5')).toContain(
      'BottomSheetDraggableView.gestureType (default)',
    );
  });

  test('tell where known issues of v5 start and end', async () => {
    const tree = await whole('v5');
    expect(below(tree, '5.2.14')).toBe(
      'Known issues fixed: With autoFocus the sheet stays in the wrong place next to the keyboard',
    );
    expect(below(tree, '5.2.11')).toContain(
      'Known issues from here: After dismiss() on a modal that is not presented, present() shows nothing; A second',
    );
    expect(below(await whole('v4'), '4.0.0')).toBe(
      'Released on August 30, 2021.\nThe first release.',
    );
  });

  test('share one line when nothing changed, and do not guess', async () => {
    expect(below(await whole('v5'), '5.1.1, 5.1.2, 5.1.3, 5.1.4')).toBe(
      'Released 5.1.1 on February 9, 2025; 5.1.2 on March 9, 2025; 5.1.3 on May 4, 2025; 5.1.4 on May 4, 2025. No change in what the package exports.',
    );
    expect(below(await whole('v4'), '4.4.0')).toBe(
      'Released on July 9, 2022.\nIt was published without types, so what the next release adds may be new here.',
    );
  });
});

describe('what an author can get wrong stops the build', () => {
  test.each([
    [
      line('5.3'),
      'v5.mdx:1: <ReleaseHistory> has no releases of "5.3"; there are 5.2, 5.1, 5.0.',
    ],
    [`Text ${line('5.2')}`, 'put <ReleaseHistory> on its own line.'],
    [
      [line('5.2'), line('5.0')].join('\n\n'),
      'v5.mdx:1: there is no <ReleaseHistory of="5.1" />; add a heading and the line.',
    ],
  ])('%s', async (source, message) => {
    await expect(run('v5', source)).rejects.toThrow(message);
  });
});
