import { distance } from 'fastest-levenshtein';
import { builtinModules } from 'node:module';
import semver from 'semver';
import type { VersionName } from '../../src/site/versions';
import data from './knownPackages.json';

/** What holds for a package on the pages of one version, or of any. */
interface Holds {
  /** The versions of the package that work there. */
  range: string;
  /** Whether that includes what an install without a version gets today. */
  latest?: boolean;
}

type Known = Partial<Record<VersionName | 'any', Holds>>;

const KNOWN: Readonly<Record<string, Known>> = data;

/** The package that a module specifier or an install argument names. */
export function packageName(specifier: string): string {
  const parts = specifier.split('/');
  const name = specifier.startsWith('@')
    ? parts.slice(0, 2).join('/')
    : (parts[0] ?? '');
  return name.replace(/(?<=.)@.*$/, '');
}

/**
 * Checks a package by name.
 *
 * @returns what is wrong with it, or nothing.
 */
export function checkPackage(
  specifier: string,
  version: VersionName,
): string | undefined {
  const name = packageName(specifier);
  if (specifier.startsWith('node:') || builtinModules.includes(name)) {
    return undefined;
  }
  const known = KNOWN[name];
  if (!known) {
    const nearest = Object.keys(KNOWN).sort(
      (a, b) => distance(name, a) - distance(name, b),
    )[0];
    return `"${name}" is not in scripts/samples/knownPackages.json. Is it ${nearest ?? 'right'}? If it is right, add it there.`;
  }
  return holds(known, version)
    ? undefined
    : `"${name}" does not go with ${version} by scripts/samples/knownPackages.json.`;
}

/**
 * Checks an argument of an install command, such as `react-native@^0.83`.
 *
 * @param free whether the command itself picks a fitting version, as
 *   `npx expo install` does for what Expo knows.
 * @returns what is wrong with it, or nothing.
 */
export function checkInstall(
  specifier: string,
  version: VersionName,
  free = false,
): string | undefined {
  const wrong = checkPackage(specifier, version);
  if (wrong !== undefined) {
    return wrong;
  }
  const name = packageName(specifier);
  const held = holds(KNOWN[name] ?? {}, version);
  const range = specifier.slice(name.length + 1);
  if (!held || (range === '' && free && name !== '@gorhom/bottom-sheet')) {
    return undefined;
  }
  if (range === '' || range === 'latest') {
    return held.latest
      ? undefined
      : `"${specifier}" installs the latest ${name}, and ${version} needs ${held.range}. Name a version.`;
  }
  if (semver.validRange(range) === null) {
    return `"${range}" is not a version range of ${name}.`;
  }
  return semver.subset(range, held.range)
    ? undefined
    : `"${specifier}" allows versions of ${name} that ${version} does not work with; it needs ${held.range}.`;
}

function holds(known: Known, version: VersionName): Holds | undefined {
  return known[version] ?? known.any;
}
