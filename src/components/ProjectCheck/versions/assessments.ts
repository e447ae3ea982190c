/** Assesses the versions of one package in a sentence. */
import {
  expoRow,
  sheetRangeOf,
} from '../../../shared/releases/compatibilityRows';
import { SOLVED_PACKAGES, type ResolvedApp, type SolvedPackage } from './app';
import {
  conflictBetween,
  conflictInApp,
  isBelowKnownGood,
  isPeerOnly,
  knownSheet,
  matchesExpoSdk,
} from './appQueries';
import type { Status } from '../statuses';
import type { ConsistencyResult } from './arcConsistency';
import { publishedIn, supportRow, type Conflict } from './conflicts';
import type { Recommendation } from './recommend';
import { labelOf, type CheckedPackage } from './setup';
import { say } from './statements';
import {
  ARCHITECTURE_LABELS,
  LINKS,
  conflictLink,
  conflictText,
  npmLink,
  tableFor,
  type Link,
} from './conflictMessages';
import {
  parseExactVersion,
  compareToPublished,
  publishedVersions,
  satisfies,
  formatVersionRuns,
} from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const WORKLETS = 'react-native-worklets';

/** The status of a package, with a sentence and a link. */
export interface Assessment {
  readonly status: Status;
  readonly text: string;
  readonly link: Link;
}

/** The results that the assessments of an app's packages are based on. */
export interface AssessmentInput {
  readonly app: ResolvedApp;
  readonly consistency: ConsistencyResult;
  readonly recommendation: Recommendation | undefined;
}

const assess = (
  status: Status,
  text: string,
  link: Link = LINKS.install,
): Assessment => ({ status, text, link });

/** The conflict to report for a package; of two packages, for the one that changes. */
function failureOf(
  name: SolvedPackage,
  { consistency, recommendation }: AssessmentInput,
): Conflict | undefined {
  const { install = {}, remove = [] } = recommendation ?? {};
  const changed: string[] = [...Object.keys(install), ...remove];
  return consistency.failures.find(({ package: one, with: other }) => {
    if (other === 'react-native') return one === name;
    const partner = one === name ? other : one;
    return (
      [one, other].includes(name) &&
      (changed.includes(name) || !changed.includes(partner))
    );
  });
}

/** Says which versions in the range of a package fit, and why the others do not. */
function describeRange(
  name: SolvedPackage,
  possibleConflict: Conflict,
  { app, consistency }: AssessmentInput,
): string {
  const all = app.domains[name] ?? [];
  const fitting = consistency.consistentDomains[name] ?? [];
  const others = all.filter((version) => !fitting.includes(version));
  const newest = all.at(-1) ?? '';
  const why = conflictText(possibleConflict);
  if (possibleConflict.limit?.unverified) return say.isUntried(why);
  if (app.prerelease && name === SHEET && fitting.length === 0) {
    return say.allowsPrereleases(why, app.prerelease);
  }
  if (others.length === 0) return say.dependsOnOthers(why);
  return fitting.includes(newest)
    ? say.newestFits(newest, formatVersionRuns(name, others), why)
    : say.othersFit(formatVersionRuns(name, fitting), why);
}

/** Assesses a package whose versions depend on React Native. */
export function assessChosen(
  name: SolvedPackage,
  input: AssessmentInput,
): Assessment {
  const { app, consistency } = input;
  const newest = app.domains[name]?.at(-1);
  if (newest === undefined) return assessUnknownRelease(name, input);
  const failure = failureOf(name, input);
  if (failure !== undefined) {
    // The newest version may have another conflict than older ones.
    const ofNewest = conflictInApp(app, name, newest) ?? failure;
    const reasons = new Set([ofNewest, failure].map(conflictText));
    const why = [...reasons].join(' ');
    const isExtra =
      failure.with === name && failure.limit?.requiredRange === null;
    const link = conflictLink(failure);
    return assess('fails', isExtra ? say.isExtra(why) : why, link);
  }
  if (app.setup.packages[name]?.isRefused) {
    return assess('fails', say.noVersion('refused'));
  }
  const possibleConflict = consistency.possibleConflicts[name];
  if (possibleConflict !== undefined) {
    const sentence = describeRange(name, possibleConflict, input);
    return assess('depends', sentence, conflictLink(possibleConflict));
  }
  if (app.unlisted.includes(name)) return assessUnknownRelease(name, input);
  const { reactNative, expo, sdk = '' } = app;
  if (name === SHEET && isBelowKnownGood(app, newest)) {
    const known = knownSheet(app) ?? '';
    return assess('depends', say.isBelowKnown(newest, sdk, known), LINKS.expo);
  }
  const bundled = expo?.bundled[name];
  if (bundled && !satisfies(newest, bundled.replace(/^[~^]?/, '~'))) {
    return assess('fits', say.differsFromSdk(sdk, bundled), LINKS.expo);
  }
  const link = name === SHEET ? tableFor(newest) : npmLink(name, newest);
  const partners = name === SHEET ? partnersOf(newest, input) : [];
  const part = isPeerOnly(app, name) ? 'Some release of it' : newest;
  if (partners.length > 0) {
    return assess('fits', say.worksWith(part, partners), link);
  }
  const minor = toMinor(reactNative ?? app.newerReactNative ?? '');
  const row = supportRow(name, newest, app.architecture);
  const isListed = row?.reactNative.includes(minor);
  if (reactNative === undefined && !isListed) {
    const sentence = app.newerReactNative
      ? say.newerReactNative(minor)
      : say.noReactNative;
    return assess('unknown', sentence, link);
  }
  const fits = say.fitsReactNative(part, minor, app.architecture);
  return assess('fits', fits, link);
}

