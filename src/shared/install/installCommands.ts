const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;
const RANGE = /^[\w.*+^~<>=|-]+$/;
// Read as syntax by some shell: `^` by cmd and zsh, `*` and `~` by zsh and
// bash, the comparison signs and `|` by all.
const NEEDS_QUOTES = /[\^~*<>=|]/;

/**
 * Splits the `packages` attribute into package specifiers.
 *
 * @param packages - names separated by white space, each with an optional
 *   `@range` or `@tag`, such as `react-native-reanimated@~4.2.1`
 * @returns the specifiers, in the given order
 * @throws Error saying what is wrong when there is none, or one is malformed
 */
export function parsePackages(packages: string): string[] {
  const specifiers = packages.split(/\s+/).filter((part) => part !== '');
  if (specifiers.length === 0) {
    throw new Error('no package is named; write packages="name other@^1".');
  }
  for (const specifier of specifiers) {
    const at = specifier.indexOf('@', 1);
    const name = at === -1 ? specifier : specifier.slice(0, at);
    const range = at === -1 ? undefined : specifier.slice(at + 1);
    if (!NAME.test(name) || (range !== undefined && !RANGE.test(range))) {
      throw new Error(
        `"${specifier}" is not a package name with an optional @range.`,
      );
    }
  }
  return specifiers;
}

/**
 * Quotes the words of a command that some shell would read as syntax.
 *
 * @param install - the command up to the packages, such as `npm install`
 * @param specifiers - from {@link parsePackages}
 * @returns what, joined by spaces, is one line that is valid in sh, zsh,
 *   PowerShell and cmd
 */
export function installWords(
  install: string,
  specifiers: readonly string[],
): string[] {
  const words = specifiers.map((specifier) =>
    NEEDS_QUOTES.test(specifier) ? `"${specifier}"` : specifier,
  );
  return [install, ...words];
}
