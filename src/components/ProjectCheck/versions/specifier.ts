/** Parses specifiers of packages. */
import validRange from 'semver/ranges/valid';
import type { DetectedPackage, UnresolvableReason } from './setup';

/** Longer ranges are not written by hand. */
const MAX_SPECIFIER_LENGTH = 100;
/** Longer specifiers are cut; the longest are git and archive URLs. */
const MAX_ADDRESS_LENGTH = 500;
const RANGE_TEXT = /^[\w.^~<>=|*+\- ]*$/;

/** Whether a text is a range, an exact version, or `latest`. */
export function isRange(text: string): boolean {
  return (
    text === 'latest' ||
    (text.length > 0 &&
      text.length <= MAX_SPECIFIER_LENGTH &&
      RANGE_TEXT.test(text) &&
      validRange(text) !== null)
  );
}

/** Patterns of specifiers that are not ranges. */
const NON_RANGE_SPECIFIERS: readonly (readonly [RegExp, UnresolvableReason])[] =
  [
    [/^workspace:/, 'workspace'],
    [/^(?:file|link|portal):|^\.{0,2}\//, 'file'],
    [/^catalog:/, 'catalog'],
    [
      /^git[+:@]|^(?:github|gitlab|bitbucket|gist):|^[\w-]+\/[\w.-]+(?:#.*)?$|\.git(?:#.*)?$/,
      'git',
    ],
    [/^https?:/, 'url'],
    [/^[a-z][\w.-]*$/i, 'tag'],
  ];

/** `patch:react-native@npm%3A0.81.4#~/.yarn/patches/…` */
const PATCH_SPECIFIER = /^patch:.*?@(?:npm(?::|%3A))([^#]+)#/i;

/** `npm:react-native-tvos@0.81.4` */
const NPM_ALIAS = /^npm:((?:@[\w.~-]+\/)?[a-z][\w.~-]*)(?:@(.*))?$/;

/** Forks that use the version numbers of React Native. */
const FORKS = ['react-native-tvos'];

/** Reads a package's specifier: `^5.0.0`, `workspace:*`, a git address. */
export function parseSpecifier(name: string, text: string): DetectedPackage {
  const specifier = text.slice(0, MAX_ADDRESS_LENGTH).trim();
  const patched = PATCH_SPECIFIER.exec(specifier)?.[1];
  if (patched !== undefined) {
    // Only escapes of ASCII: others are in no range, and decoding them may throw.
    const range = patched.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
    return { ...parseSpecifier(name, range), isPatched: true };
  }
  // Yarn writes ranges as `npm:^5.0.0`.
  const range = specifier.replace(/^npm:/, '') || '*';
  if (isRange(range)) {
    return { range };
  }
  const [, actual, version = ''] = NPM_ALIAS.exec(specifier) ?? [];
  if (actual !== undefined) {
    return actual === name || (FORKS.includes(actual) && /\d/.test(version))
      ? parseSpecifier(name, version)
      : { unresolvable: 'alias' };
  }
  const other = NON_RANGE_SPECIFIERS.find(([pattern]) =>
    pattern.test(specifier),
  );
  return { unresolvable: other?.[1] ?? 'invalid' };
}
