/** Finds the cheapest change after which an app's versions fit, by branch and bound. */
import { FROM_SDK, installData } from '../../../shared/install/installData';
import {
  SOLVED_PACKAGES,
  hasSupportData,
  type ResolvedApp,
  type SolvedPackage,
} from './app';
import {
  conflictBetween,
  conflictInApp,
  isAbsent,
  isBelowKnownGood,
  isBundled,
  isPeerOnly,
  needsOf,
} from './appQueries';
import { needsPrerelease } from './arcConsistency';
import { memoize } from '../../../shared/memoize';
import { publishedVersions, satisfies } from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const WORKLETS = 'react-native-worklets';

/** A possible step for one package: install it, remove it, or keep it. */
export interface Step {
  readonly name: SolvedPackage;
  readonly cost: number;
  /**
   * The versions that the app may have after the step; none if the package is absent.
   */
  readonly versions: readonly string[];
  /** The range to install, if that is the step. */
  readonly range?: string;
  readonly isRemoval?: true;
  /** Whether the package is kept in a version of which there are no data. */
  readonly isUnknownVersion?: true;
}

/** A step for each package. */
export type Plan = readonly Step[];

/**
 * Cost classes. One step of a larger class costs more than all steps of the smaller
 * ones together (for n packages: n × 10 < 100, n × 150 < 950).
 */
const COSTS = {
  install: 10,
  notInDocs: 1,
  inRange: 10,
  sameMajor: 100,
  /** Downgrading within the major: newer releases are preferred. */
  down: 50,
  removal: 950,
  otherMajor: 1000,
  otherSheet: 3000,
  /** Leaving the versions of the SDK, or an older major. */
  backward: 5000,
} as const;

/** Whether the docs list a release for the React Native of an app. */
function isInDocs(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): boolean {
  const minor = toMinor(app.reactNative ?? '');
  return installData.lines.some(
    ({ docs, reactNative, architecture, packages }) =>
      docs !== 'v2' &&
      reactNative.includes(minor) &&
      [app.architecture, 'both'].includes(architecture) &&
      satisfies(version, packages[name] ?? ''),
  );
}

function costOf(
  app: ResolvedApp,
  name: SolvedPackage,
  version: string,
): number {
  const newest = app.newestVersions[name];
  const isOfSdk = isBundled(app, name, version);
  if (newest === undefined) {
    // A new package is preferably the one of the SDK, or of the docs.
    const isOther = !isOfSdk && app.expo?.bundled[name] !== undefined;
    const more = isInDocs(app, name, version) ? 0 : COSTS.notInDocs;
    return COSTS.install + (isOther ? COSTS.otherMajor : more);
  }
  if (app.domains[name]?.includes(version)) return COSTS.inRange;
  const leavesSdk = isBundled(app, name, newest) && !isOfSdk;
  const all = publishedVersions(name);
  const step = Number.parseInt(version) - Number.parseInt(newest);
  const other = name === SHEET ? COSTS.otherSheet : COSTS.otherMajor;
  const isOlder = !isOfSdk && all.indexOf(version) < all.indexOf(newest);
  // Without Reanimated, only the docs say which Worklets go with it.
  const isOther =
    name === WORKLETS &&
    app.domains['react-native-reanimated'] === undefined &&
    !isInDocs(app, name, version);
  return (
    (isOther ? COSTS.notInDocs : 0) +
    (leavesSdk ? COSTS.backward : 0) +
    (step < 0 ? COSTS.backward : 0) +
    (step !== 0 ? other : COSTS.sameMajor + (isOlder ? COSTS.down : 0))
  );
}

/** The steps that install a package, the newest first. */
function installsOf(app: ResolvedApp, name: SolvedPackage): Step[] {
  const bundled = app.expo?.bundled[name];
  const all = publishedVersions(name);
  const inRange = app.domains[name] ?? [];
  // The newest patch of each minor is enough for packages with native code.
  const useful = all.filter((version, index) => {
    const isLast = toMinor(all[index + 1] ?? '') !== toMinor(version);
    return (
      (name === SHEET || isLast || inRange.includes(version)) &&
      hasSupportData(name, version, app) &&
      !conflictInApp(app, name, version)
    );
  });
  const steps = useful.reverse().flatMap((version): Step[] => {
    const cost = costOf(app, name, version);
    const later = all.slice(all.indexOf(version));
    const like = (parts: number) => {
      const start = `${version.split('.', parts).join('.')}.`;
      return later.filter((each) => each.startsWith(start));
    };
    const ranges = [
      { range: `~${version}`, versions: like(2) },
      // The exact version, if a later patch does not fit.
      { range: version, versions: [version] },
    ];
    if (name === SHEET) {
      ranges.unshift({ range: `^${version}`, versions: like(1) });
    }
    return ranges.map((each) => ({ name, cost, ...each }));
  });
  if (bundled !== undefined) {
    const versions = all.filter((version) => satisfies(version, bundled));
    const cost = costOf(app, name, versions.at(-1) ?? '');
    const less = cost - Math.min(cost / 2, COSTS.down);
    steps.unshift({ name, cost: less, range: FROM_SDK, versions });
  }
  return steps;
}

