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

/** Lists the minors, such as `0.83`, of releases that are above each of the known ones. */
function newMinors(
  releases: readonly string[],
  known: readonly string[],
): string[] {
  const minors = [...new Set(releases.map(toMinor))];
  return minors.filter((minor) =>
    known.every((other) => semver.gt(`${minor}.0`, `${other}.0`)),
  );
}

function newReleases({ before, after }: Refresh): string[] {
  return (Object.keys(after) as PackageName[]).flatMap((name) => {
    const versions = after[name].versions.filter(
      (version) => !before[name].versions.includes(version),
    );
    if (versions.length === 0) return [];
    return name === SHEET
      ? `${SHEET} ${versions.join(', ')}: run "npm run release ${versions.at(-1)}".`
      : `${name} ${versions.join(', ')}: see whether the sheet works with it.`;
  });
}

/** Lists the decisions for a maintainer, one sentence each. */
export function listDecisions(refresh: Refresh): string[] {
  const { before, after, lines } = refresh;
  const withoutLine = newMinors(
    after['react-native'].versions,
    lines.flatMap(({ reactNative }) => reactNative),
  );
  const reanimated = newMinors(
    after['react-native-reanimated'].versions,
    before['react-native-reanimated'].versions.map(toMinor),
  );
  return [
    ...withoutLine.map(
      (minor) =>
        `React Native ${minor} has no install line: add one to src/shared/install/installLines.json.`,
    ),
    ...reanimated.map(
      (minor) =>
        `Reanimated ${minor} is new: add its row to src/shared/releases/compatibility.json, and see whether an install line takes it.`,
    ),
    ...newReleases(refresh),
  ];
}
