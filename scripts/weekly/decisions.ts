/** Finds the decisions for a maintainer after the data of published releases changed. */
import semver from 'semver';
import type { InstallLine } from '../../src/shared/install/installData';
import type { PackageName } from '../../src/shared/releases/packageNames';
import type { Registry } from '../../src/shared/releases/registryMetadata';
import { toMinor } from '../../src/site/toMinor';

/** The stored data before and after a refresh, and what readers install. */
export interface Refresh {
  readonly before: Registry['packages'];
  readonly after: Registry['packages'];
  readonly lines: readonly Pick<InstallLine, 'reactNative'>[];
}

const SHEET = '@gorhom/bottom-sheet';
const REACT_NATIVE = 'react-native';
const REANIMATED = 'react-native-reanimated';

const minorsOf = (versions: readonly string[]) => [
  ...new Set(versions.map(toMinor)),
];

/** Tells whether a minor, such as `0.83`, is above each of some others. */
const isAbove = (minor: string, others: readonly string[]) =>
  others.every((other) => semver.gt(`${minor}.0`, `${other}.0`));

function missingInstallLines({ after, lines }: Refresh): string[] {
  const known = lines.flatMap(({ reactNative }) => reactNative);
  return minorsOf(after[REACT_NATIVE].versions)
    .filter((minor) => isAbove(minor, known))
    .map(
      (minor) =>
        `React Native ${minor} has no install line: add one to src/shared/install/installLines.json.`,
    );
}

function newReanimatedMinors({ before, after }: Refresh): string[] {
  const known = minorsOf(before[REANIMATED].versions);
  return minorsOf(after[REANIMATED].versions)
    .filter((minor) => isAbove(minor, known))
    .map(
      (minor) =>
        `Reanimated ${minor} is new: add its row to src/shared/releases/compatibility.json, and see whether an install line takes it.`,
    );
}

function newReleases({ before, after }: Refresh): string[] {
  return (Object.keys(after) as PackageName[]).flatMap((name) => {
    const versions = after[name].versions.filter(
      (version) => !before[name].versions.includes(version),
    );
    if (versions.length === 0) return [];
    const newest = versions.at(-1) ?? '';
    return name === SHEET
      ? `${SHEET} ${versions.join(', ')}: run "npm run release ${newest}".`
      : `${name} ${versions.join(', ')}: see whether the sheet works with it.`;
  });
}

/** Each finds decisions of one kind. */
const FINDERS = [missingInstallLines, newReanimatedMinors, newReleases];

/** Lists the decisions for a maintainer, one sentence each. */
export const listDecisions = (refresh: Refresh): string[] =>
  FINDERS.flatMap((find) => find(refresh));
