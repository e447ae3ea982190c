/** Finds which of the releases that an app's ranges allow fit together. */
import lt from 'semver/functions/lt';
import gtr from 'semver/ranges/gtr';
import { expoRow } from '../../../shared/releases/compatibilityRows';
import type { PackageName } from '../../../shared/releases/packageNames';
import {
  CHOSEN,
  brokenBetween,
  conflictBetween,
  type App,
  type ChosenName,
  type Domains,
} from './app';
import { needsAlone, publishedIn, type Conflict } from './conflicts';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const WORKLETS = 'react-native-worklets';

export interface Fit {
  /** The releases of each range for which the other ranges have a partner. */
  readonly fitting: Domains;
  /** Why a package has no release that fits. */
  readonly failures: readonly Conflict[];
  /** Why some release of a package does not fit. */
  readonly doubts: Readonly<Partial<Record<ChosenName, Conflict>>>;
  /** The packages that others need and that are not there. */
  readonly missing: readonly Conflict[];
}

const isHard = (conflict: Pick<Conflict, 'limit'> | undefined) =>
  conflict !== undefined && conflict.limit?.unverified !== true;

/** Whether nothing can be said about a package that others need. */
const isUnknown = ({ setup }: App, name: ChosenName): boolean =>
  (setup.packages[name]?.unjudged ?? 'missing') !== 'missing';

/**
 * What a release needs of another package that none of its releases gives, or
 * none that runs in the app: Reanimated its Worklets.
 */
function unmetNeed(
  app: App,
  name: ChosenName,
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

const IN_APP = new WeakMap<App, Map<string, Conflict | undefined>>();

/**
 * Why a release does not work in an app, whatever the others are: it does not
 * run on its React Native or with its Expo, or needs what no release gives.
 */
export function conflictInApp(
  app: App,
  name: ChosenName,
  version: string,
): Conflict | undefined {
  const known = IN_APP.get(app) ?? new Map<string, Conflict | undefined>();
  IN_APP.set(app, known);
  const key = `${name} ${version}`;
  if (!known.has(key)) known.set(key, findInApp(app, name, version));
  return known.get(key);
}

function findInApp(
  app: App,
  name: ChosenName,
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
      ...{ kind: 'peer', package: 'expo', version: expo.version, with: name },
      ...{ found: version, needs: [expo.worklets] },
    };
  }
  return unmetNeed(app, name, version);
}

/** The release of the sheet with which an SDK is known to work. */
export function knownSheet(app: App): string | undefined {
  return /^[\d.]+$/.exec(expoRow(app.sdk)?.library ?? '')?.[0];
}

/** Whether a release of the sheet is older than what its SDK is known for. */
export function isBelowKnown(app: App, version: string): boolean {
  const known = knownSheet(app);
  return known !== undefined && lt(version, known) && !lt(version, '5.0.0');
}

/** Whether a package is only a peer dependency, so that the app decides. */
export function isOpen({ setup }: App, name: ChosenName): boolean {
  return setup.packages[name]?.isPeer === true;
}

/** Whether a package is not there; an output may leave out what is. */
export function isAbsent({ setup }: App, name: PackageName): boolean {
  const finding = setup.packages[name];
  return finding === undefined
    ? setup.source !== 'output'
    : finding.unjudged === 'missing';
}

type Found = Partial<Record<ChosenName, readonly string[]>>;

/** Those of a package's releases that have a partner among another's. */
function supported(
  app: App,
  domains: Domains,
  name: ChosenName,
  other: ChosenName,
): readonly string[] {
  const fits = (version: string, each: string) =>
    !isHard(brokenBetween(app, name, version, other, each));
  return (domains[name] ?? []).filter((version) =>
    domains[other]?.some((each) => fits(version, each)),
  );
}

/** Whether only a prerelease of the sheet, of which there are no data, may fit. */
export function needsPrerelease(app: App): boolean {
  return (
    app.prerelease !== undefined &&
    CHOSEN.some(
      (other) =>
        other !== SHEET &&
        app.domains[other] !== undefined &&
        supported(app, app.domains, SHEET, other).length === 0,
    )
  );
}

/** Removes what has no partner, until all that is left has one. */
function propagate(app: App, domains: Found): void {
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const name of CHOSEN) {
      for (const other of CHOSEN) {
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
  app: App,
  name: ChosenName,
  versions: readonly string[],
): readonly Conflict[] {
  const [last = [], ...others] = versions
    .slice(isOpen(app, name) ? 0 : -1)
    .map((version) => needsAlone(name, version))
    .reverse();
  return last.filter((need) =>
    others.every((needs) => needs.some((each) => each.with === need.with)),
  );
}

function missingIn(app: App, fitting: Domains): Conflict[] {
  return CHOSEN.flatMap((name) =>
    needsOf(app, name, fitting[name] ?? app.domains[name] ?? []),
  ).filter(({ with: peer }) => peer !== 'react-native' && isAbsent(app, peer));
}

/** Why a release does not fit some of what the other packages may be. */
function doubtAbout(
  app: App,
  name: ChosenName,
  version: string,
  others: Domains,
): Conflict | undefined {
  const own = conflictInApp(app, name, version);
  if (own !== undefined) return own;
  for (const other of [...CHOSEN].reverse()) {
    if (other === name || isOpen(app, other)) continue;
    const found = others[other]?.findLast((each) =>
      brokenBetween(app, name, version, other, each),
    );
    if (found) return conflictBetween(app, name, version, other, found);
  }
  return undefined;
}

export function fitOf(app: App): Fit {
  const failures: Conflict[] = [];
  const start: Found = {};
  for (const name of CHOSEN) {
    const versions = app.domains[name];
    if (versions === undefined) continue;
    const why = (version: string) => conflictInApp(app, name, version);
    const left = versions.filter((version) => !isHard(why(version)));
    const last = why(versions.at(-1) ?? '');
    // What does not run in the app may fail with another package, too.
    start[name] = left.length > 0 ? left : versions;
    if (left.length === 0 && last !== undefined) failures.push(last);
  }
  const doubts: Partial<Record<ChosenName, Conflict>> = {};
  const names = CHOSEN.filter((name) => start[name] !== undefined);
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
  // What fails says nothing about which of the others fit.
  const failed: string[] = [
    ...failures.flatMap((each) => [each.package, each.with]),
    ...Object.keys(doubts),
  ];
  const fitting: Found = Object.fromEntries(
    Object.entries(start).filter(([name]) => !failed.includes(name)),
  );
  propagate(app, fitting);
  for (const name of CHOSEN) {
    const left = fitting[name];
    if (left === undefined || isOpen(app, name)) continue;
    const bad = (app.domains[name] ?? []).filter(
      (each) => !left.includes(each),
    );
    let doubt: Conflict | undefined;
    for (const version of [...left, ...bad].reverse()) {
      doubt ??= doubtAbout(app, name, version, fitting);
    }
    if (doubt !== undefined) doubts[name] = doubt;
    if (left.length === 0 && doubt !== undefined) failures.push(doubt);
  }
  return { fitting, failures, doubts, missing: missingIn(app, fitting) };
}