/** The packages that a release of the library fits, with their versions. */
function partnersOf(
  sheet: string,
  { app, consistency }: AssessmentInput,
): string[] {
  const sheets = isPeerOnly(app, SHEET)
    ? (consistency.consistentDomains[SHEET] ?? [])
    : [sheet];
  return SOLVED_PACKAGES.flatMap((name) => {
    const partner = consistency.consistentDomains[name]?.at(-1);
    const isNamed =
      partner !== undefined &&
      name !== SHEET &&
      name !== WORKLETS &&
      !isPeerOnly(app, name) &&
      !app.unlisted.includes(name) &&
      sheets.some((each) => !conflictBetween(app, SHEET, each, name, partner));
    return isNamed ? [`${labelOf(name)} ${partner}`] : [];
  });
}

/** Assesses a package in a version of which there are no data. */
function assessUnknownRelease(
  name: CheckedPackage,
  { app }: AssessmentInput,
): Assessment {
  const why = app.setup.packages[name]?.unresolvable;
  if (why !== undefined) {
    return assess(why === 'refused' ? 'fails' : 'unknown', say.noVersion(why));
  }
  const newest = app.candidates[name]?.at(-1);
  const side = compareToPublished(name, app.setup.packages[name]?.range ?? '');
  if (side === undefined) {
    return newest === undefined
      ? assess('unknown', say.noRelease)
      : assess('unknown', say.noDataOnRelease, npmLink(name, newest));
  }
  const known = publishedVersions(name).at(side === 'older' ? 0 : -1) ?? '';
  return assess(
    'unknown',
    side === 'older' ? say.isOlder(known) : say.isNewer(known),
  );
}

/** Assesses a package that is not in the setup, or is reported as missing. */
export function assessAbsent(
  name: SolvedPackage,
  { app, consistency, recommendation }: AssessmentInput,
): Assessment {
  const { newestVersions, setup } = app;
  const isOutput = setup.source === 'output';
  // The needs of a version that the command replaces do not count.
  const isNeeded = recommendation?.set[name] !== undefined;
  const need = consistency.missing.find((conflict) => conflict.with === name);
  if (need && (isNeeded || !recommendation)) {
    const how =
      publishedIn(name, need.needs).length === 0
        ? ''
        : setup.source !== 'package'
          ? ' Install it.'
          : setup.packageManager === 'yarn'
            ? ' Yarn does not install it by itself: add it.'
            : ' It is not among the dependencies: npm, pnpm and Bun can install it without that, Yarn does not. Add it.';
    const link = conflictLink(need);
    return assess('missing', conflictText(need) + how, link);
  }
  if (name === SHEET && !isOutput) {
    return assess('missing', say.noSheet);
  }
  const reanimated = newestVersions['react-native-reanimated'];
  const isOld = reanimated !== undefined && Number.parseInt(reanimated) < 4;
  const isUnused = name === WORKLETS && (isOld || !isOutput) && !isNeeded;
  // An output can report a package as missing without saying what needs it.
  if (setup.packages[name] && !isUnused) {
    return assess('missing', say.isAskedFor);
  }
  if (isUnused) {
    return assess('unused', say.onlyReanimated4, LINKS.reanimated);
  }
  return isOutput
    ? assess('unknown', say.notInOutput)
    : assess('unused', say.isUnused);
}

/** Assesses React Native, on which the other versions depend. */
export function assessReactNative(input: AssessmentInput): Assessment {
  const { reactNative, expo, sdk = '', setup, ...app } = input.app;
  if (reactNative === undefined) {
    const { range } = setup.packages['react-native'] ?? {};
    return range !== undefined && compareToPublished('react-native', range)
      ? assessUnknownRelease('react-native', input)
      : assess('unknown', say.noSingleReactNative);
  }
  const minor = toMinor(reactNative);
  const link = expo === undefined ? LINKS.install : LINKS.expo;
  if (expo !== undefined && !matchesExpoSdk(input.app)) {
    return assess(
      'fails',
      say.isOfOtherSdk(sdk, expo.reactNative, minor),
      link,
    );
  }
  const on =
    app.isArchitectureFixed && app.architecture === 'new'
      ? ', which runs on the New Architecture only'
      : ` on ${ARCHITECTURE_LABELS[app.architecture]}${setup.architecture === undefined ? ', its default' : ''}`;
  return assess('fits', say.checkedAgainst(minor, on), link);
}

/** Assesses Expo: the React Native and the library that its SDK works with. */
export function assessExpo({ app }: AssessmentInput): Assessment {
  const { sdk, expo, setup } = app;
  if (setup.packages.expo === undefined) {
    return assess('unused', say.noExpo);
  }
  if (parseExactVersion(setup.packages.expo.range ?? '')?.prerelease.length) {
    return assess('unknown', say.isPrereleaseOfExpo, LINKS.expo);
  }
  if (expo === undefined) {
    return assess('unknown', say.noDataOnSdk(sdk), LINKS.expo);
  }
  const row = expoRow(sdk);
  const minors = [expo.reactNative, row?.alsoReactNative ?? []].flat();
  const sheet = app.newestVersions[SHEET];
  const range = row ? sheetRangeOf(row) : '';
  const isOfUse =
    sheet === undefined ||
    satisfies(sheet, range) ||
    isBelowKnownGood(app, sheet);
  const sentence =
    row && isOfUse
      ? say.builtOnAndWorks(expo.sdk, minors, row.library)
      : say.builtOn(expo.sdk, minors);
  return assess('fits', sentence, LINKS.expo);
}
