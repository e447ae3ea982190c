/** Finds conflicts between exact versions of packages. */
import gt from 'semver/functions/gt';
import {
  installData,
  type KnownIncompatibility,
} from '../../../shared/install/installData';
import type { PackageName } from '../../../shared/releases/packageNames';
import {
  registry,
  type SupportRow,
} from '../../../shared/releases/registryMetadata';
import { memoize } from '../../../shared/memoize';
import { compare, satisfies } from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

/** The exact version of each package. */
export type VersionSet = Readonly<Partial<Record<PackageName, string>>>;

/** The architecture of React Native that an app uses. */
export type AppArchitecture = 'new' | 'legacy';

/** A requirement of one package that another package does not meet. */
export interface Conflict {
  /** The source: a peer range, a known failure, a build minimum, or a support table. */
  readonly kind: 'peer' | 'limit' | 'build' | 'support' | 'architecture';
  /** The package that requires something. */
  readonly package: PackageName | 'expo';
  readonly version: string;
  /** The package that does not meet the requirement. */
  readonly with: PackageName;
  /** Its version; `undefined` if it is missing. */
  readonly found?: string;
  /** The ranges or minors that work, or the architecture. */
  readonly needs: readonly string[];
  readonly limit?: KnownIncompatibility;
  /** The runtime that no release in `needs` fits: `React Native 0.81`. */
  readonly unfit?: string;
}

/** The first releases with native code for the New Architecture. */
const NEW_ARCHITECTURE_FROM: VersionSet = {
  'react-native-reanimated': '3.0.0',
  'react-native-gesture-handler': '2.3.0',
};

/** Lists the packages that a record has a value for. */
export function entriesOf<Value>(
  record: Readonly<Partial<Record<PackageName, Value>>>,
): [PackageName, Value][] {
  const entries = Object.entries(record) as [PackageName, Value][];
  return entries.filter(([, value]) => value !== undefined);
}

/** Lists the stored releases of a package in one of the ranges. */
export const publishedIn = (
  name: PackageName,
  ranges: readonly string[],
): readonly string[] =>
  registry.packages[name].versions.filter((version) =>
    ranges.some((range) => satisfies(version, range)),
  );

/** The row of a support table that a release belongs to. */
export function supportRow(
  name: PackageName,
  version: string,
  architecture: AppArchitecture,
): SupportRow | undefined {
  return registry.support[name]?.[architecture].find(({ versions }) =>
    satisfies(version, versions),
  );
}

/**
 * Whether a row supports a React Native minor. A row that ends with the newest stored minor
 * supports newer ones, too.
 */
function supports({ reactNative }: SupportRow, minor: string): boolean {
  const newest = registry.packages['react-native'].versions.at(-1) ?? '';
  const isNewer = gt(`${minor}.0`, newest);
  return (
    reactNative.includes(minor) ||
    (isNewer && reactNative.at(-1) === toMinor(newest))
  );
}

/** A requirement of a release, and the conflict that it is if it is not met. */
interface Requirement extends Conflict {
  readonly isMet: (version: string) => boolean;
}

/** The peer ranges that a release declares. */
export function peersOf(
  name: PackageName,
  version: string,
): [PackageName, string][] {
  const row = registry.packages[name].peers.find(
    ({ from, to }) => compare(version, from) >= 0 && compare(version, to) <= 0,
  );
  return entriesOf(row?.peers ?? {});
}

/**
 * Lists the requirements of a release. Without an architecture those of the support tables
 * are omitted, as for the packages of an Expo SDK.
 */
const requirementsOf = memoize((architecture: AppArchitecture | undefined) =>
  memoize((name: PackageName) =>
    memoize((version: string) => readRequirements(name, version, architecture)),
  ),
);

function readRequirements(
  name: PackageName,
  version: string,
  architecture: AppArchitecture | undefined,
): readonly Requirement[] {
  const requirements: Requirement[] = [];
  const add = (
    kind: Conflict['kind'],
    peer: PackageName,
    needs: readonly string[],
    more: Partial<Requirement> = {},
  ) => {
    const isMet = (found: string) =>
      needs.some((range) => satisfies(found, range));
    const requirement = { kind, package: name, version, with: peer, needs };
    requirements.push({ ...requirement, isMet, ...more });
  };
  for (const [peer, range] of peersOf(name, version)) {
    add('peer', peer, [range]);
  }
  for (const limit of installData.limits) {
    const { requiredRange: range } = limit;
    if (limit.package === name && satisfies(version, limit.versions)) {
      add('limit', limit.with, range === null ? [] : [range], { limit });
    }
  }
  for (const build of registry.buildMinimums) {
    if (build.package === name && build.version === version) {
      add('build', 'react-native', [`>=${build.reactNative}.0`]);
    }
  }
  const newest = registry.packages[name].versions.at(-1) ?? version;
  // The tables do not cover newer releases.
  if (architecture === undefined || compare(version, newest) > 0) {
    return requirements;
  }
  const other = architecture === 'new' ? 'legacy' : 'new';
  const own = supportRow(name, version, architecture);
  const row = own ?? supportRow(name, version, other);
  const from = NEW_ARCHITECTURE_FROM[name];
  const isTooOld =
    architecture === 'new' && from !== undefined && compare(version, from) < 0;
  if (isTooOld || (own === undefined && row !== undefined)) {
    add('architecture', 'react-native', [other], { isMet: () => false });
  } else if (row !== undefined) {
    add('support', 'react-native', row.reactNative, {
      isMet: (found) => supports(row, toMinor(found)),
    });
  }
  if (row?.worklets) add('support', 'react-native-worklets', row.worklets);
  return requirements;
}

/** The first requirement that a version of a package does not meet. */
function firstUnmet(
  requirements: readonly Requirement[],
  peer: PackageName,
  found: string,
): Conflict | undefined {
  const broken = requirements.find(
    (each) => each.with === peer && !each.isMet(found),
  );
  return broken && { ...broken, found };
}

/** Finds the first requirement between two releases that is not met. */
export function findConflict(
  name: PackageName,
  version: string,
  other: PackageName,
  otherVersion: string,
  architecture: AppArchitecture | undefined,
): Conflict | undefined {
  const requirements = requirementsOf(architecture);
  return (
    firstUnmet(requirements(name)(version), other, otherVersion) ??
    firstUnmet(requirements(other)(otherVersion), name, version)
  );
}

/** Lists the peer requirements of a release. */
export const peerNeeds = (
  name: PackageName,
  version: string,
): readonly Conflict[] =>
  requirementsOf(undefined)(name)(version).filter(
    ({ kind }) => kind === 'peer',
  );

/** Finds all conflicts in a set of versions. */
export const conflictsIn = (
  set: VersionSet,
  architecture?: AppArchitecture,
): Conflict[] =>
  entriesOf(set).flatMap(([name, version]) =>
    requirementsOf(architecture)(name)(version).flatMap((requirement) => {
      const found = set[requirement.with];
      const isMet =
        found === undefined
          ? requirement.kind !== 'peer'
          : requirement.isMet(found);
      return isMet ? [] : [{ ...requirement, found }];
    }),
  );
