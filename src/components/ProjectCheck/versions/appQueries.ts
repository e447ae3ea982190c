/** Answers questions about an app that its answer and the solver ask. */
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
import { toMinor } from '../../../site/toMinor';

const WORKLETS = 'react-native-worklets';

/** Whether the app has a React Native that its SDK is announced for. */
export function matchesExpoSdk({ expo, reactNative }: ResolvedApp): boolean {
  if (expo === undefined || reactNative === undefined) return true;
  const also = expoRow(expo.sdk)?.alsoReactNative;
  return [expo.reactNative, also].includes(toMinor(reactNative));
}

/** Whether a release is one that the SDK of an app installs. */
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

/** Finds what two releases require of each other in an app and do not get. */
export function conflictBetween(
  app: ResolvedApp,
  name: PackageName,
  version: string,
  other: PackageName,
  otherVersion: string,
): Conflict | undefined {
  // Expo tests the sets of its SDKs, also where the tables leave them out.
  const isOfOneSdk =
    isBundled(app, name, version) && isBundled(app, other, otherVersion);
  const architecture = isOfOneSdk ? undefined : app.architecture;
  return findConflict(name, version, other, otherVersion, architecture);
}

/** Whether nothing can be said about a package that others need. */
const isUnknown = ({ setup }: ResolvedApp, name: SolvedPackage): boolean =>
  (setup.packages[name]?.unresolvable ?? 'missing') !== 'missing';

/**
 * What a release needs of another package that none of its releases gives, or
 * none that runs in the app: Reanimated its Worklets.
 */
function unmetNeed(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): Conflict | undefined {
  for (const need of peerNeeds(name, version)) {
    const published = publishedIn(need.with, need.needs);
    if (published.length === 0) return need;
    if (need.with !== WORKLETS || isUnknown(app, WORKLETS)) continue;
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
 * Why a release does not work in an app, whatever the others are: it does not
 * run on its React Native or with its Expo, or needs what no release gives.
 */
export function conflictInApp(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): Conflict | undefined {
  const known = IN_APP.get(app) ?? new Map<string, Conflict | undefined>();
  IN_APP.set(app, known);
  const key = `${name} ${version}`;
  if (!known.has(key)) known.set(key, findInApp(app, name, version));
  return known.get(key);
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
  // Older releases of an SDK may accept older ones, but none that is newer.
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

/** The release of the sheet with which an SDK is known to work. */
export function knownSheet(app: ResolvedApp): string | undefined {
  return /^[\d.]+$/.exec(expoRow(app.sdk)?.library ?? '')?.[0];
}

/** Whether a release of the sheet is older than what its SDK is known for. */
export function isBelowKnownGood(app: ResolvedApp, version: string): boolean {
  const known = knownSheet(app);
  return known !== undefined && lt(version, known) && !lt(version, '5.0.0');
}

/** Whether a package is only a peer dependency, so that the app decides. */
export function isPeerOnly(
  { setup }: ResolvedApp,
  name: SolvedPackage,
): boolean {
  return setup.packages[name]?.isPeer === true;
}

/** Whether a package is not there; an output may leave out what is. */
export function isAbsent({ setup }: ResolvedApp, name: PackageName): boolean {
  const detected = setup.packages[name];
  return detected === undefined
    ? setup.source !== 'output'
    : detected.unresolvable === 'missing';
}

/**
 * What a package needs of others, by the release that a fresh install gives; of
 * one that the app decides, what all releases need.
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
