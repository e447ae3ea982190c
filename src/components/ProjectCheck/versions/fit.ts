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

/** How the ranges of an app fit together. */
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

/** Why the native code of Expo does not build with a release of Worklets. */
function conflictWithExpo(
  { expo }: App,
  name: ChosenName,
  found: string,
): Conflict | undefined {
  const { version = '', worklets } = expo ?? {};
  // Older releases of an SDK may accept older ones, but none that is newer.
  return name !== 'react-native-worklets' ||
    worklets === undefined ||
    !gtr(found, worklets)
    ? undefined
    : {
        ...{ kind: 'peer', package: 'expo', version, with: name, found },
        needs: [worklets],
      };
}

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
  const { reactNative } = app;
  const withReactNative =
    reactNative === undefined
      ? undefined
      : conflictBetween(app, name, version, 'react-native', reactNative);
  return (
    withReactNative ??
    conflictWithExpo(app, name, version) ??
    unpublishedNeed(name, version)
  );
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

/** Those of a package's releases that have a partner among another's. */
function supported(
  app: App,
  name: ChosenName,
  versions: readonly string[],
  other: ChosenName,
  others: readonly string[],
): string[] {
  return versions.filter((version) =>
    others.some(
      (each) => !isHard(conflictBetween(app, name, version, other, each)),
    ),
  );
}

/** Removes what has no partner, until all that is left has one. */
function propagate(app: App, start: Domains): Domains {
  const domains: Partial<Record<ChosenName, readonly string[]>> = { ...start };
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const name of CHOSEN) {
      for (const other of CHOSEN) {
        const versions = domains[name];
        const others = domains[other];
        if (name === other || !versions || !others?.length) continue;
        const left = supported(app, name, versions, other, others);
        isChanged ||= left.length < versions.length;
        domains[name] = left;
      }
    }
  }
  return domains;
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
  const conflicts = CHOSEN.filter((other) => other !== name).flatMap((other) =>
    isOpen(app, other)
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

/** Finds which releases of an app's ranges fit together. */
export function fitOf(app: App): Fit {
  const failures: Conflict[] = [];
  const start: Partial<Record<ChosenName, readonly string[]>> = {};
  for (const name of CHOSEN) {
    const versions = app.domains[name];
    if (versions === undefined) continue;
    const conflicts = versions.map((version) =>
      conflictInApp(app, name, version),
    );
    const left = versions.filter((_, index) => !isHard(conflicts[index]));
    const last = conflicts.at(-1);
    if (left.length > 0) {
      start[name] = left;
    } else if (last !== undefined) {
      failures.push(last);
    }
  }
  const names = CHOSEN.filter((name) => start[name] !== undefined);
  for (const [index, name] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      const [a = [], b = []] = [start[name], start[other]];
      if (supported(app, name, a, other, b).length > 0) continue;
      const [newest = '', partner = ''] = [a.at(-1), b.at(-1)];
      const found = conflictBetween(app, name, newest, other, partner);
      if (found !== undefined) failures.push(found);
    }
  }
  // What fails says nothing about which of the others fit.
  const failed = failures.flatMap((each) => [each.package, each.with]);
  const rest = Object.fromEntries(
    names.flatMap((name) =>
      failed.includes(name) ? [] : [[name, start[name]]],
    ),
  ) as Domains;
  const fitting = propagate(app, rest);
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
