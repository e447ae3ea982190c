// cspell:ignore colour
import { describe, expect, test } from 'vitest';
import { CURRENT, VERSIONS, versionByName } from '../../src/site/versions';
import {
  checkOtherFences,
  checkSamples,
  isTypeScript,
  readDemos,
} from '../../scripts/samples/collect';
import { collectFences } from '../../src/shared/highlight/fences';
import { brief, full, plantFences, readPages } from './pages';

/** Share of a version's samples that may be fragments, which nothing compiles. */
const FRAGMENTS = 0.05;

describe.each(VERSIONS)('$name', (version) => {
  test('every sample compiles against the published package', () => {
    const fences = readPages()
      .flatMap(collectFences)
      .filter((fence) => fence.version === version.name && isTypeScript(fence));
    expect(fences.length).toBeGreaterThan(20);
    const fragments = fences.filter(({ meta }) => meta.fragment !== undefined);
    expect(fragments.length).toBeLessThanOrEqual(
      Math.max(1, fences.length * FRAGMENTS),
    );
    expect(full(checkSamples(version, readPages(), readDemos()))).toEqual([]);
  });
});

test('configuration files in fences have no error of syntax', () => {
  expect(full(readPages().flatMap(checkOtherFences))).toEqual([]);
});

const SHEET = `import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { Text } from 'react-native';

export default function App() {
  return (
    <BottomSheet snapPoints={['50%']} accessible={false}>
      <BottomSheetView>
        <Text>Hello</Text>
      </BottomSheetView>
    </BottomSheet>
  );
}`;
const IMPORTED = `import { SNAP_POINT_TYPE } from '@gorhom/bottom-sheet';
export const first = SNAP_POINT_TYPE;`;
const BACKDROP = SHEET.replace(
  'accessible',
  'index={-1} backdropComponent={Backdrop} accessible',
).replace(
  'import BottomSheet, {',
  'import BottomSheet, { BottomSheetBackdrop, type BottomSheetBackdropProps,',
).concat(`
function Backdrop(props: BottomSheetBackdropProps) {
  return <BottomSheetBackdrop {...props} disappearsOnIndex={-1} />;
}`);

describe('what is planted into a page', () => {
  const FILES: Readonly<Record<string, string>> = {
    [CURRENT]: 'docs/a.mdx',
    v4: 'versioned_docs/version-4/a.mdx',
    v2: 'versioned_docs/version-2/a.mdx',
  };
  const prop = (text: string) =>
    SHEET.replace('snapPoints', `${text} snapPoints`);

  test.each([
    ['a misspelled prop', CURRENT, prop('snapPoint={[1]}'), ['7 ts2322']],
    ['an export that only v5 has', 'v4', IMPORTED, ['2 ts2614']],
    [
      'any by inference',
      CURRENT,
      "export const a = JSON.parse('{}');",
      ['2 any-type'],
    ],
    [
      'content that nobody can reach',
      CURRENT,
      SHEET.replace(' accessible={false}', ''),
      ['7 unreachable-content'],
    ],
    [
      'a backdrop that blocks the screen',
      CURRENT,
      BACKDROP,
      ['15 blocking-backdrop'],
    ],
  ])('%s', (_, version, code, expected) => {
    const file = FILES[version] ?? '';
    const page = plantFences(file, `tsx\n${code}`);
    expect(brief(checkSamples(versionByName(version), [page]))).toEqual(
      expected.map((found) => `${file}:${found}`),
    );
  });
});
