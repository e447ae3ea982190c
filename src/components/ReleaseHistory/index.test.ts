import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { loadHistory } from '../../shared/api';
import { runRemark } from '../../shared/runRemark';
import releaseHistory from '.';
import { releaseList } from './releases';

const V5 = 'blog/2024-10-13-bottom-sheet-v5.mdx';
const V4 = 'blog/2021-08-30-bottom-sheet-v4.mdx';

const run = (file: string, ...minors: readonly string[]) => {
  const lines = minors.map((minor) => `<ReleaseHistory of="${minor}" />`);
  return runRemark(lines.join('\n\n'), releaseHistory, file);
};

const TREES = {
  v5: run(V5, '5.2', '5.1', '5.0'),
  v4: run(V4, '4.6', '4.5', '4.4', '4.3', '4.2', '4.1', '4.0'),
};

/** The text below each heading, which names one release or several. */
function sectionsOf({ children }: Root): Map<string, string> {
  const sections = new Map<string, string>();
  let title = '';
  for (const node of children) {
    if (node.type === 'heading') {
      title = toString(node);
      continue;
    }
    const parts = node.type === 'list' ? node.children : [node];
    const text = parts.map((part) => `${toString(part)}\n`).join('');
    sections.set(title, (sections.get(title) ?? '') + text);
  }
  return sections;
}

test('all releases are there, the newest first', async () => {
  const titles = [...sectionsOf(await TREES.v5).keys()];
  expect(titles.flatMap((title) => title.split(', ').reverse())).toEqual(
    loadHistory('v5')
      .releases.map(({ release }) => release)
      .reverse(),
  );
});

test.each<[keyof typeof TREES, string, string | RegExp]>([
  [
    'v5',
    '5.2.0',
    /^Released on August 17, 2025\.\nNew: .*BottomSheet\.containerLayoutState.*\nChanged: ANIMATION_CONFIGS \(value\)\nDeprecated: BottomSheet\.containerHeight \(use containerLayoutState\), .*\nRemoved: ANIMATION_STATE, KEYBOARD_STATE, SCROLLABLE_STATE\n/,
  ],
  ['v4', '4.1.5', 'BottomSheetDraggableView.gestureType (default)'],
  ['v5', '5.2.14', /^Known issues fixed: With autoFocus the sheet stays in/],
  ['v5', '5.2.11', 'Known issues from here: After dismiss() on a modal that'],
  ['v4', '4.4.0', 'It was published without types, so what the next release'],
  [
    'v5',
    '5.1.1, 5.1.2, 5.1.3, 5.1.4',
    'Released 5.1.1 on February 9, 2025; 5.1.2 on March 9, 2025; 5.1.3 on May 4, 2025; 5.1.4 on May 4, 2025. No change in what the package exports.',
  ],
])('of %s, %s: %s', async (version, release, text) => {
  expect(sectionsOf(await TREES[version]).get(release)).toMatch(text);
});

test('a peer dependency that is new, changed or gone is told as that', () => {
  const changes = {
    release: '9.0.0',
    unreadable: undefined,
    events: new Map(),
    peers: [
      { name: 'a', was: undefined, is: '*' },
      { name: 'b', was: '>=1', is: '>=2' },
      { name: 'c', was: '*', is: undefined },
    ],
  };
  expect(releaseList(changes, [], () => undefined)).toContain(
    '`a` `*` is new, `b` `>=2` instead of `>=1`, `c` is no longer a peer dependency',
  );
});

test.each([
  [
    ['5.3'],
    'v5.mdx:1: <ReleaseHistory> has no releases of "5.3"; there are 5.2, 5.1, 5.0.',
  ],
  [
    ['5.2', '5.0'],
    'v5.mdx:1: there is no <ReleaseHistory of="5.1" />; add a heading and the line.',
  ],
])('a page with %j stops the build', async (minors, message) => {
  await expect(run(V5, ...minors)).rejects.toThrow(message);
});
