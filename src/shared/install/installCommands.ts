/** Matches a package's name with an optional range. */
const PACKAGE_SPEC =
  /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*(?:@[\w.*+^~<>=|-]+)?$/;
// Read as syntax by some shell: `^` by cmd and zsh, `*` and `~` by zsh and
// bash, the comparison signs and `|` by all.
const NEEDS_QUOTES = /[\^~*<>=|]/;

/**
 * Splits the `packages` attribute into package specs.
 *
 * @param packages - names separated by white space, each with an optional
 *   `@range` or `@tag`, such as `react-native-reanimated@~4.2.1`
 * @returns the package specs, in the given order
 * @throws Error saying what is wrong when there is none, or one is malformed
 */
export function parsePackageSpecs(packages: string): string[] {
  const specs = packages.match(/\S+/g);
  if (specs === null) {
    throw new Error('no package is named; write packages="name other@^1".');
  }
  const wrong = specs.find((spec) => !PACKAGE_SPEC.test(spec));
  if (wrong === undefined) return specs;
  throw new Error(`"${wrong}" is not a package name with an optional @range.`);
}

/**
 * Quotes the words of a command that some shell would read as syntax.
 *
 * @param install - the command up to the packages, such as `npm install`
 * @param specs - from {@link parsePackageSpecs}
 * @returns what, joined by spaces, is one line that is valid in sh, zsh,
 *   PowerShell and cmd
 */
export const quoteCommandWords = (
  install: string,
  specs: readonly string[],
): string[] => [
  install,
  ...specs.map((each) => (NEEDS_QUOTES.test(each) ? `"${each}"` : each)),
];
