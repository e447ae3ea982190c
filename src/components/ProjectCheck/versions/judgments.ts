/** Judges what was found of a package, in one sentence. */
import { DATA_DATE } from '../../../shared/releases/dataDate';
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
import { labelOf, type SubjectName, type Unjudged } from './setup';
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
  readonly text: string;
  readonly link: Link;
}

export interface Judged {
  readonly app: App;
  readonly fit: Fit;
  readonly recommendation: Recommendation | undefined;
}

const say = (
  status: Status,
  text: string,
  link: Link = LINKS.install,
): Judgment => ({ status, text, link });

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
  const text = doubt.limit?.unverified
    ? `The ranges allow it. ${why}`
    : app.prerelease && name === SHEET && fitting.length === 0
      ? `${why} The range also allows prereleases from ${app.prerelease} on, of which this page has no data.`
      : others.length === 0
        ? `It depends on which releases are installed: ${why}`
        : fitting.includes(newest)
          ? `As of ${DATA_DATE}, a fresh install gives ${newest}, which fits. A lockfile may still contain ${spansOf(name, others)}. ${why}`
          : `${why} Within the range, ${spansOf(name, fitting)} would fit.`;
  return say('depends', text, conflictLink(doubt));
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
    if (isExtra) texts.add('Remove it.');
    return say('fails', [...texts].join(' '), conflictLink(failure));
  }
  if (app.setup.packages[name]?.isRefused) {
    return say('fails', HINTS.refused ?? '');
  }
  const doubt = fit.doubts[name];
  if (doubt !== undefined) return judgeRange(name, doubt, judged);
  if (app.unlisted.includes(name)) return judgeUncovered(name, judged);
  const { reactNative, expo, sdk = '' } = app;
  if (name === SHEET && isBelowKnown(app, newest)) {
    const text = `The ranges allow ${newest}, but the release known to work with Expo SDK ${sdk} is ${knownSheet(app) ?? ''}.`;
    return say('depends', text, LINKS.expo);
  }
  const bundled = expo?.bundled[name];
  if (bundled && !satisfies(newest, bundled.replace(/^[~^]?/, '~'))) {
    const text = `It fits by the published ranges, but Expo SDK ${sdk} installs \`${bundled}\`, which is also what Expo Go contains.`;
    return say('fits', text, LINKS.expo);
  }
  const link = name === SHEET ? tableFor(newest) : npmLink(name, newest);
  const partners = name === SHEET ? partnersOf(newest, judged) : [];
  const part = isOpen(app, name) ? 'Some release of it' : newest;
  if (partners.length > 0) {
    return say('fits', `${part} works with ${partners.join(' and ')}.`, link);
  }
  const minor = toMinor(reactNative ?? app.newerReactNative ?? '');
  const row = supportRow(name, newest, app.architecture);
  const isListed = row?.reactNative.includes(minor);
  if (reactNative === undefined && !isListed) {
    const text = app.newerReactNative
      ? `This page has no data on React Native ${minor}, so only the ranges of the packages were compared.`
      : 'The React Native release of the app is not known, so only the ranges of the other packages were compared.';
    return say('unknown', text, link);
  }
  const text = `${part} fits React Native ${minor} on ${ARCHITECTURE_LABELS[app.architecture]}.`;
  return say('fits', text, link);
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

/** What a reader can do about a specifier that names no version. */
const HINTS: Partial<Record<Unjudged, string>> = {
  catalog:
    'Its version is in another file (`pnpm-workspace.yaml`, `.yarnrc.yml` or the root package.json), so it is not checked. Paste the lockfile, or the output of `npm ls` or `pnpm ls`.',
  invalid: 'npm cannot install it, so it is not checked.',
  refused: 'Install a release in the range that the output names.',
  several:
    'The lockfiles of Yarn 1 do not tell which of them the app has. Choose the folder of the project instead.',
};

