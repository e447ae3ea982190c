/** What a package manager installs, and what it then complains about. */
import semver from 'semver';
import type { PackageName } from '../../src/data/packageNames';
import type { Registry } from '../../src/data/registryMetadata';
import type { Limit, PackageRanges } from '../../src/data/install';
import {
  buildConflicts,
  entriesOf,
  limitConflicts,
  peerConflicts,
  supportConflicts,
  type AppArchitecture,
  type VersionSet,
} from '../../src/versionCheck/conflicts';

export type { VersionSet };

/**
 * Resolves ranges to the newest releases, as an install does.
 *
 * @returns the set, and a message for each range that no release satisfies
 */
export function resolve(
  ranges: PackageRanges,
  registry: Registry,
): { set: VersionSet; wrong: string[] } {
  const set: Partial<Record<PackageName, string>> = {};
  const wrong: string[] = [];
  for (const [name, range] of entriesOf(ranges)) {
    const all = [...registry.packages[name].versions];
    const version = semver.maxSatisfying(all, range);
    if (version === null) {
      wrong.push(`no release of ${name} satisfies "${range}".`);
    } else {
      set[name] = version;
    }
  }
  return { set, wrong };
}

/** The published patches of a React Native minor, the oldest first. */
export function patchesOf(minor: string, registry: Registry): string[] {
  return registry.packages['react-native'].versions.filter((version) =>
    semver.satisfies(version, `~${minor}.0`),
  );
}

/** Every peer of a set that is missing or has a version out of range. */
export function checkPeers(set: VersionSet, registry: Registry): string[] {
  return peerConflicts(set, registry).map(
    ({ package: name, version, with: peer, needs, found }) =>
      found === undefined
        ? `${name}@${version} needs ${peer} ${needs}, which is not named.`
        : `${name}@${version} needs ${peer} ${needs}, and gets ${found}.`,
  );
}

/** Known failures that no peer range declares. */
export function checkLimits(
  set: VersionSet,
  limits: readonly Limit[],
): string[] {
  return limitConflicts(set, limits).map(
    ({ package: name, version, with: other, found, limit }) =>
      `${name}@${version} does not work with ${other}@${found}: ${limit.why}`,
  );
}

/** React Native releases on which the build of a package stops. */
export function checkBuilds(set: VersionSet, registry: Registry): string[] {
  return buildConflicts(set, registry).map(
    ({ package: name, version, needs, source }) =>
      `${name}@${version} does not build below React Native ${needs} (${source}).`,
  );
}

/**
 * Compares a set with the tables of supported React Native and Worklets
 * releases that packages publish.
 */
export function checkSupport(
  set: VersionSet,
  minor: string,
  architecture: AppArchitecture,
  registry: Registry,
): string[] {
  return supportConflicts(set, minor, architecture, registry).map(
    (conflict) => {
      const { package: name, version, source } = conflict;
      if (conflict.kind === 'architecture') {
        return `${name}@${version} has no row for the ${architecture} architecture in ${source}.`;
      }
      const needs = conflict.needs.join(', ');
      return conflict.with === 'react-native'
        ? `${name}@${version} is for React Native ${needs} on the ${architecture} architecture (${source}), not for ${conflict.found}.`
        : `${name}@${version} is for Worklets ${needs} (${source}), not for ${conflict.found}.`;
    },
  );
}
