/** Queries the stored registry metadata about published releases. */
import satisfies from 'semver/functions/satisfies';
import maxSatisfying from 'semver/ranges/max-satisfying';
import type { PackageName } from './packageNames';
import { registry } from './registryMetadata';

const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';

/** Returns the newest stable release of a package in a range. */
export function newestIn(name: PackageName, range: string): string | undefined {
  const versions = [...registry.packages[name].versions];
  return maxSatisfying(versions, range) ?? undefined;
}

/**
 * Reads what a Reanimated minor, such as `4.7`, accepts by the table that
 * Reanimated publishes; one that needs no Worklets has none.
 *
 * @throws Error when the minor has no stable release or no row
 */
export function reanimatedSupport(minor: string) {
  const version = newestIn(REANIMATED, `~${minor}.0`);
  const support = registry.support[REANIMATED];
  const rowOf = (architecture: 'new' | 'legacy') =>
    support?.[architecture].find(
      ({ versions }) => version !== undefined && satisfies(version, versions),
    );
  const row = rowOf('new') ?? rowOf('legacy');
  if (row === undefined) {
    throw new Error(
      `src/shared/releases/compatibility.json: Reanimated ${minor} is not in src/shared/releases/registry.json. Run npm run registry:refresh.`,
    );
  }
  return {
    reactNative: formatMinorRange(row.reactNative),
    worklets: row.worklets && formatMinorRange(row.worklets),
    newArchitectureOnly: rowOf('legacy') === undefined,
  };
}

/** Formats minors as a range: `['0.10.x', '0.11.x']` -> `0.10 to 0.11`. */
function formatMinorRange(minors: readonly string[]): string {
  const [first = '', ...rest] = minors.map((each) => each.replace(/\.x$/, ''));
  return [first, ...rest.slice(-1)].join(' to ');
}

/** Reads the versions that an Expo SDK installs. @throws when it is not stored */
export function expoRelease(sdk: string) {
  const found = registry.expo.find((row) => row.sdk === sdk);
  if (found === undefined) {
    throw new Error(
      `src/shared/releases/compatibility.json: Expo SDK ${sdk} is not in src/shared/releases/registry.json. Name it in src/shared/install/installLines.json and run npm run registry:refresh.`,
    );
  }
  const { reactNative, bundled } = found;
  return {
    reactNative,
    reanimated: bundled[REANIMATED],
    worklets: bundled[WORKLETS],
    gestureHandler: bundled['react-native-gesture-handler'],
  };
}
