import { describe, expect, test } from 'vitest';
import { parsePage } from '../../src/site/mdx';
import { checkVersionClaims } from './versionClaims';

const found = (source: string) =>
  checkVersionClaims(parsePage('docs/a.mdx', source)).map(
    ({ message }) => message,
  );

const REPORTS = 'https://github.com/gorhom/react-native-bottom-sheet/issues';

describe('since', () => {
  test.each([
    'Since 5.2.9 a ref is typed.',
    'Since 5.2 it is there.',
    'Since Reanimated 3.5 motion is reduced.',
    'It has not changed since 2021.',
    '<Member of="BottomSheet" name="index" since="5.2" />',
  ])('%s', (source) => {
    expect(found(source)).toEqual([]);
  });

  test.each([
    ['Since 5.0.3 it is there.', '@gorhom/bottom-sheet 5.0.3 was never'],
    ['There since `5.2.1`.', '@gorhom/bottom-sheet 5.2.1 was never'],
    ['Since 5.9 it is there.', '@gorhom/bottom-sheet 5.9 was never'],
    ['Since Reanimated 3.99 it is.', 'react-native-reanimated 3.99 was'],
    ['| A |\n| - |\n| since 5.1.7 |', '@gorhom/bottom-sheet 5.1.7 was'],
    ['<Member of="BottomSheet" name="index" since="5.2.2" />', '5.2.2 was'],
  ])('%s is refused', (source, message) => {
    expect(found(source).join()).toContain(message);
  });
});

describe('the age of a member', () => {
  test.each([
    'Since 5.0.4 `overrideReduceMotion` overrides it.',
    'Called `ANIMATION_STATE` before 5.2.',
    'Up to 5.1.5 `onAnimate` reported two indexes.',
    '| `SCROLLABLE_STATE` | `SCROLLABLE_STATUS` since 5.2 |',
    'The sheet is `BottomSheetView`, absolute since 5.1.6.',
    'Since 4.4.2 Reanimated 2 works with `index`.',
    'With Reanimated 4.2 `index` is a number.',
    'From 5.2.11 to 5.2.14 the next `present()` does not show it.',
  ])('%s', (source) => {
    expect(found(source)).toEqual([]);
  });

  test.each([
    ['Since 5.0.6 `overrideReduceMotion` overrides it.', '5.0.4'],
    ['`onAnimate(from, to)` has two parameters until 5.1.6.', '5.1.6'],
    ['`enableBlurKeyboardOnGesture` was added in 5.2.', '5.1.0'],
    ['`snapPoints` was added in 5.1.8.', 'did not change after 5.0.0'],
  ])('%s is refused', (source, message) => {
    expect(found(source).join()).toContain(message);
  });
});

describe('ranges of known issues', () => {
  test('the range of the data is accepted', () => {
    expect(found(`In 5.2.10 to 5.2.13 ([#2661](${REPORTS}/2661)).`)).toEqual(
      [],
    );
  });

  test('another range is refused', () => {
    expect(found(`In 5.2.9 to 5.2.13 ([#2661](${REPORTS}/2661)).`)).toEqual([
      '"5.2.9 to 5.2.13": the known issue "auto-focus" affects 5.2.10 to 5.2.13 (src/data/knownIssueRows.json).',
    ]);
  });
});

describe('advice to pin', () => {
  const warning = 'has the known issue "auto-focus", which 5.2.14 has not.';

  test.each([
    'Pin 5.2.10.',
    'Pinning version 5.2.10 avoids it too.',
    'It works if you pin the package at `5.2.10`.',
  ])('%s needs the issue of that release', (source) => {
    expect(found(source).join()).toContain(warning);
  });

  test.each([
    `Pin 5.2.10, but not with autoFocus ([#2661](${REPORTS}/2661)).`,
    'Pin 5.2.10, but not with [autoFocus](../keyboard-handling.mdx#what-goes-wrong).',
    'Pin 5.2.10, see [autoFocus](/troubleshooting#known-issue-auto-focus).',
    'A pinned list. 5.2.10 is older.',
  ])('%s', (source) => {
    expect(found(source)).toEqual([]);
  });

  test('a release that was never published', () => {
    expect(found('Pin 5.2.2.')).toEqual([
      '"Pin 5.2.2": 5.2.2 was never published.',
    ]);
  });
});
