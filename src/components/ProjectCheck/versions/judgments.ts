/** Judges what was found of a package, in one sentence. */
import satisfies from 'semver/functions/satisfies';
import { expoRow } from '../../../shared/releases/compatibilityRows';
import { CHOSEN, isOfSdk, type App, type ChosenName } from './app';
import { isPublished, type Conflict } from './conflicts';
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
import { outsideOf, releasesOf, spansOf } from './versions';
import { minorOf } from '../../../site/minorOf';

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
  const text = doubt.limit?.untried
    ? `The ranges allow it. ${why}`
    : others.length === 0
      ? `It depends on which releases are installed: ${why}`
      : fitting.includes(newest)
        ? `A fresh install gives ${newest}, which fits. A lockfile may still contain ${spansOf(name, others)}. ${why}`
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
    const isExtra = failure.with === name && failure.limit?.needs === null;
    if (isExtra) texts.add('Remove it.');
    return say('fails', [...texts].join(' '), conflictLink(failure));
  }
  const doubt = fit.doubts[name];
  if (doubt !== undefined) return judgeRange(name, doubt, judged);
  const { reactNative, expo, sdk = '' } = app;
  if (name === SHEET && isBelowKnown(app, newest)) {
    const text = `The ranges allow ${newest}, but the release known to work with Expo SDK ${sdk} is ${knownSheet(app) ?? ''}.`;
    return say('depends', text, LINKS.expo);
  }
  const ofSheet = name === SHEET ? CHOSEN : [];
  const peers = ofSheet
    .filter((each) => each !== name && each !== WORKLETS && app.domains[each])
    .map((each) => `${labelOf(each)} ${app.set[each] ?? ''}`);
  const link = name === SHEET ? tableFor(newest) : npmLink(name, newest);
  if (reactNative === undefined && peers.length === 0) {
    const text =
      'The React Native release of the app is not known, so only the ranges of the other packages were compared.';
    return say('unknown', text, link);
  }
  const bundled = expo?.bundled[name];
  if (bundled && !satisfies(newest, bundled.replace(/^[~^]?/, '~'))) {
    const text = `It fits by the published ranges, but Expo SDK ${sdk} installs \`${bundled}\`, which is also what Expo Go contains.`;
    return say('fits', text, LINKS.expo);
  }
  const part = isOpen(app, name) ? 'Some release of it' : newest;
  const text =
    peers.length > 0
      ? `${part} works with ${peers.join(' and ')}.`
      : `${part} fits React Native ${minorOf(reactNative ?? '')} on ${ARCHITECTURE_LABELS[app.architecture]}.`;
  return say('fits', text, link);
}

/** What a reader can do about a specifier that names no version. */
const HINTS: Partial<Record<Unjudged, string>> = {
  catalog:
    'Its version is in another file (`pnpm-workspace.yaml`, `.yarnrc.yml` or the root package.json), so it is not checked. Paste the lockfile, or the output of `npm ls` or `pnpm ls`.',
  invalid: 'npm cannot install it, so it is not checked.',
  refused: 'Install a release in the range that the output names.',
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
  const side = newest && outsideOf(name, newest);
  if (newest !== undefined && side === undefined) {
    const text = 'This page has no data on this release, so it is not checked.';
    return say('unknown', text, npmLink(name, newest));
  }
  const [age, known = ''] =
    side === 'older'
      ? ['oldest', releasesOf(name)[0]]
      : ['newest', releasesOf(name).at(-1)];
  const text = `The ${age} release that this page has data on is ${known}, so it is not checked.`;
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
    const how = isPublished(name, need.needs) ? ' Install it.' : '';
    const text = `${conflictText(need)}${how}`;
    return say('missing', text, conflictLink(need));
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
    const newest = app.candidates['react-native']?.at(-1);
    const text =
      'The other versions depend on it, and no single release is named.';
    return newest !== undefined && outsideOf('react-native', newest)
      ? judgeUncovered('react-native', judged)
      : say('unknown', text);
  }
  const minor = minorOf(reactNative);
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
  if (expo === undefined) {
    const name = sdk === undefined ? 'The SDK' : `SDK ${sdk}`;
    const text = `${name} is not among the releases that this page knows, so its versions are not compared.`;
    return say('unknown', text, LINKS.expo);
  }
  const row = expoRow(sdk);
  const minors = [expo.reactNative, row?.alsoReactNative].filter(Boolean);
  const isOfVersion5 = app.set[SHEET]?.startsWith('5.') ?? true;
  const sheets =
    row && isOfVersion5 ? ` and works with bottom sheet ${row.library}` : '';
  const text = `SDK ${expo.sdk} is built on React Native ${minors.join(' or ')}${sheets}.`;
  return say('fits', text, LINKS.expo);
}