/** The possible steps for a package, the cheapest first. */
function stepsFor(app: ResolvedApp, name: SolvedPackage): Step[] {
  const detected = app.setup.packages[name];
  const keep: Step = { name, cost: 0, versions: app.domains[name] ?? [] };
  if (name === SHEET && needsPrerelease(app)) {
    return [{ ...keep, versions: [], isUnknownVersion: true }];
  }
  if (keep.versions.length === 0 && !isAbsent(app, name)) {
    return [{ ...keep, isUnknownVersion: true }];
  }
  if (isPeerOnly(app, name)) return [keep];
  const steps = installsOf(app, name);
  if (detected?.unresolvable === 'missing') {
    steps.push({ ...keep, cost: COSTS.removal });
  } else if (detected !== undefined || name !== SHEET) {
    // An app without the library is about to install it.
    steps.push(keep);
  }
  if (name === WORKLETS && keep.versions.length > 0) {
    const isOfSdk = isBundled(app, name, keep.versions.at(-1) ?? '');
    const cost = COSTS.removal + (isOfSdk ? COSTS.sameMajor : 0);
    steps.push({ name, cost, versions: [], isRemoval: true });
  }
  return steps.sort((a, b) => a.cost - b.cost);
}

/** Whether a package needs another one that is absent after that one's step. */
function lacksPeer(
  app: ResolvedApp,
  { name, versions }: Step,
  other: Step,
): boolean {
  if (other.versions.length > 0 || other.isUnknownVersion) return false;
  return needsOf(app, name, versions).some((need) => need.with === other.name);
}

/**
 * For a peer dependency one compatible version is enough; otherwise all versions of the
 * range must be compatible.
 */
const holdsForResolutions = (
  app: ResolvedApp,
  { name, versions }: Step,
  test: (version: string) => boolean,
) =>
  versions.length === 0 || !isPeerOnly(app, name)
    ? versions.every(test)
    : versions.some(test);

/** Whether a step works in the app, whatever is done with the other packages. */
function isViable(app: ResolvedApp, step: Step, isStrict: boolean): boolean {
  const { name, versions, range } = step;
  // Every version of an installed range should be known to work.
  const first = range === undefined ? versions.at(-1) : versions[0];
  const isAvoided = isStrict && name === SHEET && first !== undefined;
  if (isAvoided && isBelowKnownGood(app, first)) return false;
  return holdsForResolutions(
    app,
    step,
    (version) => !conflictInApp(app, name, version),
  );
}

/**
 * Whether two steps fit each other, for the versions that the app may have afterwards.
 */
function isCompatible(
  app: ResolvedApp,
  one: Step,
  other: Step,
  isStrict: boolean,
): boolean {
  return (
    !lacksPeer(app, one, other) &&
    !lacksPeer(app, other, one) &&
    holdsForResolutions(app, one, (version) =>
      holdsForResolutions(app, other, (partner) => {
        const found = conflictBetween(
          app,
          one.name,
          version,
          other.name,
          partner,
        );
        return !found || (!isStrict && found.limit?.unverified === true);
      }),
    )
  );
}

/**
 * Searches for the cheapest plan below a limit, by branch and bound with forward
 * checking ("Artificial Intelligence: A Modern Approach", chapter 6): each decision
 * removes the steps of other packages that do not fit it.
 *
 * @param options - the steps of each package, the cheapest first
 * @param isStrict - whether untried combinations are excluded
 */
function cheapestPlan(
  app: ResolvedApp,
  options: readonly (readonly Step[])[],
  isStrict: boolean,
  limit: number,
): Plan | undefined {
  let best: Plan | undefined;
  let bound = limit;
  const cheapest = (steps: readonly Step[]) => steps[0]?.cost ?? Infinity;
  const compatibleWith = memoize((one: Step) =>
    memoize((other: Step) => isCompatible(app, one, other, isStrict)),
  );
  const decide = (
    plan: Plan,
    [steps, ...others]: readonly (readonly Step[])[],
    cost: number,
  ) => {
    if (steps === undefined) {
      best = plan;
      bound = cost;
      return;
    }
    const least = others.reduce((sum, each) => sum + cheapest(each), cost);
    for (const step of steps) {
      const budget = bound - least - step.cost;
      if (budget <= 0) return;
      const left = others.map((each) =>
        each.filter(
          (other) =>
            other.cost < cheapest(each) + budget && compatibleWith(step)(other),
        ),
      );
      decide([...plan, step], left, cost + step.cost);
    }
  };
  const viable = options.map((steps) =>
    steps.filter((step) => step.cost < limit && isViable(app, step, isStrict)),
  );
  decide([], viable, 0);
  return best;
}

/**
 * Finds the cheapest plan after which everything fits. A plan without untried
 * combinations is preferred if small steps are enough for it.
 */
export function solve(app: ResolvedApp): Plan | undefined {
  const options = SOLVED_PACKAGES.map((name) => stepsFor(app, name));
  return (
    cheapestPlan(app, options, true, COSTS.removal) ??
    cheapestPlan(app, options, false, Infinity)
  );
}
