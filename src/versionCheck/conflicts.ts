/** What stops exact versions of packages from working together. */
import gte from 'semver/functions/gte';
import lt from 'semver/functions/lt';
import lte from 'semver/functions/lte';
import satisfies from 'semver/functions/satisfies';
import ltr from 'semver/ranges/ltr';
import type { Limit, PackageRanges } from '../data/install';
import type { PackageName } from '../data/packageNames';
import type { Registry, SupportRow } from '../data/registryMetadata';

/** The exact version of each package. */
export type VersionSet = Readonly<Partial<Record<PackageName, string>>>;

/** The architecture of React Native that an app runs on. */
export type AppArchitecture = 'new' | 'legacy';

interface About {
  /** The package whose data name the conflict. */
  readonly package: PackageName;
  readonly version: string;
}

/** A peer that is missing or has a version out of range. */
export interface PeerConflict extends About {
  readonly kind: 'peer';
  readonly with: PackageName;
  readonly needs: string;
  /** `undefined` when it is missing. */
  readonly found: string | undefined;
}

/** A known failure that no peer range declares. */
export interface LimitConflict extends About {
  readonly kind: 'limit';
  readonly with: PackageName;
  readonly found: string;
  readonly limit: Limit;
}

/** A React Native release on which a package does not build. */
export interface BuildConflict extends About {
  readonly kind: 'build';
  readonly with: 'react-native';
  readonly found: string;
  /** The oldest minor that it builds on. */
  readonly needs: string;
  readonly source: string;
}

/** A release or an architecture that a package's own table leaves out. */
export interface SupportConflict extends About {
  readonly kind: 'support';
  readonly with: 'react-native' | 'react-native-worklets';
  readonly found: string;
  /** The minors or ranges of the table. */
  readonly needs: readonly string[];
  readonly source: string;
}

/** An architecture for which a package's table has no row. */
export interface ArchitectureConflict extends About {
  readonly kind: 'architecture';
  readonly with: 'react-native';
  readonly source: string;
}

/** Why two packages of a set do not work together. */
export type Conflict =
  | PeerConflict
  | LimitConflict
  | BuildConflict
  | SupportConflict
  | ArchitectureConflict;

/** npm reads peer ranges loosely, such as `>=4.0.0-` of the sheet. */
const LOOSE = { loose: true };

/** Lists the packages that a record has a value for. */
export function entriesOf<Value>(
  record: Readonly<Partial<Record<PackageName, Value>>>,
): [PackageName, Value][] {
  return Object.entries(record) as [PackageName, Value][];
}

function peersOf(
  name: PackageName,
  version: string,
  registry: Registry,
): PackageRanges {
  const row = registry.packages[name].peers.find(
    ({ from, to }) => gte(version, from) && lte(version, to),
  );
  return row?.peers ?? {};
}

/** Finds each peer of a set that is missing or has a version out of range. */
export function peerConflicts(
  set: VersionSet,
  registry: Registry,
): PeerConflict[] {
  return entriesOf(set).flatMap(([name, version]) =>
    entriesOf(peersOf(name, version, registry)).flatMap(([peer, needs]) => {
      const found = set[peer];
      return found !== undefined && satisfies(found, needs, LOOSE)
        ? []
        : [
            {
              kind: 'peer' as const,
              package: name,
              version,
              with: peer,
              needs,
              found,
            },
          ];
    }),
  );
}

/** Finds known failures that no peer range declares. */
export function limitConflicts(
  set: VersionSet,
  limits: readonly Limit[],
): LimitConflict[] {
  return limits.flatMap((limit) => {
    const version = set[limit.package];
    const found = set[limit.with];
    if (
      version === undefined ||
      found === undefined ||
      !satisfies(version, limit.versions) ||
      (limit.needs !== null && satisfies(found, limit.needs))
    ) {
      return [];
    }
    return [
      {
        kind: 'limit' as const,
        package: limit.package,
        version,
        with: limit.with,
        found,
        limit,
      },
    ];
  });
}

/** Finds React Native releases on which the build of a package stops. */
export function buildConflicts(
  set: VersionSet,
  registry: Registry,
): BuildConflict[] {
  const found = set['react-native'];
  return registry.buildMinimums.flatMap((row) =>
    found !== undefined &&
    set[row.package] === row.version &&
    lt(found, `${row.reactNative}.0`)
      ? [
          {
            kind: 'build' as const,
            package: row.package,
            version: row.version,
            with: 'react-native' as const,
            found,
            needs: row.reactNative,
            source: row.source,
          },
        ]
      : [],
  );
}

/** The row of a support table that a release belongs to. */
export function supportRow(
  name: PackageName,
  version: string,
  architecture: AppArchitecture,
  registry: Registry,
): SupportRow | undefined {
  return registry.support[name]?.[architecture].find(({ versions }) =>
    satisfies(version, versions),
  );
}

/**
 * Compares a set with the tables of supported React Native and Worklets
 * releases that packages publish.
 *
 * @param minor - of React Native, such as `0.83`
 */
export function supportConflicts(
  set: VersionSet,
  minor: string,
  architecture: AppArchitecture,
  registry: Registry,
): (SupportConflict | ArchitectureConflict)[] {
  return entriesOf(set).flatMap<SupportConflict | ArchitectureConflict>(
    ([name, version]) => {
      const support = registry.support[name];
      if (support === undefined) return [];
      const { source } = support;
      const about = { package: name, version, source };
      const row = supportRow(name, version, architecture, registry);
      if (row === undefined) {
        // Releases older than every table have nothing to be compared with.
        const rows = [...support.new, ...support.legacy];
        return rows.every(({ versions }) => ltr(version, versions))
          ? []
          : [{ ...about, kind: 'architecture', with: 'react-native' }];
      }
      const worklets = set['react-native-worklets'];
      const conflicts: SupportConflict[] = [];
      if (!row.reactNative.includes(minor)) {
        conflicts.push({
          ...about,
          kind: 'support',
          with: 'react-native',
          found: minor,
          needs: row.reactNative,
        });
      }
      if (
        row.worklets !== undefined &&
        worklets !== undefined &&
        !row.worklets.some((range) => satisfies(worklets, range))
      ) {
        conflicts.push({
          ...about,
          kind: 'support',
          with: 'react-native-worklets',
          found: worklets,
          needs: row.worklets,
        });
      }
      return conflicts;
    },
  );
}
