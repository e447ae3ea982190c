/** Finds the smallest change that makes an app's versions fit. */
import { FROM_SDK, installData } from '../../../shared/install/installData';
import {
  SOLVED_PACKAGES,
  brokenBetween,
  isBundled,
  hasSupportData,
  type ResolvedApp,
  type SolvedPackage,
} from './app';
import {
  conflictInApp,
  isAbsent,
  isBelowKnownGood,
  isPeerOnly,
  needsOf,
  needsPrerelease,
} from './arcConsistency';
import { publishedVersions, satisfies } from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const WORKLETS = 'react-native-worklets';

export interface SolverChoice {
  readonly cost: number;
  /** The releases that the app may have afterwards; none if it is absent. */
  readonly versions: readonly string[];
  /** What to install, if that is the step. */
  readonly range?: string;
  readonly isRemoval?: true;
  /** Whether there is a package of which nothing is known. */
  readonly isUnknownVersion?: true;
}

export type Solution = Readonly<Record<SolvedPackage, SolverChoice>>;

/**
 * Cost classes. One step of a larger class costs more than all steps of the smaller
 * ones together (for n packages: n × 10 < 100, n × 150 < 950).
 */
const COSTS = {
  install: 10,
  notInDocs: 1,
  inRange: 10,
  sameMajor: 100,
  /** Down within the major, for what is as good as newer. */
  down: 50,
  removal: 950,
  otherMajor: 1000,
  otherSheet: 3000,
  /** Leaving the versions of the SDK, or an older major. */
  backward: 5000,
} as const;

/** Whether the docs install a release for the React Native of an app. */
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
    // What is installed afresh is what the SDK or the docs install, if that fits.
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

/** Installs of a package, the newest first. */
function installsOf(app: ResolvedApp, name: SolvedPackage): SolverChoice[] {
  const bundled = app.expo?.bundled[name];
  const all = publishedVersions(name);
  const inRange = app.domains[name] ?? [];
  // Of other minors of native code the newest patch is enough.
  const useful = all.filter((version, index) => {
    const isLast = toMinor(all[index + 1] ?? '') !== toMinor(version);
    return (
      (name === SHEET || isLast || inRange.includes(version)) &&
      hasSupportData(name, version, app) &&
      !conflictInApp(app, name, version)
    );
  });
  const steps = useful.reverse().flatMap((version): SolverChoice[] => {
    const cost = costOf(app, name, version);
    const later = all.slice(all.indexOf(version));
    const like = (parts: number) => {
      const start = `${version.split('.', parts).join('.')}.`;
      return later.filter((each) => each.startsWith(start));
    };
    const inMinor = { cost, range: `~${version}`, versions: like(2) };
    const inMajor = { cost, range: `^${version}`, versions: like(1) };
    return [
      ...(name === SHEET ? [inMajor] : []),
      inMinor,
      // What is left where a later patch fails.
      ...(inMinor.versions.length > 1
        ? [{ cost, range: version, versions: [version] }]
        : []),
    ];
  });
  if (bundled !== undefined) {
    const versions = all.filter((version) => satisfies(version, bundled));
    const cost = costOf(app, name, versions.at(-1) ?? '');
    const less = cost - Math.min(cost / 2, COSTS.down);
    steps.unshift({ cost: less, range: FROM_SDK, versions });
  }
  return steps;
}

function stepsFor(app: ResolvedApp, name: SolvedPackage): SolverChoice[] {
  const finding = app.setup.packages[name];
  const keep: SolverChoice = { cost: 0, versions: app.domains[name] ?? [] };
  if (name === SHEET && needsPrerelease(app)) {
    return [{ ...keep, versions: [], isUnknownVersion: true }];
  }
  if (keep.versions.length === 0 && !isAbsent(app, name)) {
    return [{ ...keep, isUnknownVersion: true }];
  }
  if (isPeerOnly(app, name)) return [keep];
  const steps = installsOf(app, name);
  if (finding?.unresolvable === 'missing') {
    steps.push({ ...keep, cost: COSTS.removal });
  } else if (finding !== undefined || name !== SHEET) {
    // The page is about the sheet: an app without it is about to install it.
    steps.push(keep);
  }
  if (name === WORKLETS && keep.versions.length > 0) {
    const isOfSdk = isBundled(app, name, keep.versions.at(-1) ?? '');
    const cost = COSTS.removal + (isOfSdk ? COSTS.sameMajor : 0);
    steps.push({ cost, versions: [], isRemoval: true });
  }
  return steps.sort((a, b) => a.cost - b.cost);
}

