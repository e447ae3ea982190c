// cspell:ignore colour
import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/site/mdx';
import {
  CURRENT,
  versionByName,
  type VersionName,
} from '../../src/site/versions';
import { compareWithKnown, findAnyTypes } from '../../scripts/samples/anyProbe';
import { checkSamples } from '../../scripts/samples/check';
import { sampleOfFence } from '../../scripts/samples/collect';
import { compileSamples } from '../../scripts/samples/compile';
import { collectFences } from '../../scripts/samples/fences';
import { KNOWN_ANY } from '../../scripts/samples/knownAny';
import { brief, plant, plantFences } from './pages';

function check(version: VersionName, ...pages: Page[]): string[] {
  const options = { wholeVersion: true, files: false };
  return brief(checkSamples(versionByName(version), pages, options));
}

const SHEET = `tsx
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { Text } from 'react-native';

export default function App() {
  return (
    <BottomSheet accessible={false}>
      <BottomSheetView>
        <Text>Hello</Text>
      </BottomSheetView>
    </BottomSheet>
  );
}`;

const sheetWith = (prop: string): string =>
  SHEET.replace('accessible={false}', `accessible={false} ${prop}`);

describe('what is right passes', () => {
  test('a program', () => {
    expect(check(CURRENT, plantFences('docs/a.mdx', SHEET))).toEqual([]);
  });

  test('a fence that imports another by its title', () => {
    const page = plantFences(
      'docs/a.mdx',
      'tsx title="src/App.tsx"\nimport { color } from "./theme/colors";\nexport const primary: "red" = color;',
      'ts title="src/theme/colors.ts"\nexport const color = "red" as const;',
    );
    expect(check(CURRENT, page)).toEqual([]);
  });

  test('a line that the diff marks remove', () => {
    const code =
      'ts\n// diff-remove\nexport const a: number = "";\n// diff-add\nexport const a = 1;';
    expect(check(CURRENT, plantFences('docs/a.mdx', code))).toEqual([]);
  });

  test('a fragment with a reason', () => {
    const fragment = 'tsx fragment="shows the failing line only"\n<BottomSheet';
    expect(check(CURRENT, plantFences('docs/a.mdx', fragment))).toEqual([]);
  });
});

describe('what is wrong is found at its line', () => {
  test('a misspelled prop', () => {
    const page = plant(
      'docs/a.mdx',
      'Some prose.',
      '',
      '- A list:',
      '',
      ...`\`\`\`${sheetWith('snapPoint={[1]}')}\n\`\`\``
        .split('\n')
        .map((line) => `  ${line}`),
    );
    expect(check(CURRENT, page)).toEqual(['docs/a.mdx:11 ts2322']);
  });

  test('a v4 sample with a prop that only v5 has', () => {
    const fence = `tsx
import BottomSheet from '@gorhom/bottom-sheet';
import { View } from 'react-native';

export default function App() {
  return (
    <BottomSheet snapPoints={['50%']} enableBlurKeyboardOnGesture>
      <View />
    </BottomSheet>
  );
}`;
    const v4 = plantFences('versioned_docs/version-4/a.mdx', fence);
    expect(check('v4', v4)).toEqual([
      'versioned_docs/version-4/a.mdx:7 ts2322',
    ]);
  });

  test('the version that a blog post or a fence names', () => {
    const removed = `ts
import { useBottomSheetDynamicSnapPoints } from '@gorhom/bottom-sheet';
export const hook = useBottomSheetDynamicSnapPoints;`;
    const old = removed.replace('ts', 'ts version="v4"');
    const v4 = plantFences('blog/2021-bottom-sheet-v4.mdx', removed);
    const v5 = plantFences('blog/2024-bottom-sheet-v5.mdx', removed, old);
    expect(check('v4', v4, v5)).toEqual([]);
    expect(check(CURRENT, v4, v5)).toEqual([
      'blog/2024-bottom-sheet-v5.mdx:2 ts2614',
    ]);
  });

  test('an unused import', () => {
    const fence = `${SHEET}\nimport { View } from 'react-native';`;
    expect(check(CURRENT, plantFences('docs/a.mdx', fence))).toEqual([
      'docs/a.mdx:14 ts6133',
    ]);
  });

  test('a package that a reader does not have', () => {
    const fence = 'ts\nimport clsx from "clsx";\nexport default clsx();';
    expect(check(CURRENT, plantFences('docs/a.mdx', fence))).toEqual([
      'docs/a.mdx:2 ts2307',
    ]);
  });

  test('an import of a fence on another page', () => {
    const a = plantFences('docs/a.mdx', 'ts title="b.ts"\nexport const b = 1;');
    const b = plantFences('docs/b.mdx', 'ts\nexport { b } from "./b";');
    expect(check(CURRENT, a, b)).toEqual(['docs/b.mdx:2 ts2307']);
  });

  test('any, written or inferred, and suppressed errors', () => {
    const fence = `ts
export const a: any = 1;
export const b = JSON.parse('{}');
// @ts-ignore
export const c = 1;`;
    expect(check(CURRENT, plantFences('docs/a.mdx', fence))).toEqual([
      'docs/a.mdx:4 no-suppression',
      'docs/a.mdx:2 no-any',
      'docs/a.mdx:2 any-type',
      'docs/a.mdx:3 any-type',
    ]);
  });

  test('a style key that the types let pass', () => {
    const animated = `tsx
import { View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

export default function Box() {
  const style = useAnimatedStyle(() => ({ flex: 1, opacityX: 1 }));
  return <View><Animated.View style={style} /></View>;
}`;
    expect(check(CURRENT, plantFences('docs/a.mdx', animated))).toEqual([
      'docs/a.mdx:6 style-key',
    ]);
    const created = `tsx
import { StyleSheet, View } from 'react-native';

export default function Box() {
  return <View style={styles.box} />;
}

const styles = StyleSheet.create({ box: { flex: 1, paddingX: 12 } });`;
    const v4 = plantFences('versioned_docs/version-4/a.mdx', created);
    expect(check('v4', v4)).toEqual([
      'versioned_docs/version-4/a.mdx:8 style-key',
    ]);
  });

  test('padding that BottomSheetView of v4 drops at the bottom', () => {
    const styled = (style: string) => `tsx
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { StyleSheet, Text, View } from 'react-native';

const snapPoints = ['50%'];

export default function App() {
  return (
    <BottomSheet accessible={false} snapPoints={snapPoints}>
      <BottomSheetView style={${style}}>
        <View style={styles.box}><Text style={styles.both}>Hello</Text></View>
      </BottomSheetView>
    </BottomSheet>
  );
}

const styles = StyleSheet.create({
  box: { padding: 24 },
  both: { padding: 24, paddingBottom: 24 },
  text: { paddingHorizontal: 24, paddingBottom: '10%' },
});`;
    const found = (style: string, version: VersionName = 'v4') => {
      const folder = version === CURRENT ? 'docs' : 'versioned_docs/version-4';
      return check(version, plantFences(`${folder}/a.mdx`, styled(style)));
    };
    const at = (line: number) => [
      `versioned_docs/version-4/a.mdx:${line} bottom-padding`,
    ];
    expect(found('styles.box')).toEqual(at(18));
    expect(found('styles.text')).toEqual(at(20));
    expect(found('{ paddingVertical: 8 }')).toEqual(at(10));
    expect(found('[styles.box, { flex: 1 }]')).toEqual(at(18));
    expect(found('styles.both')).toEqual([]);
    expect(found('[styles.box, { paddingBottom: 24 }]')).toEqual([]);
    expect(found('styles.box', CURRENT)).toEqual([]);
  });

  test('a trap, in docs and posts of the current version only', () => {
    const bare = SHEET.replace(' accessible={false}', '');
    expect(check(CURRENT, plantFences('docs/a.mdx', bare))).toEqual([
      'docs/a.mdx:7 unreachable-content',
    ]);
    const post = plantFences('blog/2024-bottom-sheet-v5.mdx', bare);
    expect(check(CURRENT, post)).toEqual([
      'blog/2024-bottom-sheet-v5.mdx:7 unreachable-content',
    ]);
    const old = plantFences('versioned_docs/version-4/a.mdx', bare);
    expect(check('v4', old)).toEqual([]);
  });

  test('broken syntax, and nothing that follows from it', () => {
    const page = plantFences('docs/a.mdx', 'ts\nexport const a: Nothing = (;');
    expect(check(CURRENT, page)).toEqual(['docs/a.mdx:2 ts1109']);
  });
});

