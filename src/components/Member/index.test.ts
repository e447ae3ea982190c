import { describe, expect, test } from 'vitest';
import { facts, html, V2, V4, V5 } from './testing';

describe('the facts of a member', () => {
  test('type and default are a description list, in code, and no more', async () => {
    expect(
      await facts(V5, '<Member of="BottomSheet" name="bottomInset" />'),
    ).toBe(
      '<dl class="api-facts">' +
        '<div><dt>Type</dt><dd><code>number</code></dd></div>' +
        '<div><dt>Default</dt><dd><code>0</code></dd></div>' +
        '</dl>',
    );
  });

  test.each<[string, string, string, string | RegExp]>([
    [
      'a required member has no default',
      V2,
      '<Member of="BottomSheet" name="snapPoints" />',
      /^(?!.*Default).*<dt>Required<\/dt><dd>yes<\/dd>/,
    ],
    [
      'a computed default is told in words',
      V5,
      '<Member of="BottomSheet" name="maxDynamicContentSize" />',
      '<dd>the height of the container</dd>',
    ],
    [
      'no default is told too',
      V5,
      '<Member of="BottomSheet" name="onClose" />',
      '<dt>Default</dt><dd>none</dd>',
    ],
    [
      'a deprecated one names its replacement',
      V2,
      '<Member of="BottomSheetBackdrop" name="closeOnPress" />',
      /<dt>Deprecated<\/dt><dd>since 2\.3\.0: use .*<code>pressBehavior<\/code>/,
    ],
    [
      'a younger one names its release, for the filter box too',
      V5,
      '<Member of="BottomSheet" name="overrideReduceMotion" />',
      /^<dl class="api-facts" data-since="5\.0\.4">.*<dt>Since<\/dt><dd>5\.0\.4<\/dd>/,
    ],
    [
      'an earlier type is shown with its last release',
      V5,
      '<Member of="BottomSheet" name="onAnimate" />',
      '<dt>Earlier</dt><dd><span>Type <code>(fromIndex: number, toIndex: number) => void</code> until 5.1.5</span></dd>',
    ],
    [
      'long types are laid out on lines, indentation kept',
      V5,
      '<Member of="BottomSheet" name="onAnimate" />',
      '<code>(\n  fromIndex: number,\n  toIndex: number,\n  fromPosition: number,\n  toPosition: number\n) => void</code>',
    ],
    [
      'an earlier default',
      V2,
      '<Member of="BottomSheetBackdrop" name="closeOnPress" />',
      '<span>Default <code>true</code> until 2.2.6</span>',
    ],
    [
      'an earlier need',
      V4,
      '<Member of="BottomSheet" name="snapPoints" />',
      '<span>Required until 4.4.8</span>',
    ],
    [
      'no default earlier',
      V4,
      '<Member of="BottomSheetDraggableView" name="gestureType" />',
      '<span>No default until 4.1.4</span>',
    ],
    [
      "types link to their authors' page",
      V5,
      '<Member of="BottomSheet" name="animatedIndex" />',
      '<code><a href="https://docs.swmansion.com/react-native-reanimated/docs/core/useSharedValue" data-site-link="">SharedValue</a><number></code>',
    ],
    [
      "types link to their section by the site's own link",
      V5,
      '<Member of="BottomSheet" name="onChange" />',
      /<a href="\/[\w/]+#snap_point_type" data-site-link="">SNAP_POINT_TYPE<\/a>/,
    ],
    [
      'types link to the section of the same version',
      V4,
      '<Member of="BottomSheet" name="handleComponent" />',
      /<a href="\/v4\/[\w/]+#BottomSheetHandleProps" data-site-link="">BottomSheetHandleProps<\/a>/i,
    ],
    [
      'one that a known issue concerns links to its entry',
      V5,
      '<Member of="BottomSheetModalMethods" name="dismiss" />',
      '<li><a href="/troubleshooting#known-issue-dismiss" data-site-link="">5.2.11 to 5.2.14, not fixed</a></li>',
    ],
    [
      'a switch is tried with the value that the playground does not start with',
      V5,
      '<Member of="BottomSheet" name="enableOverDrag" />',
      '<dt>Try</dt><dd><a href="/usage#playground?enableOverDrag=false" data-site-link="unchecked"><code>enableOverDrag={false}</code></a> in the playground',
    ],
    [
      'a switch that is off is turned on',
      V5,
      '<Member of="BottomSheet" name="detached" />',
      '#playground?detached=true" data-site-link="unchecked"><code>detached</code>',
    ],
    [
      'how to import it, and what its ref holds',
      V5,
      '<Member name="BottomSheet" />',
      /import BottomSheet from '@gorhom\/bottom-sheet';.*<dt>Ref<\/dt>.*BottomSheetMethods/s,
    ],
    [
      'a named import',
      V5,
      '<Member name="BottomSheetView" />',
      'import { BottomSheetView } from',
    ],
    [
      'an import of a type',
      V5,
      '<Member name="BottomSheetProps" />',
      'import type { BottomSheetProps } from',
    ],
    [
      'an enum lists its members with their values',
      V5,
      '<Member name="SNAP_POINT_TYPE" />',
      '<ul><li><code>PROVIDED = 0</code></li><li><code>DYNAMIC = 1</code></li></ul>',
    ],
    [
      'a release without types is named, not guessed',
      V4,
      '<Member name="useScrollHandler" />',
      '<dt>Since</dt><dd>4.4.0 or 4.4.1 (4.4.0 published no types)</dd>',
    ],
    [
      'earlier members',
      V4,
      '<Member name="GESTURE_SOURCE" />',
      'Members <code>SCROLLABLE = 0, HANDLE = 1</code> until 4.1.4',
    ],
    [
      'an earlier value',
      V5,
      '<Member name="ANIMATION_CONFIGS" />',
      "Value <code>Platform.OS === 'ios'",
    ],
    [
      'an earlier signature',
      V5,
      '<Member name="useBottomSheetScrollableCreator" />',
      /Signature <code>useBottomSheetScrollableCreator<T.* until 5\.2\.3/s,
    ],
  ])('%s', async (_, file, line, expected) => {
    expect(await facts(file, line)).toMatch(expected);
  });

  test.each(['v5', 'v4', 'v2'] as const)(
    'all of %s can be drawn',
    async (version) => {
      const { exportNames, loadApi, ownMembers } =
        await import('../../shared/api');
      const api = loadApi(version);
      const file = { v5: V5, v4: V4, v2: V2 }[version];
      const lines = exportNames(api).flatMap((name) => [
        `<Member name="${name}" />`,
        ...Object.keys(ownMembers(api, name)).map(
          (member) => `<Member of="${name}" name="${member}" />`,
        ),
      ]);
      const page = await html(file, lines.join('\n\n'));
      expect(page.match(/<dl class="api-facts"/g)).toHaveLength(lines.length);
      expect(page).not.toContain('the code component of the theme');
    },
  );
});

