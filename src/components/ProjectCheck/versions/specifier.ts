/** Reads what stands behind a package's name in a `package.json`. */
import validRange from 'semver/ranges/valid';
import type { DetectedPackage, Unjudged } from './setup';

/** Longer ones are not written by hand. */
const MAX_SPECIFIER_LENGTH = 100;
/** Addresses are longer, but no more than this. */
const LONGEST_ADDRESS = 500;
const RANGE_TEXT = /^[\w.^~<>=|*+\- ]*$/;

/** Tells whether a text is a range, an exact version, or `latest`. */
export function isRange(text: string): boolean {
  return (
    text === 'latest' ||
    (text.length > 0 &&
      text.length <= MAX_SPECIFIER_LENGTH &&
      RANGE_TEXT.test(text) &&
      validRange(text) !== null)
  );
}

/** What tells a specifier that is not a range. */
const NON_RANGE_SPECIFIERS: readonly (readonly [RegExp, Unjudged])[] = [
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
const PATCH = /^patch:.*?@(?:npm(?::|%3A))([^#]+)#/i;

/** `npm:react-native-tvos@0.81.4` */
const ALIAS = /^npm:((?:@[\w.~-]+\/)?[a-z][\w.~-]*)(?:@(.*))?$/;

/** Forks of React Native that carry the versions of the release they are of. */
const FORKS = ['react-native-tvos'];

/** The package and the range of an alias, if the specifier is one. */
export function aliasOf(
  specifier: string,
): { name: string; specifier: string } | undefined {
  const match = ALIAS.exec(specifier);
  return match?.[1] === undefined || isRange(specifier.slice(4))
    ? undefined
    : { name: match[1], specifier: match[2] ?? '' };
}

/** Reads a package's specifier: `^5.0.0`, `workspace:*`, a git address. */
export function parseSpecifier(name: string, text: string): DetectedPackage {
  const specifier = text.slice(0, LONGEST_ADDRESS).trim();
  const patched = PATCH.exec(specifier)?.[1];
  if (patched !== undefined) {
    // Other escapes than those of ASCII are in no range, and may not be decoded.
    const range = patched.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
    return { ...parseSpecifier(name, range), isPatched: true };
  }
  const alias = aliasOf(specifier);
  if (alias !== undefined) {
    return alias.name === name ||
      (FORKS.includes(alias.name) && /\d/.test(alias.specifier))
      ? parseSpecifier(name, alias.specifier)
      : { unresolvable: 'alias' };
  }
  // Yarn writes ranges as `npm:^5.0.0`.
  const range = specifier.replace(/^npm:/, '') || '*';
  if (isRange(range)) {
    return { range };
  }
  const other = NON_RANGE_SPECIFIERS.find(([pattern]) =>
    pattern.test(specifier),
  );
  return { unresolvable: other?.[1] ?? 'invalid' };
}
