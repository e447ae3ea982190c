/** Finds which of the releases that an app's ranges allow fit together. */
import lt from 'semver/functions/lt';
import gtr from 'semver/ranges/gtr';
import { expoRow } from '../../../shared/releases/compatibilityRows';
import type { PackageName } from '../../../shared/releases/packageNames';
import {
  CHOSEN,
  conflictBetween,
  type App,
  type ChosenName,
  type Domains,
} from './app';
import {
  conflictsIn,
  type Conflict,
  unpublishedNeed,
  type VersionSet,
} from './conflicts';

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

const isHard = (conflict: Conflict | undefined) =>
  conflict !== undefined && conflict.limit?.untried !== true;

/**
 * Why a release does not work in an app, whatever the others are: it does not
 * run on its React Native or with its Expo, or needs a release that is not
 * published (yet).
 */
export function conflictInApp(
  app: App,
  name: ChosenName,
  version: string,
): Conflict | undefined {
  const { reactNative, expo } = app;
  const withReactNative =
    reactNative &&
    conflictBetween(app, name, version, 'react-native', reactNative);
  if (withReactNative) return withReactNative;
  // Older releases of an SDK may accept older ones, but none that is newer.
  if (
    name === 'react-native-worklets' &&
    expo?.worklets !== undefined &&
    gtr(version, expo.worklets)
  ) {
    return {
      ...{ kind: 'peer', package: 'expo', version: expo.version, with: name },
      ...{ found: version, needs: [expo.worklets] },
    };
  }
  return unpublishedNeed(name, version);
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
    !isHard(conflictBetween(app, name, version, other, each));
  return (domains[name] ?? []).filter((version) =>
    domains[other]?.some((each) => fits(version, each)),
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

function missingIn(app: App, fitting: Domains): Conflict[] {
  const newest = CHOSEN.flatMap((name) => {
    const version = (fitting[name] ?? app.domains[name])?.at(-1);
    return version === undefined ? [] : [[name, version]];
  });
  return conflictsIn(Object.fromEntries(newest) as VersionSet).filter(
    ({ found, with: peer }) =>
      found === undefined && peer !== 'react-native' && isAbsent(app, peer),
  );
}

/** Why a release does not fit some of what the other packages may be. */
function doubtAbout(
  app: App,
  name: ChosenName,
  version: string,
  others: Domains,
): Conflict | undefined {
  const conflicts = CHOSEN.flatMap((other) =>
    other === name || isOpen(app, other)
      ? []
      : (others[other] ?? []).map((each) =>
          conflictBetween(app, name, version, other, each),
        ),
  );
  return (
    conflictInApp(app, name, version) ??
    conflicts.findLast((conflict) => conflict !== undefined)
  );
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
    if (left.length > 0) start[name] = left;
    else if (last !== undefined) failures.push(last);
  }
  const names = CHOSEN.filter((name) => start[name] !== undefined);
  for (const [index, name] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      if (supported(app, start, name, other).length > 0) continue;
      const newest = start[name]?.at(-1) ?? '';
      const partner = start[other]?.at(-1) ?? '';
      const found = conflictBetween(app, name, newest, other, partner);
      if (found !== undefined) failures.push(found);
    }
  }
  // What fails says nothing about which of the others fit.
  const failed: string[] = failures.flatMap((each) => [
    each.package,
    each.with,
  ]);
  const fitting: Found = Object.fromEntries(
    Object.entries(start).filter(([name]) => !failed.includes(name)),
  );
  propagate(app, fitting);
  const doubts: Partial<Record<ChosenName, Conflict>> = {};
  for (const name of CHOSEN) {
    const left = fitting[name];
    if (left === undefined || isOpen(app, name)) continue;
    const bad = (app.domains[name] ?? []).filter(
      (each) => !left.includes(each),
    );
    const doubt = [...left, ...bad]
      .map((version) => doubtAbout(app, name, version, fitting))
      .findLast((conflict) => conflict !== undefined);
    if (doubt !== undefined) doubts[name] = doubt;
    if (left.length === 0 && doubt !== undefined) failures.push(doubt);
  }
  return { fitting, failures, doubts, missing: missingIn(app, fitting) };
}
