import { describe, expect, test } from 'vitest';
import { facts, html, V2, V4, V5 } from './testing';

describe('the facts of a member', () => {
  test('type and default are a description list, in code', async () => {
    expect(
      await facts(V5, '<Member of="BottomSheet" name="bottomInset" />'),
    ).toBe(
      '<dl class="api-facts">' +
        '<div><dt>Type</dt><dd><code>number</code></dd></div>' +
        '<div><dt>Default</dt><dd><code>0</code></dd></div>' +
        '</dl>',
    );
  });

  test('a required member says so instead of a default', async () => {
    const list = await facts(
      V2,
      '<Member of="BottomSheet" name="snapPoints" />',
    );
    expect(list).toContain('<dt>Required</dt><dd>yes</dd>');
    expect(list).not.toContain('Default');
  });

  test('they are those of the version that the page belongs to', async () => {
    const line = '<Member of="BottomSheet" name="enableDynamicSizing" />';
    expect(await facts(V5, line)).toContain('<code>true</code>');
    expect(await facts(V4, line)).toContain('<code>false</code>');
  });

  test("the modal's own default wins over the sheet's", async () => {
    const of = (name: string) =>
      facts(V5, `<Member of="${name}" name="enablePanDownToClose" />`);
    expect(await of('BottomSheet')).toContain('<code>false</code>');
    expect(await of('BottomSheetModal')).toContain('<code>true</code>');
  });

  test('a computed default is told in words, none is told too', async () => {
    expect(
      await facts(
        V5,
        '<Member of="BottomSheet" name="maxDynamicContentSize" />',
      ),
    ).toContain('<dd>the height of the container</dd>');
    expect(
      await facts(V5, '<Member of="BottomSheet" name="onClose" />'),
    ).toContain('<dt>Default</dt><dd>none</dd>');
  });

  test('a method shows its signature', async () => {
    expect(
      await facts(V2, '<Member of="BottomSheetMethods" name="snapTo" />'),
    ).toContain('<code>snapTo(index: number, force?: boolean): void</code>');
  });

  test('a deprecated one names its replacement', async () => {
    expect(
      await facts(
        V2,
        '<Member of="BottomSheetBackdrop" name="closeOnPress" />',
      ),
    ).toMatch(
      /<dt>Deprecated<\/dt><dd>since 2\.3\.0: use .*<code>pressBehavior<\/code>/,
    );
  });

  test('platforms come from the author', async () => {
    const list = await facts(
      V5,
      '<Member of="BottomSheet" name="index" platforms="ios web" />',
    );
    expect(list).toContain('<dt>Platforms</dt><dd>badge ios badge web</dd>');
  });
});

describe('a switch of the playground', () => {
  const trial = async (file: string, of: string, name: string) =>
    /<dt>Try<\/dt><dd>(.*?)<\/dd>/.exec(
      await facts(file, `<Member of="${of}" name="${name}" />`),
    )?.[1];

  test('is tried with the value that the playground does not start with', async () => {
    expect(await trial(V5, 'BottomSheet', 'enableOverDrag')).toBe(
      '<a href="/usage#playground?enableOverDrag=false" data-site-link="unchecked"><code>enableOverDrag={false}</code></a> in the playground',
    );
    expect(await trial(V5, 'BottomSheet', 'enableDynamicSizing')).toContain(
      '#playground?enableDynamicSizing=true"',
    );
    expect(await trial(V5, 'BottomSheet', 'detached')).toContain(
      '<code>detached</code>',
    );
  });

  test('has no trial in another version or component, nor have other props', async () => {
    expect(await trial(V4, 'BottomSheet', 'enableOverDrag')).toBeUndefined();
    expect(await trial(V5, 'BottomSheetModal', 'detached')).toBeUndefined();
    expect(await trial(V5, 'BottomSheet', 'index')).toBeUndefined();
  });
});

