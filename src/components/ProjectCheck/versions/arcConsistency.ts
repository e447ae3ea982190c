/**
 * Finds which of the releases that an app's ranges allow fit together. This is a problem
 * of binary constraints; the algorithm is AC-1 of "Consistency in Networks of
 * Relations" (Artificial Intelligence 8, 1977).
 */
import {
  SOLVED_PACKAGES,
  type ResolvedApp,
  type SolvedPackage,
  type Domains,
} from './app';
import {
  conflictBetween,
  conflictInApp,
  isAbsent,
  isPeerOnly,
  needsOf,
} from './appQueries';
import type { Conflict } from './conflicts';

const SHEET = '@gorhom/bottom-sheet';

/** The result of comparing all versions that the ranges of an app allow. */
export interface ConsistencyResult {
  /**
   * The domains after arc consistency: every version left has a compatible version in
   * every other domain. Packages with a failure have no domain.
   */
  readonly consistentDomains: Domains;
  /** Conflicts that leave a package without a version that fits. */
  readonly failures: readonly Conflict[];
  /** For each package, a conflict of one of its versions, if not all versions fit. */
  readonly possibleConflicts: Readonly<
    Partial<Record<SolvedPackage, Conflict>>
  >;
  /** The needs of packages that are not installed. */
  readonly missing: readonly Conflict[];
}

type MutableDomains = Partial<
  Record<SolvedPackage, readonly string[] | undefined>
>;

const isBlocking = (conflict: Conflict | undefined) =>
  conflict !== undefined && conflict.limit?.unverified !== true;

/** The versions of a package that are compatible with a version of another package. */
function supported(
  app: ResolvedApp,
  domains: Domains,
  name: SolvedPackage,
  other: SolvedPackage,
): readonly string[] {
  return (domains[name] ?? []).filter((version) =>
    domains[other]?.some(
      (each) => !isBlocking(conflictBetween(app, name, version, other, each)),
    ),
  );
}

/** Whether only a prerelease of the library, of which there are no data, may fit. */
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

/** Removes versions without a compatible partner, until none is left. */
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

/** Finds a conflict of a version with the app, or with a version of another package. */
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
    for (const each of [...(others[other] ?? [])].reverse()) {
      const found = conflictBetween(app, name, version, other, each);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Lists the needs of packages that are not installed. */
function missingIn(app: ResolvedApp, fitting: Domains): Conflict[] {
  return SOLVED_PACKAGES.flatMap((name) =>
    needsOf(app, name, fitting[name] ?? app.domains[name] ?? []),
  ).filter(({ with: peer }) => peer !== 'react-native' && isAbsent(app, peer));
}

/** Compares the versions that the ranges of an app allow, two packages at a time. */
export function checkConsistency(app: ResolvedApp): ConsistencyResult {
  const failures: Conflict[] = [];
  const possibleConflicts: Partial<Record<SolvedPackage, Conflict>> = {};
  const domains: MutableDomains = {};
  for (const name of SOLVED_PACKAGES) {
    const versions = app.domains[name];
    if (versions === undefined) continue;
    const running = versions.filter(
      (version) => !isBlocking(conflictInApp(app, name, version)),
    );
    const ofNewest = conflictInApp(app, name, versions.at(-1) ?? '');
    // A version that does not run in the app may also conflict with another package.
    domains[name] = running.length > 0 ? running : versions;
    if (running.length === 0 && ofNewest) failures.push(ofNewest);
  }
  for (const [index, name] of SOLVED_PACKAGES.entries()) {
    for (const other of SOLVED_PACKAGES.slice(index + 1)) {
      const [newest, partner] = [name, other].map((each) =>
        domains[each]?.at(-1),
      );
      if (newest === undefined || partner === undefined) continue;
      if (supported(app, domains, name, other).length > 0) continue;
      const found = conflictBetween(app, name, newest, other, partner);
      if (found === undefined) continue;
      // A prerelease that the range allows may fit.
      if (name === SHEET && app.prerelease) possibleConflicts[name] = found;
      else failures.push(found);
    }
  }
  // Leave failed packages out, so that they do not empty the other domains.
  for (const name of SOLVED_PACKAGES) {
    const isFailed = failures.some(
      (each) => each.package === name || each.with === name,
    );
    if (isFailed || possibleConflicts[name]) domains[name] = undefined;
  }
  propagate(app, domains);
  for (const name of SOLVED_PACKAGES) {
    const left = domains[name];
    if (left === undefined || isPeerOnly(app, name)) continue;
    const possibleConflict = [...(app.domains[name] ?? [])]
      .reverse()
      .map((version) => findPossibleConflict(app, name, version, domains))
      .find((each) => each !== undefined);
    if (possibleConflict === undefined) continue;
    possibleConflicts[name] = possibleConflict;
    if (left.length === 0) failures.push(possibleConflict);
  }
  return {
    consistentDomains: domains,
    failures,
    possibleConflicts,
    missing: missingIn(app, domains),
  };
}
