// cspell:ignore colour
import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'semver/functions/satisfies';
import { beforeEach, expect, test } from 'vitest';
import { STATES } from '../../src/components/Demo/playground/coveringStates';
import { linesFor } from '../../src/shared/install/installData';
import { parseMdx } from '../../src/site/mdx';
import { toMinor } from '../../src/site/toMinor';
import {
  CURRENT_VERSION,
  EDGE_TYPES,
  ROOT,
  versionByName,
  DOCS_VERSIONS,
  type DocsVersionName,
} from '../../src/site/versions';
import type { Problem } from '../../scripts/lib/problems';
import {
  checkOtherFences,
  checkSamples,
  isTypeScript,
  readDemos,
} from '../../scripts/samples/collectSamples';
import { collectFences } from '../../src/shared/highlight/fences';
import { formatProblems, readPages } from './pages';

// Compiling blocks the thread. The pause lets the runner receive each result.
beforeEach(() => new Promise((resolve) => setTimeout(resolve, 10)));

/** Maximum share of fragments, which are not compiled, among a version's samples. */
const FRAGMENTS = 0.05;

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

/** Code with an error, and the place and rule that must report it. */
const PLANTED: Readonly<Record<DocsVersionName, readonly [string, string][]>> =
  {
    v5: [
      // A misspelled prop.
      [SHEET.replace('snapPoints', 'snapPoint={[1]} snapPoints'), '7 ts2322'],
      // `any` by inference.
      ["export const a = JSON.parse('{}');", '2 any-type'],
      // Content that nobody can reach.
      [SHEET.replace(' accessible={false}', ''), '7 unreachable-content'],
      // A backdrop that blocks the screen.
      [BACKDROP, '15 blocking-backdrop'],
    ],
    // An export that only v5 has.
    v4: [[IMPORTED, '2 ts2614']],
    v2: [[IMPORTED, '2 ts2614']],
  };

test.each(DOCS_VERSIONS)(
  'all samples of $name compile against the published package',
  (version) => {
    const fences = readPages()
      .flatMap(collectFences)
      .filter((fence) => fence.version === version.name && isTypeScript(fence));
    expect(Math.min(fences.length, STATES.length)).toBeGreaterThan(20);
    const fragments = fences.filter(({ meta }) => meta.fragment !== undefined);
    expect(fragments.length).toBeLessThanOrEqual(
      Math.max(1, fences.length * FRAGMENTS),
    );
    const planted = PLANTED[version.name].map(([code, fault], index) => ({
      page: parseMdx(
        `${version.docs}/planted${index}.mdx`,
        `\`\`\`tsx\n${code}\n\`\`\``,
      ),
      found: `planted${index}.mdx:${fault}`,
    }));
    const pages = [...readPages(), ...planted.map(({ page }) => page)];
    const found = checkSamples(version, pages, [...readDemos(), ...STATES]);
    const isPlanted = ({ file }: Problem) => /planted\d/.test(file);
    expect(
      formatProblems(found.filter((problem) => !isPlanted(problem))),
    ).toEqual([]);
    expect(
      found
        .filter(isPlanted)
        .map(
          ({ file, line, rule }) => `${path.basename(file)}:${line} ${rule}`,
        ),
    ).toEqual(planted.map((one) => one.found));
  },
);

/** The errors of the known issue `gesture-handler-3`. */
const WITHOUT_TYPES = /"BottomSheet\.(?:activeOffset|failOffset)[XY]" as any/;

test.each([
  [EDGE_TYPES[0] ?? '', linesFor(CURRENT_VERSION)[0]],
  [EDGE_TYPES[1] ?? '', linesFor(CURRENT_VERSION).at(-1)],
])('samples and demos compile against %s', (types, line) => {
  const file = path.join(ROOT, types, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(line?.reactNative).toContain(
    toMinor(dependencies['react-native'] ?? ''),
  );
  for (const [name, range] of Object.entries(line?.packages ?? {})) {
    expect(satisfies(dependencies[name] ?? '', range), name).toBe(true);
  }
  const version = { ...versionByName(CURRENT_VERSION), types };
  const found = checkSamples(version, readPages(), readDemos());
  expect(
    formatProblems(found.filter(({ message }) => !WITHOUT_TYPES.test(message))),
  ).toEqual([]);
});

test('configuration files in fences have valid syntax', () => {
  expect(formatProblems(readPages().flatMap(checkOtherFences))).toEqual([]);
});