describe('what an author can get wrong stops the build', () => {
  const failing =
    (line: string, file = V5) =>
    () =>
      html(file, `\n${line}`);

  test.each([
    [
      '<Member of="BottomSheet" name="snapPoint" />',
      /docs\/props\.mdx:2: BottomSheet has no member "snapPoint" in @gorhom\/bottom-sheet 5\.2\.14\..*Nearest: snapPoints/,
    ],
    [
      '<Member of="BottomSheeet" name="index" />',
      /"BottomSheeet" is not an export.*Nearest: BottomSheet,/,
    ],
    [
      '<Member name="useBottomSheetDynamicSnapPoints" />',
      /is not an export.*It exists in v4 only\./,
    ],
    ['<Member of="BottomSheet" />', /needs name=/],
    ['<Member of="BottomSheet" name="index">0</Member>', /takes no children/],
    [
      '<Member of="BottomSheet" name="index" platforms="windows" />',
      /has no "windows"; it takes ios, android, web, native/,
    ],
    ['Text <Member name="BottomSheet" />', /on its own line/],
  ])('%s', async (line, message) => {
    await expect(failing(line)).rejects.toThrow(message);
  });

  test('a member of v5 on a page of v4 is told where it belongs', async () => {
    await expect(
      failing('<Member of="BottomSheet" name="containerLayoutState" />', V4),
    ).rejects.toThrow(/version-4\/props\.mdx:2: .*It exists in v5 only\./);
  });
});
