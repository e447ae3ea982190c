/** Questions about an app that the assessments and the solver share. */
import lt from 'semver/functions/lt';
import gtr from 'semver/ranges/gtr';
import { expoRow } from '../../../shared/releases/compatibilityRows';
import type { PackageName } from '../../../shared/releases/packageNames';
import type { ResolvedApp, SolvedPackage } from './app';
import {
  findConflict,
  peerNeeds,
  publishedIn,
  type Conflict,
} from './conflicts';
import { satisfies } from './resolveVersions';
import type { CheckedPackage } from './setup';
import { toMinor } from '../../../site/toMinor';

const WORKLETS = 'react-native-worklets';

/** Whether the Expo SDK of an app supports the app's React Native. */
export function matchesExpoSdk({ expo, reactNative }: ResolvedApp): boolean {
  if (expo === undefined || reactNative === undefined) return true;
  const also = expoRow(expo.sdk)?.alsoReactNative;
  return [expo.reactNative, also].includes(toMinor(reactNative));
}

/** Whether the Expo SDK of an app installs a release. */
export function isBundled(
  { expo, reactNative }: ResolvedApp,
  name: PackageName,
  version: string,
): boolean {
  if (name === 'react-native') {
    return (
      reactNative === undefined || toMinor(reactNative) === expo?.reactNative
    );
  }
  const range = expo?.bundled[name];
  return range !== undefined && satisfies(version, range);
}

/** Finds the conflict between two releases in an app, if there is one. */
export function conflictBetween(
  app: ResolvedApp,
  name: PackageName,
  version: string,
  other: PackageName,
  otherVersion: string,
): Conflict | undefined {
  // Expo tests the packages of an SDK together, also where the tables do not list them.
  const isOfOneSdk =
    isBundled(app, name, version) && isBundled(app, other, otherVersion);
  const architecture = isOfOneSdk ? undefined : app.architecture;
  return findConflict(name, version, other, otherVersion, architecture);
}

/** Whether an app has a package in a version that cannot be resolved. */
export const isUnresolvable = (
  { setup }: ResolvedApp,
  name: CheckedPackage,
): boolean => (setup.packages[name]?.unresolvable ?? 'missing') !== 'missing';

/**
 * Finds a peer range of a release that no published release satisfies; for Worklets, none
 * that runs in the app.
 */
function unmetNeed(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): Conflict | undefined {
  for (const need of peerNeeds(name, version)) {
    const published = publishedIn(need.with, need.needs);
    if (published.length === 0) return need;
    if (need.with !== WORKLETS || isUnresolvable(app, WORKLETS)) continue;
    if (published.every((each) => conflictInApp(app, WORKLETS, each))) {
      const { expo, reactNative = '' } = app;
      const unfit = expo
        ? `Expo SDK ${expo.sdk}`
        : `React Native ${toMinor(reactNative)}`;
      return { ...need, unfit };
    }
  }
  return undefined;
}

const IN_APP = new WeakMap<ResolvedApp, Map<string, Conflict | undefined>>();

/**
 * Finds why a release does not work in an app, whichever versions the other packages have:
 * its React Native, its Expo SDK, or a peer range that no release satisfies. Remembered,
 * because the solver asks often.
 */
export function conflictInApp(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): Conflict | undefined {
  const conflicts = IN_APP.get(app) ?? new Map<string, Conflict | undefined>();
  IN_APP.set(app, conflicts);
  const key = `${name} ${version}`;
  if (!conflicts.has(key)) conflicts.set(key, findInApp(app, name, version));
  return conflicts.get(key);
}

function findInApp(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): Conflict | undefined {
  const { expo, reactNative = app.newerReactNative } = app;
  const withReactNative =
    reactNative &&
    conflictBetween(app, name, version, 'react-native', reactNative);
  if (withReactNative) return withReactNative;
  // An SDK may accept older Worklets than it installs, but no newer ones.
  if (name === WORKLETS && expo?.worklets && gtr(version, expo.worklets)) {
    return {
      kind: 'peer',
      package: 'expo',
      version: expo.version,
      with: name,
      found: version,
      needs: [expo.worklets],
    };
  }
  return unmetNeed(app, name, version);
}

/** The release of the library that is known to work with an app's Expo SDK. */
export function knownSheet(app: ResolvedApp): string | undefined {
  return /^[\d.]+$/.exec(expoRow(app.sdk)?.library ?? '')?.[0];
}

/** Whether a release of v5 is older than the one that is known to work with the SDK. */
export function isBelowKnownGood(app: ResolvedApp, version: string): boolean {
  const known = knownSheet(app);
  return known !== undefined && lt(version, known) && !lt(version, '5.0.0');
}

/** Whether a package is only a peer dependency, whose version the using app chooses. */
export function isPeerOnly(
  { setup }: ResolvedApp,
  name: SolvedPackage,
): boolean {
  return setup.packages[name]?.isPeer === true;
}

/** Whether a package is not installed. A command's output may omit installed ones. */
export function isAbsent({ setup }: ResolvedApp, name: PackageName): boolean {
  const detected = setup.packages[name];
  return detected === undefined
    ? setup.source !== 'output'
    : detected.unresolvable === 'missing';
}

/**
 * Lists the peers that the newest version of a package needs; of a peer dependency, those
 * that all its versions need.
 */
export function needsOf(
  app: ResolvedApp,
  name: SolvedPackage,
  versions: readonly string[],
): readonly Conflict[] {
  const [last = [], ...others] = versions
    .slice(isPeerOnly(app, name) ? 0 : -1)
    .map((version) => peerNeeds(name, version))
    .reverse();
  return last.filter((need) =>
    others.every((needs) => needs.some((each) => each.with === need.with)),
  );
}
