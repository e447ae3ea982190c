/** Judges what was found of a package, in one sentence. */
import { expoRow } from '../../../shared/releases/compatibilityRows';
import {
  CHOSEN,
  conflictBetween,
  isOfSdk,
  type App,
  type ChosenName,
} from './app';
import { publishedIn, supportRow, type Conflict } from './conflicts';
import {
  conflictInApp,
  isBelowKnown,
  isOpen,
  knownSheet,
  type Fit,
} from './fit';
import type { Recommendation } from './recommend';
import { labelOf, type SubjectName } from './setup';
import { STATEMENTS, type DataOf, type Statement } from './statements';
import {
  ARCHITECTURE_LABELS,
  LINKS,
  conflictLink,
  conflictText,
  npmLink,
  tableFor,
  type Link,
} from './sentences';
import { exactly, outsideOf, releasesOf, satisfies, spansOf } from './versions';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const WORKLETS = 'react-native-worklets';

/** How a package can fit the others, and what is said for it. */
export const STATUS_LABELS = {
  fits: 'Fits',
  depends: 'Depends',
  fails: 'Does not fit',
  missing: 'Missing',
  unknown: 'Not checked',
  unused: 'Not used',
} as const;

export type Status = keyof typeof STATUS_LABELS;

export interface Judgment {
  readonly status: Status;
  /** Which sentence it is, and so the data that it rests on. */
  readonly statement: Statement;
  readonly text: string;
  readonly link: Link;
}

export interface Judged {
  readonly app: App;
  readonly fit: Fit;
  readonly recommendation: Recommendation | undefined;
}

function say<Key extends Statement>(
  status: Status,
  statement: Key,
  data: DataOf<Key>,
  link: Link = LINKS.install,
): Judgment {
  const write = STATEMENTS[statement] as (...data: DataOf<Key>) => string;
  return { status, statement, text: write(...data), link };
}

/** Why a package fails; of two that do not fit, the command changes one. */
function failureOf(
  name: ChosenName,
  { fit, recommendation }: Judged,
): Conflict | undefined {
  const { install = {}, remove = [] } = recommendation ?? {};
  const changed: string[] = [...Object.keys(install), ...remove];
  return fit.failures.find(({ package: one, with: other }) => {
    if (other === 'react-native') return one === name;
    const partner = one === name ? other : one;
    return (
      [one, other].includes(name) &&
      (changed.includes(name) || !changed.includes(partner))
    );
  });
}

/** Says which releases of a range fit, and what the others do not fit. */
function judgeRange(
  name: ChosenName,
  doubt: Conflict,
  { app, fit }: Judged,
): Judgment {
  const all = app.domains[name] ?? [];
  const fitting = fit.fitting[name] ?? [];
  const others = all.filter((version) => !fitting.includes(version));
  const newest = all.at(-1) ?? '';
  const why = conflictText(doubt);
  const link = conflictLink(doubt);
  if (doubt.limit?.unverified) return say('depends', 'isUntried', [why], link);
  if (app.prerelease && name === SHEET && fitting.length === 0) {
    return say('depends', 'allowsPrereleases', [why, app.prerelease], link);
  }
  if (others.length === 0)
    return say('depends', 'dependsOnOthers', [why], link);
  return fitting.includes(newest)
    ? say('depends', 'newestFits', [newest, spansOf(name, others), why], link)
    : say('depends', 'othersFit', [spansOf(name, fitting), why], link);
}

/** Judges a package that is chosen for a React Native. */
export function judgeChosen(name: ChosenName, judged: Judged): Judgment {
  const { app, fit } = judged;
  const newest = app.domains[name]?.at(-1);
  if (newest === undefined) return judgeUncovered(name, judged);
  const failure = failureOf(name, judged);
  if (failure !== undefined) {
    // What a fresh install gives may fail for another reason than older releases.
    const ofNewest = conflictInApp(app, name, newest) ?? failure;
    const texts = new Set([ofNewest, failure].map(conflictText));
    const isExtra =
      failure.with === name && failure.limit?.requiredRange === null;
    const link = conflictLink(failure);
    return isExtra
      ? say('fails', 'isExtra', [[...texts].join(' ')], link)
      : say('fails', 'fails', [texts], link);
  }
  if (app.setup.packages[name]?.isRefused) {
    return say('fails', 'noVersion', ['refused']);
  }
  const doubt = fit.doubts[name];
  if (doubt !== undefined) return judgeRange(name, doubt, judged);
  if (app.unlisted.includes(name)) return judgeUncovered(name, judged);
  const { reactNative, expo, sdk = '' } = app;
  if (name === SHEET && isBelowKnown(app, newest)) {
    const known = knownSheet(app) ?? '';
    return say('depends', 'isBelowKnown', [newest, sdk, known], LINKS.expo);
  }
  const bundled = expo?.bundled[name];
  if (bundled && !satisfies(newest, bundled.replace(/^[~^]?/, '~'))) {
    return say('fits', 'differsFromSdk', [sdk, bundled], LINKS.expo);
  }
  const link = name === SHEET ? tableFor(newest) : npmLink(name, newest);
  const partners = name === SHEET ? partnersOf(newest, judged) : [];
  const part = isOpen(app, name) ? 'Some release of it' : newest;
  if (partners.length > 0) {
    return say('fits', 'worksWith', [part, partners], link);
  }
  const minor = toMinor(reactNative ?? app.newerReactNative ?? '');
  const row = supportRow(name, newest, app.architecture);
  const isListed = row?.reactNative.includes(minor);
  if (reactNative === undefined && !isListed) {
    return app.newerReactNative
      ? say('unknown', 'newerReactNative', [minor], link)
      : say('unknown', 'noReactNative', [], link);
  }
  return say('fits', 'fitsReactNative', [part, minor, app.architecture], link);
}