/** Judges a package of which the data have no release. */
function judgeUncovered(name: SubjectName, { app }: Judged): Judgment {
  const why = app.setup.packages[name]?.unjudged;
  if (why !== undefined) {
    const hint =
      HINTS[why] ??
      'It names no version that can be looked up, so it is not checked.';
    return say(why === 'refused' ? 'fails' : 'unknown', hint);
  }
  const newest = app.candidates[name]?.at(-1);
  const side = outsideOf(name, app.setup.packages[name]?.range ?? '');
  if (side === undefined) {
    const [one, link] = newest
      ? ['this release', npmLink(name, newest)]
      : ['a release in this range'];
    const text = `This page has no data on ${one}, so it is not checked.`;
    return say('unknown', text, link);
  }
  const known = releasesOf(name).at(side === 'older' ? 0 : -1) ?? '';
  const text =
    side === 'older'
      ? `The oldest release that this page has data on is ${known}, so it is not checked.`
      : `As of ${DATA_DATE}, the newest release was ${known}, so it is not checked.`;
  return say('unknown', text);
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
    return say('missing', `${conflictText(need)}${how}`, conflictLink(need));
  }
  if (setup.packages[name] && isNeeded) {
    return say('missing', 'Another package needs it. Install it.');
  }
  if (name === SHEET && !isOutput) {
    return say('missing', 'It is not among the dependencies.');
  }
  const reanimated = set['react-native-reanimated'];
  const isOld = reanimated !== undefined && Number.parseInt(reanimated) < 4;
  if (name === WORKLETS && (isOld || !isOutput)) {
    return say('unused', 'Only Reanimated 4 needs it.', LINKS.reanimated);
  }
  return isOutput
    ? say('unknown', 'It may be installed: the output is about other packages.')
    : say('unused', 'Nothing that was found needs it.');
}

/** Judges React Native, for which the others are chosen. */
export function judgeReactNative(judged: Judged): Judgment {
  const { reactNative, expo, sdk = '', setup, ...app } = judged.app;
  if (reactNative === undefined) {
    const { range } = setup.packages['react-native'] ?? {};
    const text =
      'The other versions depend on it, and no single release is named.';
    return range !== undefined && outsideOf('react-native', range)
      ? judgeUncovered('react-native', judged)
      : say('unknown', text);
  }
  const minor = toMinor(reactNative);
  const link = expo === undefined ? LINKS.install : LINKS.expo;
  if (expo !== undefined && !isOfSdk(judged.app)) {
    const text = `Expo SDK ${sdk} is built on React Native ${expo.reactNative}, not ${minor}.`;
    return say('fails', text, link);
  }
  const on =
    app.isArchitectureFixed && app.architecture === 'new'
      ? ', which runs on the New Architecture only'
      : ` on ${ARCHITECTURE_LABELS[app.architecture]}${setup.architecture === undefined ? ', its default' : ''}`;
  const text = `The other versions are checked against ${minor}${on}.`;
  return say('fits', text, link);
}

export function judgeExpo({ app }: Judged): Judgment {
  const { sdk, expo, setup } = app;
  if (setup.packages.expo === undefined) {
    return say('unused', 'The app is checked as an app without Expo.');
  }
  if (exactly(setup.packages.expo.range ?? '')?.prerelease.length) {
    const text =
      'It is a prerelease, whose packages can differ from those of the SDK, so its versions are not compared.';
    return say('unknown', text, LINKS.expo);
  }
  if (expo === undefined) {
    const name = sdk === undefined ? 'The SDK' : `SDK ${sdk}`;
    const text = `${name} is not among the releases that this page knows, so its versions are not compared.`;
    return say('unknown', text, LINKS.expo);
  }
  const row = expoRow(sdk);
  const minors = [expo.reactNative, row?.alsoReactNative].filter(Boolean);
  const sheet = app.set[SHEET];
  // `5.0.0 to 5.0.5`, `5.2.7 or newer`, or one release
  const library = row?.library.replace(' to ', ' - ');
  const range = library?.replace(/^(\S+) or newer$/, '>=$1') ?? '';
  const isOfUse =
    sheet === undefined || satisfies(sheet, range) || isBelowKnown(app, sheet);
  const sheets =
    row && isOfUse ? ` and works with bottom sheet ${row.library}` : '';
  const text = `SDK ${expo.sdk} is built on React Native ${minors.join(' or ')}${sheets}.`;
  return say('fits', text, LINKS.expo);
}
