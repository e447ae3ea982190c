/** Sentences and links about conflicts. */
import { publishedIn, type AppArchitecture, type Conflict } from './conflicts';
import { labelOf, type CheckedPackage } from './setup';
import { formatList } from '../../../site/formatList';
import { toMinor } from '../../../site/toMinor';

/** A link to a page of the site, below its base path, or to another site. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

/** The names of the architectures, for sentences. */
export const ARCHITECTURE_LABELS: Readonly<Record<AppArchitecture, string>> = {
  new: 'the New Architecture',
  legacy: 'the legacy architecture',
};

const to = (text: string, href: string): Link => ({ text, href });

/** The sections that the answer links to, as `page#anchor`. */
export const LINKS = {
  expo: to('Expo SDKs', '/usage#expo-sdk'),
  reanimated: to('Reanimated releases', '/usage#react-native-and-reanimated'),
  ranges: to('releases of the sheet', '/usage#other-releases-of-the-sheet'),
  install: to('commands by release', '/usage#install-without-expo'),
  babel: to('Babel plugin', '/usage#babel-plugin'),
  notOpening: to(
    'the sheet does not open',
    '/troubleshooting#the-sheet-does-not-open',
  ),
  knownIssues: to(
    'what works in which release',
    '/troubleshooting#known-issues',
  ),
  rebuild: to('pods, cache and rebuild', '/usage#pods-and-cache'),
  upgrade: to('upgrade to version 5', '/blog/bottom-sheet-v5#checklist'),
  v4: to('versions that work with v4', '/v4/usage#versions-that-work'),
  v4Install: to('commands for v4', '/v4/usage#install-without-expo'),
  v4Babel: to('Babel plugin for v4', '/v4/usage#babel-plugin'),
  v2: to('versions that work with v2', '/v2/usage#versions-that-work'),
  v2Install: to('install v2', '/v2/usage#install'),
};

/** The table of releases for a version of the library. */
export function tableFor(sheet: string | undefined): Link {
  if (sheet?.startsWith('4.')) return LINKS.v4;
  return sheet?.startsWith('2.') ? LINKS.v2 : LINKS.ranges;
}

/** Formats minors without gaps: `0.78 to 0.79`. */
const minorsText = (minors: readonly string[]): string =>
  [...new Set([minors[0], minors.at(-1)])].join(' to ');

/** Describes a conflict in a sentence. */
export function conflictText(conflict: Conflict): string {
  const { kind, needs, found = '', limit } = conflict;
  const one = `${labelOf(conflict.package)} ${conflict.version}`;
  const other = labelOf(conflict.with);
  switch (kind) {
    case 'peer': {
      const instead = found && `, not ${found}`;
      const unfit =
        publishedIn(conflict.with, needs).length === 0
          ? ', of which no release is published'
          : conflict.unfit && `, of which none fits ${conflict.unfit}`;
      const end = unfit ?? instead;
      return `${one} needs ${other} \`${needs.join(' ')}\`${end}.`;
    }
    case 'limit':
      return limit?.unverified
        ? limit.why
        : `${one} does not work with ${other} ${limit?.requiredRange == null ? 'installed.' : `${found}: ${lowerFirst(limit.why)}`}`;
    case 'build':
      return `${one} does not build below React Native ${toMinor(needs.join().slice(2))}.`;
    case 'architecture':
      return `${one} runs on ${ARCHITECTURE_LABELS[needs[0] === 'new' ? 'new' : 'legacy']} only.`;
    case 'support':
      return conflict.with === 'react-native'
        ? `${one} supports React Native ${minorsText(needs)}, not ${toMinor(found)}.`
        : `${one} works with Worklets ${formatList(needs)}, not ${found}.`;
  }
}

/** Lowers the first letter of a sentence, unless it is that of a package's name. */
function lowerFirst(text: string): string {
  return /^(?:Reanimated|Gesture|Worklets|Expo|React)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The source of a conflict: a package's page on npm, or a table of the docs. */
export function conflictLink(conflict: Conflict): Link {
  if (conflict.limit !== undefined) {
    const { source } = conflict.limit;
    const [, name = '', version = ''] =
      /\/package\/(.+)\/v\/([\d.]+)$/.exec(source) ?? [];
    return to(`${name} ${version}`.trim(), source);
  }
  if (conflict.package === '@gorhom/bottom-sheet') {
    return tableFor(conflict.version);
  }
  return npmLink(conflict.package, conflict.version);
}

/** The page of a release on npm. */
export function npmLink(name: CheckedPackage, version: string): Link {
  const href = `https://www.npmjs.com/package/${name}/v/${version}`;
  return to(`${name} ${version}`, href);
}