describe('types in a row', () => {
  test("link to their authors' page", async () => {
    expect(
      await facts(V5, '<Member of="BottomSheet" name="animatedIndex" />'),
    ).toContain(
      '<code><a href="https://docs.swmansion.com/react-native-reanimated/docs/core/useSharedValue" data-site-link="">SharedValue</a><number></code>',
    );
  });

  test("link to their section of the same version by the site's own link", async () => {
    const link = async (file: string, name: string) =>
      /<a href="([^"]*)" data-site-link="">(\w+)<\/a>/
        .exec(await facts(file, `<Member of="BottomSheet" name="${name}" />`))
        ?.slice(1);
    expect(await link(V5, 'onChange')).toEqual([
      expect.stringMatching(/^\/[\w/]+#snap_point_type$/),
      'SNAP_POINT_TYPE',
    ]);
    expect(await link(V4, 'handleComponent')).toEqual([
      expect.stringMatching(
        new RegExp(`^/v4/[\\w/]+#${'BottomSheetHandleProps'.toLowerCase()}$`),
      ),
      'BottomSheetHandleProps',
    ]);
  });

  test('a name that is given, or is in a string, is not a link', async () => {
    const list = await facts(V5, '<Member of="BottomSheet" name="onChange" />');
    expect(list).toContain('type: <a');
    expect(
      await facts(V5, '<Member of="BottomSheet" name="keyboardBehavior" />'),
    ).not.toContain('<a');
  });

  test('long ones are laid out on lines, indentation kept', async () => {
    expect(
      await facts(V5, '<Member of="BottomSheet" name="onAnimate" />'),
    ).toContain(
      '<code>(\n  fromIndex: number,\n  toIndex: number,\n' +
        '  fromPosition: number,\n  toPosition: number\n) => void</code>',
    );
  });
});

describe('the facts of an export', () => {
  test('how to import it, and what its ref holds', async () => {
    expect(await facts(V5, '<Member name="BottomSheet" />')).toMatch(
      /import BottomSheet from '@gorhom\/bottom-sheet';.*<dt>Ref<\/dt>.*BottomSheetMethods/s,
    );
    expect(await facts(V5, '<Member name="BottomSheetView" />')).toContain(
      'import { BottomSheetView } from',
    );
    expect(await facts(V5, '<Member name="BottomSheetProps" />')).toContain(
      'import type { BottomSheetProps } from',
    );
  });

  test('an enum lists its members with their values', async () => {
    expect(await facts(V5, '<Member name="SNAP_POINT_TYPE" />')).toContain(
      '<ul><li><code>PROVIDED = 0</code></li><li><code>DYNAMIC = 1</code></li></ul>',
    );
  });

  test('a constant shows its value, an internal hook its status', async () => {
    expect(
      await facts(V5, '<Member name="KEYBOARD_DISMISS_THRESHOLD" />'),
    ).toContain('<code>12.5</code>');
    expect(
      await facts(V4, '<Member name="useBottomSheetInternal" />'),
    ).toContain('internal: it can change in any release');
  });

  test.each(['v5', 'v4', 'v2'] as const)(
    'all of %s can be drawn',
    async (version) => {
      const { exportNames, loadApi, ownMembers } = await import('../../api');
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
    ['<Member of="BottomSheet" name={x} />', /must be a literal string/],
    ['<Member of="BottomSheet" nam="index" />', /has no attribute "nam"/],
    [
      '<Member of="BottomSheet" name="index" since="5.1" />',
      /has no attribute "since"/,
    ],
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

describe('known issues', () => {
  test('a member that one concerns links to its entry', async () => {
    const line = '<Member of="BottomSheetModalMethods" name="dismiss" />';
    expect(await facts('docs/modal/methods.mdx', line)).toContain(
      '<li><a href="/troubleshooting#known-issue-dismiss" data-site-link="">5.2.11 to 5.2.14, not fixed</a></li>',
    );
  });

  test('other members and other versions have none', async () => {
    const detached = '<Member of="BottomSheet" name="detached" />';
    const expand = '<Member of="BottomSheetMethods" name="expand" />';
    const v4 = 'versioned_docs/version-4/methods.mdx';
    const inV5 = await facts('docs/props.mdx', detached);
    expect(inV5).not.toContain('Known issue');
    expect(await facts(v4, expand)).not.toContain('Known issue');
  });
});
