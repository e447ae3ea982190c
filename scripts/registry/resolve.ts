/** What a package manager installs, and what it then complains about. */
import semver from 'semver';
import type { PackageName } from '../../src/data/packageNames';
import type { Registry } from '../../src/data/registryMetadata';
import type { Limit, PackageRanges } from '../../src/data/install';

/** The exact version of each package. */
export type VersionSet = Readonly<Partial<Record<PackageName, string>>>;

/** npm reads peer ranges loosely, such as `>=4.0.0-` of the sheet. */
const LOOSE = { loose: true };

function entries<Value extends string>(
  record: Readonly<Partial<Record<PackageName, Value>>>,
): [PackageName, Value][] {
  return Object.entries(record) as [PackageName, Value][];
}

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
  for (const [name, range] of entries(ranges)) {
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

function peersOf(
  name: PackageName,
  version: string,
  registry: Registry,
): PackageRanges {
  const row = registry.packages[name].peers.find(
    ({ from, to }) => semver.gte(version, from) && semver.lte(version, to),
  );
  return row?.peers ?? {};
}

/** Every peer of a set that is missing or has a version out of range. */
export function checkPeers(set: VersionSet, registry: Registry): string[] {
  return entries(set).flatMap(([name, version]) =>
    entries(peersOf(name, version, registry)).flatMap(([peer, range]) => {
      const found = set[peer];
      if (found === undefined) {
        return [
          `${name}@${version} needs ${peer} ${range}, which is not named.`,
        ];
      }
      return semver.satisfies(found, range, LOOSE)
        ? []
        : [`${name}@${version} needs ${peer} ${range}, and gets ${found}.`];
    }),
  );
}

/** Known failures that no peer range declares. */
export function checkLimits(
  set: VersionSet,
  limits: readonly Limit[],
): string[] {
  return limits.flatMap((limit) => {
    const version = set[limit.package];
    const other = set[limit.with];
    if (
      version === undefined ||
      other === undefined ||
      !semver.satisfies(version, limit.versions) ||
      (limit.needs !== null && semver.satisfies(other, limit.needs))
    ) {
      return [];
    }
    return [
      `${limit.package}@${version} does not work with ${limit.with}@${other}: ${limit.why}`,
    ];
  });
}

/** React Native releases on which the build of a package stops. */
export function checkBuilds(set: VersionSet, registry: Registry): string[] {
  const reactNative = set['react-native'];
  return registry.buildMinimums.flatMap((row) =>
    reactNative !== undefined &&
    set[row.package] === row.version &&
    semver.lt(reactNative, `${row.reactNative}.0`)
      ? [
          `${row.package}@${row.version} does not build below React Native ${row.reactNative} (${row.source}).`,
        ]
      : [],
  );
}

/**
 * Compares a set with the tables of supported React Native and Worklets
 * releases that packages publish.
 */
export function checkSupport(
  set: VersionSet,
  minor: string,
  architecture: 'new' | 'legacy',
  registry: Registry,
): string[] {
  return entries(set).flatMap(([name, version]) => {
    const support = registry.support[name];
    if (support === undefined) return [];
    const row = support[architecture].find(({ versions }) =>
      semver.satisfies(version, versions),
    );
    if (row === undefined) {
      // Releases older than every table have nothing to be compared with.
      const rows = [...support.new, ...support.legacy];
      return rows.every(({ versions }) => semver.ltr(version, versions))
        ? []
        : [
            `${name}@${version} has no row for the ${architecture} architecture in ${support.source}.`,
          ];
    }
    const worklets = set['react-native-worklets'];
    return [
      ...(row.reactNative.includes(minor)
        ? []
        : [
            `${name}@${version} is for React Native ${row.reactNative.join(', ')} on the ${architecture} architecture (${support.source}), not for ${minor}.`,
          ]),
      ...(row.worklets === undefined ||
      worklets === undefined ||
      row.worklets.some((range) => semver.satisfies(worklets, range))
        ? []
        : [
            `${name}@${version} is for Worklets ${row.worklets.join(', ')} (${support.source}), not for ${worklets}.`,
          ]),
    ];
  });
}
