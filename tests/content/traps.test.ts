// No sample of the docs, the posts and the demos carries a trap that the docs
// warn about.
import { describe, expect, test } from 'vitest';
import { currentSamples } from '../../scripts/samples/collect';
import { checkTraps } from '../../scripts/samples/traps';
import { brief, full, plantFences, plantSamples, readPages } from './pages';

/** What is found in a component that renders this. */
function found(jsx: string, styles = ''): string[] {
  const fence = `tsx\nexport const app = (\n${jsx}\n);\n${styles}`;
  return brief(checkTraps(plantSamples('docs/a.mdx', fence)));
}

const samples = currentSamples(readPages().pages);

test.each([
  ['docs/', 80],
  ['blog/', 4],
  ['src/demos/', 20],
])('the samples of %s have none', (folder, least) => {
  const own = samples.filter(({ file }) => file.startsWith(folder));
  expect(own.length).toBeGreaterThan(least);
  expect(full(checkTraps(own))).toEqual([]);
});

test('one is found in a demo', () => {
  const demo = samples.filter(({ file }) => file === 'src/demos/modal.tsx');
  const planted = demo.map(({ code, ...sample }) => ({
    ...sample,
    code: code.replace(' accessible={false}', ''),
  }));
  expect(brief(checkTraps(planted))).toEqual([
    'src/demos/modal.tsx:17 unreachable-content',
  ]);
});

test('one is found in a post about the current version', () => {
  const code = 'tsx\nexport const app = <BottomSheet />;';
  const [v5, v4] = ['v5', 'v4'].map((version) =>
    plantFences(`blog/2026-01-01-bottom-sheet-${version}.mdx`, code),
  );
  const posts = [v5, v4].filter((page) => page !== undefined);
  const inPosts = currentSamples(posts).filter(({ file }) =>
    file.startsWith('blog/'),
  );
  expect(brief(checkTraps(inPosts))).toEqual([
    'blog/2026-01-01-bottom-sheet-v5.mdx:2 unreachable-content',
  ]);
});

describe('a sheet whose content a screen reader cannot reach', () => {
  const rule = ['docs/a.mdx:3 unreachable-content'];

  test('is found', () => {
    expect(found('<BottomSheet />')).toEqual(rule);
    expect(found('<BottomSheet index={-1}><A /></BottomSheet>')).toEqual(rule);
    expect(found('<BottomSheetModal<A> ref={ref} />')).toEqual(rule);
  });

  test('is not one that says what it is, or leaves it to a caller', () => {
    expect(found('<BottomSheet accessible={false} />')).toEqual([]);
    expect(found('<BottomSheet accessible />')).toEqual([]);
    expect(found('<BottomSheet {...props} />')).toEqual([]);
    expect(found('<BottomSheetModalProvider />')).toEqual([]);
  });
});

describe('padding at the bottom', () => {
  const styles = `const styles = StyleSheet.create({
  box: { flexGrow: 1, padding: 24 },
  text: { flexGrow: 1, paddingBottom: '10%' },
});`;
  const footer = (style: string) =>
    found(
      `<BottomSheetView enableFooterMarginAdjustment style={${style}} />`,
      styles,
    );

  test('stays without a footer, and as a number of one style', () => {
    expect(found('<BottomSheetView style={styles.text} />', styles)).toEqual(
      [],
    );
    expect(footer('styles.box')).toEqual([]);
    expect(footer('[styles.none, { margin: 8 }]')).toEqual([]);
  });

  test('is lost to a footer in percent and in an array', () => {
    expect(footer('styles.text')).toEqual(['docs/a.mdx:7 lost-padding']);
    expect(footer('[styles.box, { margin: 8 }]')).toEqual([
      'docs/a.mdx:6 lost-padding',
    ]);
    expect(
      found(
        '<BottomSheetFlatList enableFooterMarginAdjustment contentContainerStyle={{ padding: "5%" }} />',
      ),
    ).toEqual(['docs/a.mdx:3 lost-padding']);
  });
});

describe('a backdrop that disappears at -1', () => {
  const backdrop = 'const a = <BottomSheetBackdrop disappearsOnIndex={-1} />;';
  const closed = '<BottomSheet accessible={false} index={-1} />';

  test('is found where a sheet starts closed', () => {
    expect(found(closed, backdrop)).toEqual(['docs/a.mdx:5 blocking-backdrop']);
  });

  test('is fine with a margin, with an open sheet and with a modal', () => {
    const margin = backdrop.replace('-1', '-0.99');
    const modal = closed.replace('BottomSheet', 'BottomSheetModal');
    expect(found(closed, margin)).toEqual([]);
    expect(found(closed.replace('-1', '0'), backdrop)).toEqual([]);
    expect(found(modal, backdrop)).toEqual([]);
  });
});

test('a third style of an array is found', () => {
  const three = '[styles.a, styles.b, { margin: 8 }]';
  expect(found(`<BottomSheetView style={${three}} />`)).toEqual([
    'docs/a.mdx:3 dropped-style',
  ]);
  expect(found(`<View style={${three}} />`)).toEqual([]);
});