describe('a type that became any', () => {
  const samples = collectFences(
    plantFences('docs/a.mdx', sheetWith('style={{ backgroundColour: 1 }}')),
  ).map(sampleOfFence);

  test('does not let a fence pass', () => {
    expect(brief(compileSamples(CURRENT, samples))).toEqual([
      'docs/a.mdx:7 ts2353',
    ]);
    const withoutShims = compileSamples(CURRENT, samples, { shims: false });
    expect(brief(withoutShims)).toEqual(['docs/a.mdx:7 any-type']);
  });

  test('is found by the probe, and a closed hole too', () => {
    const found = findAnyTypes('v5', { shims: false });
    const messages = compareWithKnown('v5', found, KNOWN_ANY.v5).join('\n');
    expect(messages).toContain('BottomSheetProps.style is any');
    expect(messages).toContain('useBottomSheetSpringConfigs()<> is any');
    const stale = { path: 'BottomSheetProps.index', reason: 'none' };
    expect(compareWithKnown('v5', [], [stale])).toEqual([
      expect.stringContaining('BottomSheetProps.index is listed as any'),
    ]);
  });

  test('is found in the methods and hooks of each version', () => {
    for (const version of ['v5', 'v4'] as const) {
      expect(findAnyTypes(version)).toContain(
        'BottomSheetScrollViewMethods.getInnerViewNode()',
      );
    }
    expect(findAnyTypes('v2', { shims: false })).toContain(
      'BottomSheetDraggableView.nativeGestureRef',
    );
  });
});

describe('fragments', () => {
  test('need a reason', () => {
    const page = plantFences('docs/a.mdx', 'tsx fragment="short"\n<View');
    expect(check(CURRENT, page)).toEqual(['docs/a.mdx:1 fragment-reason']);
  });

  test('stay within the budget of the version', () => {
    const programs = Array.from(
      { length: 38 },
      (_, index) => `ts\nexport const name${index} = 1;`,
    );
    const fragment = 'ts fragment="shows the failing line"\n(';
    const within = plantFences('docs/a.mdx', ...programs, fragment, fragment);
    expect(check(CURRENT, within)).toEqual([]);
    const over = plantFences('docs/b.mdx', fragment);
    expect(check(CURRENT, within, over)).toEqual([
      'docs/b.mdx:1 fragment-budget',
    ]);
  });
});
