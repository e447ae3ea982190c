/** Judges each package of an app, in one sentence. */
import { isPackageName } from '../data/packageNames';
import { conflictsIn, type App } from './app';
import type { Conflict } from './conflicts';
import {
  SUBJECTS,
  type Finding,
  type SubjectName,
  type Unjudged,
} from './setup';
import {
  conflictsOf,
  judgeConflicts,
  judgeExpo,
  judgePeer,
  judgeReactNative,
  judgeSheet,
  type Judgment,
} from './judgments';
import { LINKS, conflictLink, conflictText, npmLink } from './sentences';
import {
  candidatesOf,
  isBeyond,
  releaseOf,
  releasesOf,
  type Candidates,
} from './versions';

const SHEET = '@gorhom/bottom-sheet';
const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';

/** The answer about one package. */
export interface Row extends Judgment {
  readonly name: SubjectName;
  readonly label: string;
  /** What was found; code is in backticks. */
  readonly found: string;
  /** Whether an install has nothing to change about it. */
  readonly stays: boolean;
}

const UNJUDGED_TEXTS: Readonly<Record<Unjudged, string>> = {
  workspace: 'a package of your workspace',
  file: 'a local file or folder',
  git: 'a git address',
  url: 'the address of an archive',
  catalog: 'a catalog entry',
  alias: 'another package under this name',
  tag: 'a tag of the registry',
  invalid: 'a specifier that is not a range',
  missing: 'not installed',
};

/** What a reader can do about a specifier that names no version. */
const UNJUDGED_HINTS: Partial<Record<Unjudged, string>> = {
  catalog:
    'Its version is in another file (`pnpm-workspace.yaml`, `.yarnrc.yml` or the root package.json), so it is not checked. Paste the output of `npx expo-doctor`, `npm ls` or `pnpm ls` instead.',
  invalid: 'npm cannot install it, so it is not checked.',
};

function foundText(
  name: SubjectName,
  finding: Finding | undefined,
  found: Candidates | undefined,
  app: App,
): string {
  if (finding === undefined) {
    const bundled =
      name === 'react-native' ? app.expo?.bundled['react-native'] : undefined;
    if (bundled !== undefined) {
      return `not found; Expo SDK ${app.sdk ?? ''} installs \`${bundled}\``;
    }
    return app.setup.source === 'output' ? 'not in the output' : 'not found';
  }
  if ('unjudged' in finding.version)
    return UNJUDGED_TEXTS[finding.version.unjudged];
  const parts = [`\`${finding.version.range}\``];
  if (found?.newest !== undefined && !found.isExact && name !== 'expo') {
    parts.push(`resolves to ${found.newest}`);
  }
  if (finding.by !== undefined) parts.push(`set by \`${finding.by}\``);
  if (finding.isPatched) parts.push('patched');
  if (finding.isPeer) parts.push('a peer dependency, so the app decides');
  if (finding.isInferred) parts.push('from what `expo-doctor` expects');
  return parts.join(', ');
}

function judgeAbsent(
  name: SubjectName,
  conflicts: readonly Conflict[],
  app: App,
): Judgment {
  if (name === 'expo') {
    return {
      status: 'unused',
      text: 'The app is checked as an app without Expo.',
      link: LINKS.install,
    };
  }
  if (name === 'react-native') return judgeReactNative(app);
  const [conflict] = conflictsOf(name, conflicts);
  const isStated = app.setup.packages[name] !== undefined;
  if (conflict !== undefined && (isStated || app.setup.source !== 'output')) {
    return {
      status: 'missing',
      text: `${conflictText(conflict)} Install it.`,
      link: conflictLink(conflict),
    };
  }
  const reanimated = app.set[REANIMATED];
  if (name === WORKLETS && reanimated !== undefined && conflict === undefined) {
    return {
      status: 'unused',
      text: `Reanimated ${reanimated} does not need it.`,
      link: LINKS.reanimated,
    };
  }
  if (app.setup.source === 'output' && !isStated) {
    return {
      status: 'unknown',
      text: 'It may be installed: the output is about other packages.',
      link: LINKS.install,
    };
  }
  return name === WORKLETS
    ? {
        status: 'unused',
        text: 'Only Reanimated 4 needs it.',
        link: LINKS.reanimated,
      }
    : { status: 'missing', text: 'Install it.', link: LINKS.install };
}

function judge(
  name: SubjectName,
  finding: Finding | undefined,
  found: Candidates | undefined,
  app: App,
): Judgment {
  if (
    finding === undefined ||
    ('unjudged' in finding.version && finding.version.unjudged === 'missing')
  ) {
    return judgeAbsent(name, conflictsIn(app.set, app), app);
  }
  if ('unjudged' in finding.version) {
    const hint =
      UNJUDGED_HINTS[finding.version.unjudged] ??
      'It names no version that can be looked up, so it is not checked.';
    return { status: 'unknown', text: hint, link: LINKS.install };
  }
  if (name === 'expo') return judgeExpo(app);
  if (found?.newest === undefined) {
    return {
      status: 'fails',
      text: 'No stable release that this page knows is in the range.',
      link: LINKS.install,
    };
  }
  const problem = judgeConflicts(name, found, app);
  if (problem !== undefined) return problem;
  if (!found.isStored && found.newest === releaseOf(found.newest)) {
    return {
      status: 'unknown',
      text: isBeyond(name, found.newest)
        ? `It is newer than ${releasesOf(name).at(-1) ?? ''}, the newest release that this page knows, so it is not checked.`
        : 'It is not among the stable releases that this page knows, so it is not checked.',
      link: npmLink(name, found.newest),
    };
  }
  if (name === SHEET) return judgeSheet(app);
  return name === 'react-native'
    ? judgeReactNative(app)
    : judgePeer(name, found, app);
}

/** Judges each package of an app. */
export function judgeRows(app: App): Row[] {
  return SUBJECTS.map(({ name, label }) => {
    const finding = app.setup.packages[name];
    const found = isPackageName(name)
      ? app.candidates[name]
      : candidatesOf(name, finding);
    const { status, text, link } = judge(name, finding, found, app);
    const also =
      finding?.also === undefined
        ? ''
        : ` A second copy is installed (${finding.also.join(', ')}); native code must be there once.`;
    return {
      name,
      label,
      found: foundText(name, finding, found, app),
      status: also !== '' && status === 'fits' ? 'depends' : status,
      text: text + also,
      link,
      stays: status === 'fits',
    };
  });
}
