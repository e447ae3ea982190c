/** Finds which of the releases that an app's ranges allow fit together. */
import lt from 'semver/functions/lt';
import gtr from 'semver/ranges/gtr';
import { expoRow } from '../../../shared/releases/compatibilityRows';
import type { PackageName } from '../../../shared/releases/packageNames';
import {
  SOLVED_PACKAGES,
  brokenBetween,
  conflictBetween,
  type ResolvedApp,
  type SolvedPackage,
  type Domains,
} from './app';
import { needsAlone, publishedIn, type Conflict } from './conflicts';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const WORKLETS = 'react-native-worklets';

export interface ConsistencyResult {
  /**
   * The domains after arc consistency: every version left has a compatible version in
   * every other domain.
   */
  readonly consistentDomains: Domains;
  /** Why a package has no release that fits. */
  readonly failures: readonly Conflict[];
  /** Why some release of a package does not fit. */
  readonly possibleConflicts: Readonly<
    Partial<Record<SolvedPackage, Conflict>>
  >;
  /** The packages that others need and that are not there. */
  readonly missing: readonly Conflict[];
}

const isBlockingConflict = (conflict: Pick<Conflict, 'limit'> | undefined) =>
  conflict !== undefined && conflict.limit?.unverified !== true;

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
  for (const need of needsAlone(name, version)) {
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
  if (
    name === WORKLETS &&
    expo?.worklets !== undefined &&
    gtr(version, expo.worklets)
  ) {
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
  const finding = setup.packages[name];
  return finding === undefined
    ? setup.source !== 'output'
    : finding.unresolvable === 'missing';
}

type MutableDomains = Partial<Record<SolvedPackage, readonly string[]>>;

/** Those of a package's releases that have a partner among another's. */
function supported(
  app: ResolvedApp,
  domains: Domains,
  name: SolvedPackage,
  other: SolvedPackage,
): readonly string[] {
  const fits = (version: string, each: string) =>
    !isBlockingConflict(brokenBetween(app, name, version, other, each));
  return (domains[name] ?? []).filter((version) =>
    domains[other]?.some((each) => fits(version, each)),
  );
}

/** Whether only a prerelease of the sheet, of which there are no data, may fit. */
export function needsPrerelease(app: ResolvedApp): boolean {
  return (
    app.prerelease !== undefined &&
    SOLVED_PACKAGES.some(
      (other) =>
        other !== SHEET &&
        app.domains[other] !== undefined &&
        supported(app, app.domains, SHEET, other).length === 0,
    )
  );
}

/** Removes what has no partner, until all that is left has one. */
function propagate(app: ResolvedApp, domains: MutableDomains): void {
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const name of SOLVED_PACKAGES) {
      for (const other of SOLVED_PACKAGES) {
        const versions = domains[name];
        if (name === other || !versions || !domains[other]?.length) continue;
        const left = supported(app, domains, name, other);
        isChanged ||= left.length < versions.length;
        domains[name] = left;
      }
    }
  }
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
    .map((version) => needsAlone(name, version))
    .reverse();
  return last.filter((need) =>
    others.every((needs) => needs.some((each) => each.with === need.with)),
  );
}

function missingIn(app: ResolvedApp, fitting: Domains): Conflict[] {
  return SOLVED_PACKAGES.flatMap((name) =>
    needsOf(app, name, fitting[name] ?? app.domains[name] ?? []),
  ).filter(({ with: peer }) => peer !== 'react-native' && isAbsent(app, peer));
}

/** Why a release does not fit some of what the other packages may be. */
function findPossibleConflict(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
  others: Domains,
): Conflict | undefined {
  const own = conflictInApp(app, name, version);
  if (own !== undefined) return own;
  for (const other of [...SOLVED_PACKAGES].reverse()) {
    if (other === name || isPeerOnly(app, other)) continue;
    const found = others[other]?.findLast((each) =>
      brokenBetween(app, name, version, other, each),
    );
    if (found) return conflictBetween(app, name, version, other, found);
  }
  return undefined;
}

export function checkConsistency(app: ResolvedApp): ConsistencyResult {
  const failures: Conflict[] = [];
  const start: MutableDomains = {};
  for (const name of SOLVED_PACKAGES) {
    const versions = app.domains[name];
    if (versions === undefined) continue;
    const why = (version: string) => conflictInApp(app, name, version);
    const left = versions.filter(
      (version) => !isBlockingConflict(why(version)),
    );
    const last = why(versions.at(-1) ?? '');
    // What does not run in the app may fail with another package, too.
    start[name] = left.length > 0 ? left : versions;
    if (left.length === 0 && last !== undefined) failures.push(last);
  }
  const doubts: Partial<Record<SolvedPackage, Conflict>> = {};
  const names = SOLVED_PACKAGES.filter((name) => start[name] !== undefined);
  for (const [index, name] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      if (supported(app, start, name, other).length > 0) continue;
      const newest = start[name]?.at(-1) ?? '';
      const partner = start[other]?.at(-1) ?? '';
      const found = conflictBetween(app, name, newest, other, partner);
      if (found === undefined) continue;
      // A prerelease that the range allows may fit.
      if (name === SHEET && app.prerelease) doubts[name] = found;
      else failures.push(found);
    }
  }
  // Leave failed packages out, so that they do not empty the other domains.
  const failed: string[] = [
    ...failures.flatMap((each) => [each.package, each.with]),
    ...Object.keys(doubts),
  ];
  const fitting: MutableDomains = Object.fromEntries(
    Object.entries(start).filter(([name]) => !failed.includes(name)),
  );
  propagate(app, fitting);
  for (const name of SOLVED_PACKAGES) {
    const left = fitting[name];
    if (left === undefined || isPeerOnly(app, name)) continue;
    const bad = (app.domains[name] ?? []).filter(
      (each) => !left.includes(each),
    );
    let doubt: Conflict | undefined;
    for (const version of [...left, ...bad].reverse()) {
      doubt ??= findPossibleConflict(app, name, version, fitting);
    }
    if (doubt !== undefined) doubts[name] = doubt;
    if (left.length === 0 && doubt !== undefined) failures.push(doubt);
  }
  return {
    consistentDomains: fitting,
    failures,
    possibleConflicts: doubts,
    missing: missingIn(app, fitting),
  };
}
