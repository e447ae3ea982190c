/** Resolves the setup of an app to releases of which there are data. */
import lt from 'semver/functions/lt';
import minVersion from 'semver/ranges/min-version';
import validRange from 'semver/ranges/valid';
import type { PackageName } from '../../../shared/releases/packageNames';
import {
  registry,
  type ExpoRelease,
} from '../../../shared/releases/registryMetadata';
import { supportRow, type AppArchitecture, type VersionSet } from './conflicts';
import { CHECKED_PACKAGES, type AppSetup, type CheckedPackage } from './setup';
import {
  resolveCandidates,
  parseExactVersion,
  compareToPublished,
  stripPrerelease,
  publishedVersions,
} from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

/** The packages whose versions depend on that of React Native. */
export const SOLVED_PACKAGES = [
  '@gorhom/bottom-sheet',
  'react-native-reanimated',
  'react-native-worklets',
  'react-native-gesture-handler',
] as const;

export type SolvedPackage = (typeof SOLVED_PACKAGES)[number];

const SHEET = '@gorhom/bottom-sheet';

/** The candidate versions of each package, the oldest first. */
export type Domains = Readonly<
  Partial<Record<SolvedPackage, readonly string[]>>
>;

/** The versions of an app, and what it runs on. */
export interface ResolvedApp {
  readonly setup: AppSetup;
  /** The versions of each package, from {@link resolveCandidates}. */
  readonly candidates: Partial<Record<CheckedPackage, readonly string[]>>;
  /** The newest version of each package, which a fresh install gives. */
  readonly newestVersions: VersionSet;
  /** The candidates of which there are data; never empty. */
  readonly domains: Domains;
  /** The number of the Expo SDK, if the app uses one. */
  readonly sdk: string | undefined;
  /** The packages of the SDK, if there are data on it. */
  readonly expo: ExpoRelease | undefined;
  /**
   * The version of React Native; `undefined` if it is unknown or there are no data on
   * it.
   */
  readonly reactNative: string | undefined;
  /** A version of React Native that is newer than the data. */
  readonly newerReactNative: string | undefined;
  /** Packages in an exact version of which there are no data. */
  readonly unlisted: readonly SolvedPackage[];
  /** The first prerelease of the library that the app's range allows, if it does. */
  readonly prerelease: string | undefined;
  readonly architecture: AppArchitecture;
  /** Whether the app has no choice of the architecture. */
  readonly isArchitectureFixed: boolean;
}

/**
 * React Native minors at which the New Architecture became available, became the
 * default, and became the only architecture.
 */
const NEW_ARCHITECTURE = { from: 68, default: 76, only: 82 };

/**
 * Releases older than the published support tables. They count as supported up to this
 * React Native minor: Reanimated's first row ends at 0.67, and Gesture Handler
 * publishes no upper limit.
 */
const RELEASES_BEFORE_TABLES: Partial<
  Record<PackageName, { before: string; until: number }>
> = {
  'react-native-reanimated': { before: '2.3.0', until: 67 },
  'react-native-gesture-handler': { before: '2.0.0', until: Infinity },
};

/** The number of a React Native minor: 81 for `0.81.5`. */
export function minorNumber(version: string): number {
  return Number(version.split('.')[1]);
}

/** The SDK that an app's `expo` stands for, unless its range allows several. */
function sdkOf({ packages }: AppSetup): string | undefined {
  const versions = resolveCandidates('expo', packages.expo);
  // The packages of a canary or a preview can differ from those of the final SDK.
  if (parseExactVersion(packages.expo?.range ?? '')?.prerelease.length)
    return undefined;
  const majors = new Set(versions?.map((each) => each.split('.')[0]));
  return majors.size > 1
    ? undefined
    : ([...majors][0] ?? /\d+/.exec(packages.expo?.range ?? '')?.[0]);
}

