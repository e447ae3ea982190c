/** Judges a package that was found, in one sentence. */
import gte from 'semver/functions/gte';
import satisfies from 'semver/functions/satisfies';
import { compatibility } from '../data/compatibilityRows';
import type { PackageName } from '../data/packageNames';
import { conflictsIn, isOfSdk, type App } from './app';
import type { Conflict } from './conflicts';
import { labelOf } from './setup';
import {
  ARCHITECTURE_LABELS,
  LINKS,
  conflictLink,
  conflictText,
  npmLink,
  tableFor,
  type Link,
} from './sentences';
import {
  minorOf,
  releaseOf,
  releasesOf,
  spansOf,
  type Candidates,
} from './versions';

const SHEET = '@gorhom/bottom-sheet';
const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';

/** How a package fits the others. */
export type Status =
  'fits' | 'depends' | 'fails' | 'missing' | 'unknown' | 'unused';

/** How a package fits, why, and where that is written. */
export interface Judgment {
  readonly status: Status;
  readonly text: string;
  readonly link: Link;
}

/** The packages that a conflict is said about. */
function blamed(conflict: Conflict): readonly PackageName[] {
  const { package: name, with: other } = conflict;
  // Everything else is chosen for React Native.
  if (other === 'react-native') return [name];
  if (conflict.kind === 'peer' && conflict.found === undefined) return [other];
  if (other === WORKLETS) return [other];
  return [name, other];
}

/** The conflicts that are said about a package. */
export function conflictsOf(
  name: PackageName,
  conflicts: readonly Conflict[],
): Conflict[] {
  return conflicts.filter((conflict) => blamed(conflict).includes(name));
}

/** The releases of a range that do not fit the newest of the others. */
function failing(
  name: PackageName,
  { versions }: Candidates,
  app: App,
): { versions: readonly string[]; conflict: Conflict | undefined } {
  let conflict: Conflict | undefined;
  const bad = versions.filter((version) => {
    const set = { ...app.set, [name]: version };
    const [first] = conflictsOf(name, conflictsIn(set, app));
    conflict ??= first;
    return first !== undefined;
  });
  return { versions: bad, conflict };
}

/**
 * Judges a package by what it needs of the others, and they of it.
 *
 * @returns `undefined` when nothing speaks against any release of its range
 */
export function judgeConflicts(
  name: PackageName,
  found: Candidates,
  app: App,
): Judgment | undefined {
  const [conflict] = conflictsOf(name, conflictsIn(app.set, app));
  const bad = found.isExact ? undefined : failing(name, found, app);
  if (conflict !== undefined) {
    const others =
      bad === undefined
        ? []
        : found.versions.filter((version) => !bad.versions.includes(version));
    const rest =
      others.length === 0
        ? ''
        : ` Within the range, ${spansOf(others, releasesOf(name))} would fit.`;
    const isExtra = conflict.kind === 'limit' && conflict.limit.needs === null;
    return {
      status: 'fails',
      text: isExtra
        ? `${conflictText(conflict)} Remove it.`
        : `${conflictText(conflict)}${rest}`,
      link: conflictLink(conflict),
    };
  }
  if (bad?.conflict === undefined) return undefined;
  const spans = spansOf(bad.versions, releasesOf(name));
  return {
    status: 'depends',
    text: `${found.newest ?? ''}, which a fresh install gives, fits. The range also allows ${spans}, which a lockfile may contain and which does not fit: ${conflictText(bad.conflict)}`,
    link: conflictLink(bad.conflict),
  };
}

function lowest(text: string): string {
  return /^\d+\.\d+\.\d+/.exec(text)?.[0] ?? '0.0.0';
}

