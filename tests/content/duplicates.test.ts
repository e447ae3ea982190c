// No sample appears twice in the docs of the current version, as code or as a
// demo that runs.
import { describe, expect, test } from 'vitest';
import { currentSamples } from '../../scripts/samples/collect';
import { demoSamples } from '../../scripts/samples/demos';
import { checkDuplicates } from '../../scripts/samples/duplicates';
import { brief, full, plant, plantSamples, readPages } from './pages';

const SHEET = `tsx
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { StyleSheet, Text } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  return (
    <GestureHandlerRootView style={styles.root}>
      <BottomSheet accessible={false}>
        <BottomSheetView style={styles.content}>
          <Text>Hello</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  root: { flex: 1 },
  content: { padding: 24 },
});`;

/** What is found when a page has the sheet, and then this one. */
function found(other: string): string[] {
  return brief(checkDuplicates(plantSamples('docs/a.mdx', SHEET, other)));
}

test('no sample of the docs does', () => {
  const { pages } = readPages();
  const demos = demoSamples(pages);
  const samples = currentSamples(pages).filter(({ file }) =>
    file.startsWith('docs/'),
  );
  expect(demos.length).toBeGreaterThan(20);
  expect(samples.length).toBeGreaterThan(80);
  expect(full(checkDuplicates([...samples, ...demos]))).toEqual([]);
});

describe('the same sample', () => {
  const rule = ['docs/a.mdx:25 duplicate-sample'];

  test('is found as it is, and with other texts, names of files and sizes', () => {
    expect(found(SHEET)).toEqual(rule);
    const reworded = SHEET.replace('Hello', 'Welcome to the sheet')
      .replace('padding: 24', 'padding: 24, paddingBottom: 48')
      .replace('tsx', 'tsx title="App.tsx"');
    expect(found(reworded)).toEqual(rule);
  });

  test('is found with one more prop', () => {
    const one = SHEET.replace('accessible', 'index={0} accessible');
    expect(found(one)).toEqual(rule);
  });

  test('is not a sample about something else', () => {
    const points = SHEET.replace(
      'accessible',
      "snapPoints={['50%']} enableDynamicSizing={false} accessible",
    );
    expect(found(points)).toEqual([]);
    const shadow = SHEET.replace(
      'padding: 24',
      "padding: 24, elevation: 4, boxShadow: '0 0 8px'",
    );
    expect(found(shadow)).toEqual([]);
  });
});

describe('a demo', () => {
  const SHOWN = '<Demo name="sheet" />';
  const code = SHEET.slice(SHEET.indexOf('\n') + 1);
  const demos = [{ file: 'src/demos/sheet.tsx', code }];
  const shown = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'].map((file) =>
    plant(file, 'Text.', '', SHOWN),
  );
  const duplicates = (pages: typeof shown, allowed: readonly string[]) => {
    const shared = [{ demo: 'sheet', pages: allowed, reason: 'a reason' }];
    return brief(checkDuplicates(demoSamples(pages, { demos, shared })));
  };

  test('on two pages is found, and a third next to two that may share it', () => {
    expect(duplicates(shown.slice(0, 1), [])).toEqual([]);
    expect(duplicates(shown.slice(0, 2), [])).toEqual([
      'docs/b.mdx:3 duplicate-sample',
    ]);
    expect(duplicates(shown, ['docs/a.mdx', 'docs/b.mdx'])).toEqual([
      'docs/c.mdx:3 duplicate-sample',
    ]);
  });

  test('is found twice on a page that may share it', () => {
    const twice = plant('docs/a.mdx', SHOWN, '', SHOWN);
    expect(duplicates([twice], ['docs/a.mdx', 'docs/b.mdx'])).toEqual([
      'docs/a.mdx:3 duplicate-sample',
    ]);
  });

  test('is found when a page has its code as a sample', () => {
    const samples = plantSamples('docs/b.mdx', SHEET);
    const site = { demos, shared: [] };
    const all = [...samples, ...demoSamples(shown.slice(0, 1), site)];
    expect(brief(checkDuplicates(all))).toEqual([
      'docs/a.mdx:3 duplicate-sample',
    ]);
  });
});
