/** Says in a sentence why versions do not fit, and where that is written. */
import { isPublished, type AppArchitecture, type Conflict } from './conflicts';
import { labelOf, type SubjectName } from './setup';
import { joined } from '../../../site/joined';
import { minorOf } from '../../../site/minorOf';

/** A place that says more: an address below the base path, or of the web. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

/** Names of the architectures. */
export const ARCHITECTURE_LABELS: Readonly<Record<AppArchitecture, string>> = {
  new: 'the New Architecture',
  legacy: 'the legacy architecture',
};

/** The sections that the answer links to, as `page#anchor`. */
export const LINKS = {
  expo: { text: 'Expo SDKs', href: '/usage#expo-sdk' },
  reanimated: {
    text: 'Reanimated releases',
    href: '/usage#react-native-and-reanimated',
  },
  ranges: {
    text: 'releases of the sheet',
    href: '/usage#other-releases-of-the-sheet',
  },
  install: {
    text: 'commands by release',
    href: '/usage#install-without-expo',
  },
  babel: { text: 'Babel plugin', href: '/usage#babel-plugin' },
  rebuild: { text: 'pods, cache and rebuild', href: '/usage#pods-and-cache' },
  upgrade: {
    text: 'upgrade to version 5',
    href: '/blog/bottom-sheet-v5#checklist',
  },
  v4: {
    text: 'versions that work with v4',
    href: '/v4/usage#versions-that-work',
  },
  v4Install: {
    text: 'commands for v4',
    href: '/v4/usage#install-without-expo',
  },
  v4Babel: { text: 'Babel plugin for v4', href: '/v4/usage#babel-plugin' },
  v2: {
    text: 'versions that work with v2',
    href: '/v2/usage#versions-that-work',
  },
  v2Install: { text: 'install v2', href: '/v2/usage#install' },
} as const satisfies Readonly<Record<string, Link>>;

/** The tables for a version of the sheet. */
export function tableFor(sheet: string | undefined): Link {
  if (sheet?.startsWith('4.')) return LINKS.v4;
  return sheet?.startsWith('2.') ? LINKS.v2 : LINKS.ranges;
}

/** `0.78`, `0.79` -> `0.78 to 0.79`; the lists have no gaps. */
function minorsText(minors: readonly string[]): string {
  const first = minors[0] ?? '';
  const last = minors.at(-1) ?? '';
  return first === last ? first : `${first} to ${last}`;
}

/** Says what two packages need of each other and do not get. */
export function conflictText(conflict: Conflict): string {
  const { kind, needs, found, limit } = conflict;
  const one = `${labelOf(conflict.package)} ${conflict.version}`;
  const other = labelOf(conflict.with);
  switch (kind) {
    case 'peer': {
      const instead = found === undefined ? '' : `, not ${found}`;
      const end = isPublished(conflict.with, needs)
        ? instead
        : ', of which no release is published';
      return `${one} needs ${other} \`${needs.join(' ')}\`${end}.`;
    }
    case 'limit':
      return limit?.untried
        ? limit.why
        : `${one} does not work with ${other} ${limit?.needs == null ? 'installed.' : `${found ?? ''}: ${lowerFirst(limit.why)}`}`;
    case 'build':
      return `${one} does not build below React Native ${minorOf(needs.join().slice(2))}.`;
    case 'architecture':
      return `${one} runs on ${ARCHITECTURE_LABELS[needs[0] === 'new' ? 'new' : 'legacy']} only.`;
    case 'support':
      return conflict.with === 'react-native'
        ? `${one} supports React Native ${minorsText(needs)}, not ${found ?? ''}.`
        : `${one} works with Worklets ${joined(needs)}, not ${found ?? ''}.`;
  }
}

/** Names of packages keep their capital. */
function lowerFirst(text: string): string {
  return /^(?:Reanimated|Gesture|Worklets|Expo|React)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Where it is written that two packages do not fit. */
export function conflictLink(conflict: Conflict): Link {
  if (conflict.limit !== undefined) {
    const { source } = conflict.limit;
    const [, name = '', version = ''] =
      /\/package\/(.+)\/v\/([\d.]+)$/.exec(source) ?? [];
    return { text: `${name} ${version}`.trim(), href: source };
  }
  if (conflict.package === '@gorhom/bottom-sheet') {
    return tableFor(conflict.version);
  }
  return npmLink(conflict.package, conflict.version);
}

/** The page of a release on npm. */
export function npmLink(name: SubjectName, version: string): Link {
  return {
    text: `${name} ${version}`,
    href: `https://www.npmjs.com/package/${name}/v/${version}`,
  };
}