/** Judges the sheet, whose range may accept a Reanimated that it is too old for. */
export function judgeSheet(app: App): Judgment {
  const sheet = app.set[SHEET] ?? '';
  const reanimated = app.set[REANIMATED];
  const row = compatibility.reanimated.find(
    ({ version }) =>
      reanimated !== undefined && minorOf(reanimated) === version,
  );
  const isTooOld =
    row !== undefined &&
    satisfies(sheet, '>=5.0.0') &&
    !gte(sheet, lowest(row.library));
  if (isTooOld && reanimated !== undefined) {
    const breaks = reanimated.startsWith('4.') && !gte(sheet, '5.2.10');
    return {
      status: breaks ? 'fails' : 'depends',
      text: breaks
        ? `${sheet} accepts Reanimated ${reanimated} by its peer range, but releases before 5.2.10 do not work on the New Architecture, which Reanimated 4 needs.`
        : `${sheet} accepts Reanimated ${reanimated} by its peer range; known to work with it is ${row.library}.`,
      link: LINKS.reanimated,
    };
  }
  const peers = [REANIMATED, 'react-native-gesture-handler'] as const;
  const accepted = peers.flatMap((name) => {
    const version = app.set[name];
    return version === undefined ? [] : [`${labelOf(name)} ${version}`];
  });
  return accepted.length === 0
    ? {
        status: 'unknown',
        text: 'Its peers are not known, so it is not checked.',
        link: tableFor(sheet),
      }
    : {
        status: 'fits',
        text: `${sheet} works with ${accepted.join(' and ')}.`,
        link: tableFor(sheet),
      };
}

/** Judges Reanimated, Worklets or Gesture Handler. */
export function judgePeer(
  name: PackageName,
  found: Candidates,
  app: App,
): Judgment {
  const version = found.newest ?? '';
  const link =
    name === 'react-native-gesture-handler'
      ? npmLink(name, version)
      : LINKS.reanimated;
  const { reactNative, expo, sdk = '' } = app;
  if (reactNative === undefined) {
    return {
      status: 'unknown',
      text: 'The React Native release of the app is not known, so only the ranges of the other packages were compared. No conflict was found.',
      link,
    };
  }
  const bundled = expo?.bundled[name];
  const isOther =
    bundled !== undefined &&
    !satisfies(releaseOf(version), `~${bundled.replace(/^[~^]/, '')}`);
  return {
    status: 'fits',
    text: isOther
      ? `It fits by the published ranges, but Expo SDK ${sdk} installs \`${bundled}\`, which is also what Expo Go contains.`
      : `${version} fits React Native ${minorOf(reactNative)} on ${ARCHITECTURE_LABELS[app.architecture]}.`,
    link: isOther ? LINKS.expo : link,
  };
}

/** Judges React Native, for which the others are chosen. */
export function judgeReactNative(app: App): Judgment {
  const { reactNative, expo, sdk = '' } = app;
  if (reactNative === undefined) {
    return {
      status: 'unknown',
      text: 'The other versions depend on it: add it, or pick your release.',
      link: LINKS.install,
    };
  }
  const minor = minorOf(reactNative);
  if (expo !== undefined && !isOfSdk(app)) {
    return {
      status: 'fails',
      text: `Expo SDK ${sdk} is built on React Native ${expo.reactNative}, not ${minor}.`,
      link: LINKS.expo,
    };
  }
  const only = app.isArchitectureFixed && app.architecture === 'new';
  return {
    status: 'fits',
    text: only
      ? `The other versions are checked against ${minor}, which runs on the New Architecture only.`
      : `The other versions are checked against ${minor} on ${ARCHITECTURE_LABELS[app.architecture]}${app.setup.architecture === undefined ? ', its default' : ''}.`,
    link: expo === undefined ? LINKS.install : LINKS.expo,
  };
}

/** Judges Expo. */
export function judgeExpo(app: App): Judgment {
  const { sdk = '', expo } = app;
  if (expo === undefined) {
    return {
      status: 'unknown',
      text: `SDK ${sdk} is not among the releases that this page knows, so its versions are not compared.`,
      link: LINKS.expo,
    };
  }
  const row = compatibility.expo.find((each) => each.sdk === sdk);
  const sheets =
    row === undefined ? '' : ` and works with bottom sheet ${row.library}`;
  return {
    status: 'fits',
    text: `SDK ${sdk} is built on React Native ${expo.reactNative}${sheets}.`,
    link: LINKS.expo,
  };
}
