/** Turns published files and `npm view` answers into stored metadata. */
import semver from 'semver';
import { isPackageName } from '../../src/shared/releases/packageNames';
import type {
  DeclaredPeers,
  PackageMetadata,
  SupportRow,
} from '../../src/shared/releases/registryMetadata';

type DependencyField = 'peerDependencies' | 'dependencies' | 'devDependencies';

/** A release as `npm view` prints it, with the fields that were asked for. */
export type Release = { readonly version: string } & Readonly<
  Partial<Record<DependencyField, Readonly<Record<string, string>>>>
>;

/**
 * Makes the metadata of the stable releases, with one row of peers for successive
 * releases that declare the same. Peers are sorted, so that a refresh changes little.
 *
 * @param releases - the oldest first
 */
export function publishedPackage(
  releases: readonly Release[],
): PackageMetadata {
  const stable = releases.filter(
    ({ version }) => semver.prerelease(version) === null,
  );
  const peers: DeclaredPeers[] = [];
  for (const { version, peerDependencies = {} } of stable) {
    const tracked = Object.entries(peerDependencies).filter(([name]) =>
      isPackageName(name),
    );
    const declared = Object.fromEntries(tracked.sort());
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
export function supportRows(table: unknown = {}): SupportRow[] {
  const rows = table as Record<string, Record<string, string[] | undefined>>;
  return Object.entries(rows).flatMap(([versions, row]) => {
    const reactNative = row['react-native'];
    const worklets = row['react-native-worklets'];
    return versions === 'nightly' || !Array.isArray(reactNative)
      ? []
      : [{ versions, reactNative, ...(worklets ? { worklets } : {}) }];
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
  const starts = [README_MAJOR, README_ROW]
    .flatMap((pattern) => [...readme.matchAll(pattern)])
    .map(([, version = '', minimum]) => ({
      from: version.includes('.') ? version : `${version}.0.0`,
      minimum: Number(minimum),
    }))
    .sort((a, b) => semver.compare(a.from, b.from));
  return starts.map(({ from, minimum }, index) => {
    const next = starts[index + 1]?.from;
    return {
      versions: next === undefined ? `>=${from}` : `>=${from} <${next}`,
      reactNative: minors.filter(
        (minor) => semver.minor(`${minor}.0`) >= minimum,
      ),
    };
  });
}