/** The packages that were compared with the sheet, in the release that fits it. */
function partnersOf(sheet: string, { app, fit }: Judged): string[] {
  const sheets = isOpen(app, SHEET) ? (fit.fitting[SHEET] ?? []) : [sheet];
  return CHOSEN.flatMap((name) => {
    const partner = fit.fitting[name]?.at(-1);
    const isNamed =
      partner !== undefined &&
      name !== SHEET &&
      name !== WORKLETS &&
      !isOpen(app, name) &&
      !app.unlisted.includes(name) &&
      sheets.some((each) => !conflictBetween(app, SHEET, each, name, partner));
    return isNamed ? [`${labelOf(name)} ${partner}`] : [];
  });
}

/** Judges a package of which the data have no release. */
function judgeUncovered(name: SubjectName, { app }: Judged): Judgment {
  const why = app.setup.packages[name]?.unjudged;
  if (why !== undefined) {
    return say(why === 'refused' ? 'fails' : 'unknown', 'noVersion', [why]);
  }
  const newest = app.candidates[name]?.at(-1);
  const side = outsideOf(name, app.setup.packages[name]?.range ?? '');
  if (side === undefined) {
    return newest === undefined
      ? say('unknown', 'noRelease', [])
      : say('unknown', 'noDataOnRelease', [], npmLink(name, newest));
  }
  const known = releasesOf(name).at(side === 'older' ? 0 : -1) ?? '';
  return say('unknown', side === 'older' ? 'isOlder' : 'isNewer', [known]);
}

/** Judges a package that was not found, or that is said to be missing. */
export function judgeAbsent(
  name: ChosenName,
  { app, fit, recommendation }: Judged,
): Judgment {
  const { set, setup } = app;
  const isOutput = setup.source === 'output';
  // What the command replaces needs nothing any more.
  const isNeeded = recommendation?.set[name] !== undefined;
  const need = fit.missing.find((conflict) => conflict.with === name);
  if (need && (isNeeded || !recommendation)) {
    const how =
      publishedIn(name, need.needs).length === 0
        ? ''
        : setup.source !== 'package'
          ? ' Install it.'
          : setup.manager === 'yarn'
            ? ' Yarn does not install it by itself: add it.'
            : ' It is not among the dependencies: npm, pnpm and Bun can install it without that, Yarn does not. Add it.';
    const link = conflictLink(need);
    return say('missing', 'isNeeded', [conflictText(need), how], link);
  }
  if (setup.packages[name] && isNeeded) {
    return say('missing', 'isReplaced', []);
  }
  if (name === SHEET && !isOutput) {
    return say('missing', 'noSheet', []);
  }
  const reanimated = set['react-native-reanimated'];
  const isOld = reanimated !== undefined && Number.parseInt(reanimated) < 4;
  if (name === WORKLETS && (isOld || !isOutput)) {
    return say('unused', 'onlyReanimated4', [], LINKS.reanimated);
  }
  return isOutput
    ? say('unknown', 'notInOutput', [])
    : say('unused', 'isUnused', []);
}

/** Judges React Native, for which the others are chosen. */
export function judgeReactNative(judged: Judged): Judgment {
  const { reactNative, expo, sdk = '', setup, ...app } = judged.app;
  if (reactNative === undefined) {
    const { range } = setup.packages['react-native'] ?? {};
    return range !== undefined && outsideOf('react-native', range)
      ? judgeUncovered('react-native', judged)
      : say('unknown', 'noSingleReactNative', []);
  }
  const minor = toMinor(reactNative);
  const link = expo === undefined ? LINKS.install : LINKS.expo;
  if (expo !== undefined && !isOfSdk(judged.app)) {
    return say('fails', 'isOfOtherSdk', [sdk, expo.reactNative, minor], link);
  }
  const on =
    app.isArchitectureFixed && app.architecture === 'new'
      ? ', which runs on the New Architecture only'
      : ` on ${ARCHITECTURE_LABELS[app.architecture]}${setup.architecture === undefined ? ', its default' : ''}`;
  return say('fits', 'checkedAgainst', [minor, on], link);
}

export function judgeExpo({ app }: Judged): Judgment {
  const { sdk, expo, setup } = app;
  if (setup.packages.expo === undefined) {
    return say('unused', 'noExpo', []);
  }
  if (exactly(setup.packages.expo.range ?? '')?.prerelease.length) {
    return say('unknown', 'isPrereleaseOfExpo', [], LINKS.expo);
  }
  if (expo === undefined) {
    return say('unknown', 'noDataOnSdk', [sdk], LINKS.expo);
  }
  const row = expoRow(sdk);
  const minors = [expo.reactNative, row?.alsoReactNative ?? []].flat();
  const sheet = app.set[SHEET];
  // `5.0.0 to 5.0.5`, `5.2.7 or newer`, or one release
  const library = row?.library.replace(' to ', ' - ');
  const range = library?.replace(/^(\S+) or newer$/, '>=$1') ?? '';
  const isOfUse =
    sheet === undefined || satisfies(sheet, range) || isBelowKnown(app, sheet);
  return row && isOfUse
    ? say(
        'fits',
        'builtOnAndWorks',
        [expo.sdk, minors, row.library],
        LINKS.expo,
      )
    : say('fits', 'builtOn', [expo.sdk, minors], LINKS.expo);
}