/** Whether a package needs another that a step leaves out. */
function lacksRequiredPeer(
  app: ResolvedApp,
  name: SolvedPackage,
  { versions }: SolverChoice,
  other: SolvedPackage,
  { versions: others, isUnknownVersion }: SolverChoice,
): boolean {
  if (others.length > 0 || isUnknownVersion) return false;
  return needsOf(app, name, versions).some((need) => need.with === other);
}

/** Steps that are left for each package, the cheapest first. */
type Options = Readonly<
  Partial<Record<SolvedPackage, readonly SolverChoice[]>>
>;

/**
 * For a peer dependency one compatible version is enough; otherwise all versions of the
 * range must be compatible.
 */
const holdsForResolutions = (
  app: ResolvedApp,
  name: SolvedPackage,
  versions: readonly string[],
  test: (version: string) => boolean,
) =>
  versions.length === 0 || !isPeerOnly(app, name)
    ? versions.every(test)
    : versions.some(test);

const isViable = (
  app: ResolvedApp,
  isStrict: boolean,
  name: SolvedPackage,
  { versions, range }: SolverChoice,
) => {
  // What is installed should be known to work whatever it resolves to.
  const first = range === undefined ? versions.at(-1) : versions[0];
  const isAvoided = isStrict && name === SHEET && first !== undefined;
  if (isAvoided && isBelowKnownGood(app, first)) return false;
  return holdsForResolutions(
    app,
    name,
    versions,
    (each) => !conflictInApp(app, name, each),
  );
};

/** Searches for the cheapest plan below a limit; a strict one has nothing untried. */
function branchAndBound(
  app: ResolvedApp,
  steps: readonly (readonly [SolvedPackage, readonly SolverChoice[]])[],
  isStrict: boolean,
  limit: number,
): Solution | undefined {
  let best: { cost: number; plan: Partial<Solution> } | undefined;

  const isCompatiblePair = (
    name: SolvedPackage,
    a: SolverChoice,
    other: SolvedPackage,
    b: SolverChoice,
  ) =>
    !lacksRequiredPeer(app, name, a, other, b) &&
    !lacksRequiredPeer(app, other, b, name, a) &&
    holdsForResolutions(app, name, a.versions, (version) =>
      holdsForResolutions(app, other, b.versions, (each) => {
        const found = brokenBetween(app, name, version, other, each);
        return !found || (!isStrict && found.limit?.unverified === true);
      }),
    );

  /** Decides one package, and leaves the others what fits it. */
  const branch = (plan: Partial<Solution>, options: Options, cost: number) => {
    const [name, ...others] = SOLVED_PACKAGES.filter((each) => options[each]);
    if (name === undefined) {
      best = { cost, plan };
      return;
    }
    const cheapest = (each: SolvedPackage) =>
      options[each]?.[0]?.cost ?? Infinity;
    const least = others.reduce((sum, each) => sum + cheapest(each), cost);
    for (const step of options[name] ?? []) {
      const remainingBudget = (best?.cost ?? limit) - least - step.cost;
      if (remainingBudget <= 0) return;
      const left = others.map((other) => [
        other,
        options[other]?.filter(
          (each) =>
            each.cost < cheapest(other) + remainingBudget &&
            isCompatiblePair(name, step, other, each),
        ),
      ]);
      const rest = Object.fromEntries(left) as Options;
      branch({ ...plan, [name]: step }, rest, cost + step.cost);
    }
  };

  const options = steps.map(([name, all]) => [
    name,
    all.filter(
      (step) => step.cost < limit && isViable(app, isStrict, name, step),
    ),
  ]);
  branch({}, Object.fromEntries(options) as Options, 0);
  return best?.plan as Solution | undefined;
}

/**
 * Finds the cheapest plan after which everything fits; one without what is only
 * untried if small steps are enough for it.
 */
export function solve(app: ResolvedApp): Solution | undefined {
  const steps = SOLVED_PACKAGES.map(
    (name) => [name, stepsFor(app, name)] as const,
  );
  return (
    branchAndBound(app, steps, true, COSTS.removal) ??
    branchAndBound(app, steps, false, Infinity)
  );
}