/** The React Native of an app, if its range stands for one minor. */
function reactNativeOf(
  versions: readonly string[],
  expo: ExpoRelease | undefined,
): string | undefined {
  const newest = versions.at(-1);
  const minors = new Set(versions.map(toMinor));
  if (newest === undefined || minors.size > 1) {
    const bundled = expo?.bundled['react-native'];
    return expo && stripPrerelease(bundled ?? `${expo.reactNative}.0`);
  }
  const version = stripPrerelease(newest);
  const isKnown =
    compareToPublished('react-native', version) === undefined ||
    publishedVersions('react-native').some((each) => minors.has(toMinor(each)));
  return isKnown ? version : undefined;
}

/**
 * The first version in a range of React Native, if the range is newer than the data.
 */
function newerOf(range = ''): string | undefined {
  if (range === 'latest' || validRange(range) === null) return undefined;
  const isNewer = compareToPublished('react-native', range) === 'newer';
  const version = isNewer ? minVersion(range)?.version : undefined;
  return version && stripPrerelease(version);
}

/** The prerelease with which a range starts; an exact version is not a range. */
function firstPrerelease(range = ''): string | undefined {
  if (parseExactVersion(range) !== null || !range.includes('-'))
    return undefined;
  const first = minVersion(range);
  return first?.prerelease.length ? first.version : undefined;
}

/** Whether there are data on what a release works with. */
export function hasSupportData(
  name: SolvedPackage,
  version: string,
  {
    reactNative,
    architecture,
  }: Pick<ResolvedApp, 'reactNative' | 'architecture'>,
): boolean {
  if (!publishedVersions(name).includes(version)) return false;
  if (name === SHEET) return true;
  const older = RELEASES_BEFORE_TABLES[name];
  if (older !== undefined && lt(version, older.before)) {
    return (
      architecture === 'new' || minorNumber(reactNative ?? '') <= older.until
    );
  }
  return (['new', 'legacy'] as const).some(
    (each) => supportRow(name, version, each) !== undefined,
  );
}

/**
 * Resolves a setup to stored releases. If React Native is not known, the architecture is
 * that of the newest release.
 */
export function resolveApp(setup: AppSetup): ResolvedApp {
  const candidates: Partial<Record<CheckedPackage, readonly string[]>> = {};
  const set: Partial<Record<PackageName, string>> = {};
  for (const { name } of CHECKED_PACKAGES) {
    const found = resolveCandidates(name, setup.packages[name]);
    if (found === undefined) continue;
    candidates[name] = found;
    const newest = found.at(-1);
    if (name !== 'expo' && newest) set[name] = stripPrerelease(newest);
  }
  const sdk = sdkOf(setup);
  const expo = registry.expo.find((row) => row.sdk === sdk);
  const reactNative = reactNativeOf(candidates['react-native'] ?? [], expo);
  if (reactNative !== undefined) set['react-native'] = reactNative;
  const minor = minorNumber(
    reactNative ?? `0.${String(NEW_ARCHITECTURE.only)}`,
  );
  const isArchitectureFixed =
    minor >= NEW_ARCHITECTURE.only || minor < NEW_ARCHITECTURE.from;
  const usual = minor >= NEW_ARCHITECTURE.default ? 'new' : 'legacy';
  const architecture = isArchitectureFixed
    ? usual
    : (setup.architecture ?? usual);
  const domains: Partial<Record<SolvedPackage, readonly string[]>> = {};
  const unlisted: SolvedPackage[] = [];
  for (const name of SOLVED_PACKAGES) {
    const versions = (candidates[name] ?? [])
      // Prereleases of the library have other peer ranges than its releases.
      .filter((each) => name !== SHEET || !each.includes('-'))
      .map(stripPrerelease)
      .filter((each) =>
        hasSupportData(name, each, { reactNative, architecture }),
      );
    const exact = parseExactVersion(setup.packages[name]?.range ?? '');
    if (versions.length > 0) domains[name] = versions;
    else if (exact !== null) {
      domains[name] = [exact.version];
      unlisted.push(name);
    }
  }
  return {
    setup,
    candidates,
    newestVersions: set,
    domains,
    sdk,
    expo,
    reactNative,
    architecture,
    isArchitectureFixed,
    unlisted,
    newerReactNative: newerOf(setup.packages['react-native']?.range),
    prerelease: firstPrerelease(setup.packages[SHEET]?.range),
  };
}
