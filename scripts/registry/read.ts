/** Turns published files and `npm view` answers into stored metadata. */
import semver from 'semver';
import { isPackageName, type PackageName } from '../../src/data/packageNames';
import type {
  BuildMinimum,
  DeclaredPeers,
  PublishedPackage,
  SupportRow,
} from '../../src/data/registryMetadata';
import { fieldsOf, type Release } from './npm';

/** Releases that are not of the product: React Native's placeholder. */
const PLACEHOLDER = '1000.0.0';

/** Keeps the peers that are tracked, sorted, so that a refresh changes little. */
function trackedPeers(peers: Readonly<Record<string, string>>) {
  const kept: Partial<Record<PackageName, string>> = {};
  for (const [name, range] of Object.entries(peers).sort()) {
    if (isPackageName(name)) kept[name] = range;
  }
  return kept;
}

/**
 * Stores the stable releases, with one row of peers per run of releases that
 * declare the same.
 */
export function publishedPackage(
  releases: readonly Release[],
): PublishedPackage {
  const stable = releases
    .filter(
      ({ version }) =>
        semver.prerelease(version) === null && version !== PLACEHOLDER,
    )
    .sort((a, b) => semver.compare(a.version, b.version));
  const peers: DeclaredPeers[] = [];
  for (const { version, peerDependencies } of stable) {
    const declared = trackedPeers(peerDependencies);
    const last = peers.at(-1);
    if (last && JSON.stringify(last.peers) === JSON.stringify(declared)) {
      peers[peers.length - 1] = { ...last, to: version };
    } else {
      peers.push({ from: version, to: version, peers: declared });
    }
  }
  return { versions: stable.map(({ version }) => version), peers };
}

/**
 * Reads the rows of a `compatibility.json` of Reanimated or Worklets: keys are
 * `4.7.x` or `3.6.x - 3.8.x`.
 */
export function supportRows(table: unknown): SupportRow[] {
  return Object.entries(fieldsOf(table)).flatMap(([versions, row]) => {
    const fields = fieldsOf(row);
    const minors = fields['react-native'];
    const worklets = fields['react-native-worklets'];
    if (versions === 'nightly' || !Array.isArray(minors)) return [];
    return [
      {
        versions,
        reactNative: minors.map(String),
        ...(Array.isArray(worklets) ? { worklets: worklets.map(String) } : {}),
      },
    ];
  });
}

const README_ROW = /^\|\s*(\d+\.\d+\.\d+)\+\s*\|\s*0\.(\d+)\.\d+\+\s*\|/gm;
const README_MAJOR =
  /Minimal supported `react-native` version for Gesture Handler (\d+) is `0\.(\d+)`/g;

/**
 * Reads the minimums of Gesture Handler's README, where `| 2.28.0+ | 0.79.0+ |`
 * means that 2.28.0 and newer need React Native 0.79.
 *
 * @param readme - the README of a release
 * @param minors - the React Native minors to list
 */
export function readmeRows(
  readme: string,
  minors: readonly string[],
): SupportRow[] {
  const starts = [
    ...[...readme.matchAll(README_MAJOR)].map(([, major, minimum]) => ({
      from: `${major ?? ''}.0.0`,
      minimum: Number(minimum),
    })),
    ...[...readme.matchAll(README_ROW)].map(([, from = '', minimum]) => ({
      from,
      minimum: Number(minimum),
    })),
  ].sort((a, b) => semver.compare(a.from, b.from));
  return starts.map(({ from, minimum }, index) => {
    const next = starts[index + 1]?.from;
    return {
      versions: next === undefined ? `>=${from}` : `>=${from} <${next}`,
      reactNative: minors.filter((minor) => minorOf(minor) >= minimum),
    };
  });
}

/** `0.83` -> 83 */
export function minorOf(reactNative: string): number {
  return Number(reactNative.split('.')[1]);
}

const GRADLE_MINIMUM = /minimalReactNativeVersion\s*=\s*(\d+)/;

/** Reads the React Native minor at which a release's Gradle build starts. */
export function buildMinimum(
  name: PackageName,
  version: string,
  gradle: string | undefined,
): BuildMinimum[] {
  const minimum = GRADLE_MINIMUM.exec(gradle ?? '')?.[1];
  return minimum === undefined
    ? []
    : [
        {
          package: name,
          version,
          reactNative: `0.${minimum}`,
          source: `${name}@${version}/android/build.gradle`,
        },
      ];
}
