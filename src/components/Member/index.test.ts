import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import apiFacts from '.';
import { ROOT } from '../../site/versions';

const FILES = {
  v5: 'docs/props.mdx',
  v4: 'versioned_docs/version-4/props.mdx',
  v2: 'versioned_docs/version-2/props.mdx',
};
type Version = keyof typeof FILES;

/** What a page with this text shows, of types as the reader sees them. */
async function html(version: Version, value: string): Promise<string> {
  const page = await evaluate(
    new VFile({ path: path.join(ROOT, FILES[version]), value }),
    { ...runtime, remarkPlugins: [apiFacts] },
  );
  const components = {
    a: ({ href, children }: ComponentProps<'a'>) =>
      createElement('a', { href }, children),
  };
  return renderToStaticMarkup(createElement(page.default, { components }))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#x27;/g, "'");
}

const SHARED_VALUE =
  'https://docs.swmansion.com/react-native-reanimated/docs/core/useSharedValue';

test.each<[string, string | RegExp]>([
  [
    'v5 BottomSheet.bottomInset',
    '<dl class="api-facts"><div><dt>Type</dt><dd><code>number</code></dd></div><div><dt>Default</dt><dd><code>0</code></dd></div></dl>',
  ],
  [
    'v2 BottomSheet.snapPoints',
    /^(?!.*Default).*<dt>Required<\/dt><dd>yes<\/dd>/,
  ],
  ['v5 BottomSheet.onClose', '<dt>Default</dt><dd>none</dd>'],
  [
    'v2 BottomSheetBackdrop.closeOnPress',
    /<dt>Deprecated<\/dt><dd>since 2\.3\.0: use .*<code>pressBehavior<\/code>/,
  ],
  // The filter box reads the release, too.
  [
    'v5 BottomSheet.overrideReduceMotion',
    /^<dl class="api-facts" data-since="5\.0\.4">.*<dt>Since<\/dt><dd>5\.0\.4<\/dd>/,
  ],
  // A release without types is named, not guessed.
  ['v4 useScrollHandler', '4.4.0 or 4.4.1 (4.4.0 published no types)</dd>'],
  [
    'v5 BottomSheet.onAnimate',
    'Type <code>(fromIndex: number, toIndex: number) => void</code> until 5.1.5</span>',
  ],
  ['v4 BottomSheet.snapPoints', '<span>Required until 4.4.8</span>'],
  ['v4 BottomSheetDraggableView.gestureType', 'No default until 4.1.4'],
  // Long types are laid out on lines.
  [
    'v5 BottomSheet.onAnimate',
    '<code>(\n  fromIndex: number,\n  toIndex: number,\n  fromPosition: number,\n  toPosition: number\n) => void</code>',
  ],
  [
    'v5 BottomSheet.animatedIndex',
    `<code><a href="${SHARED_VALUE}">SharedValue</a><number></code>`,
  ],
  [
    'v4 BottomSheet.handleComponent',
    /<a href="\/v4\/[\w/]+#BottomSheetHandleProps">BottomSheetHandleProps<\/a>/i,
  ],
  [
    'v5 BottomSheetModalMethods.dismiss',
    '<a href="/troubleshooting#known-issue-dismiss">5.2.11 to 5.2.14, not fixed</a>',
  ],
  // A switch is tried with the value that the playground does not start with.
  [
    'v5 BottomSheet.enableOverDrag',
    /href="\/usage#playground\?enableOverDrag=false"[^>]*><code>enableOverDrag=\{false\}</,
  ],
  [
    'v5 BottomSheet',
    /import BottomSheet from '@gorhom\/bottom-sheet';.*<dt>Ref<\/dt>.*BottomSheetMethods/s,
  ],
  ['v5 BottomSheetProps', 'import type { BottomSheetProps } from'],
  ['v5 SNAP_POINT_TYPE', '<ul><li><code>PROVIDED = 0</code></li><li><code>'],
])('%s: %s', async (name, expected) => {
  const [version, first = '', member] = name.split(/[ .]/);
  const line =
    member === undefined ? `name="${first}"` : `of="${first}" name="${member}"`;
  const text = await html(version as Version, `<Member ${line} />`);
  expect(text).toMatch(expected);
});

test.each([
  [
    'of="BottomSheet" name="snapPoint"',
    /docs\/props\.mdx:2: BottomSheet has no member "snapPoint" in @gorhom\/bottom-sheet 5\.2\.14\..*Nearest: snapPoints/,
  ],
  [
    'name="useBottomSheetDynamicSnapPoints"',
    /is not an export.*It exists in v4 only\./,
  ],
  [
    'of="BottomSheet" name="index" platforms="windows"',
    /has no "windows"; it takes ios, android, web, native/,
  ],
])('<Member %s /> stops the build', async (line, message) => {
  await expect(html('v5', `\n<Member ${line} />`)).rejects.toThrow(message);
});
