/** What a package manager installs. */
import semver from 'semver';
import type { PackageName } from '../../src/shared/releases/packageNames';
import { newestIn } from '../../src/shared/releases/published';
import { registry } from '../../src/shared/releases/registryMetadata';
import type { PackageRanges } from '../../src/shared/install/install';
import {
  entriesOf,
  type VersionSet,
} from '../../src/components/ProjectCheck/versions/conflicts';

/**
 * Resolves ranges to the newest releases, as an install does.
 *
 * @returns the set, and a message for each range that no release satisfies
 */
export function resolve(ranges: PackageRanges): {
  set: VersionSet;
  wrong: string[];
} {
  const set: Partial<Record<PackageName, string>> = {};
  const wrong: string[] = [];
  for (const [name, range] of entriesOf(ranges)) {
    const version = newestIn(name, range);
    if (version === undefined) {
      wrong.push(`no release of ${name} satisfies "${range}".`);
    } else {
      set[name] = version;
    }
  }
  return { set, wrong };
}

/** The published patches of a React Native minor, the oldest first. */
export function patchesOf(minor: string): string[] {
  return registry.packages['react-native'].versions.filter((version) =>
    semver.satisfies(version, `~${minor}.0`),
  );
}
