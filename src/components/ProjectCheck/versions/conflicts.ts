/** What stops exact versions of packages from working together. */
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
import { compare, satisfies } from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

/** The exact version of each package. */
export type VersionSet = Readonly<Partial<Record<PackageName, string>>>;

export type AppArchitecture = 'new' | 'legacy';

/** Why two packages of a set do not work together. */
export interface Conflict {
  /** A peer range, a known failure, a build that stops, or a gap in a table. */
  readonly kind: 'peer' | 'limit' | 'build' | 'support' | 'architecture';
  /** The package whose data name the conflict. */
  readonly package: PackageName | 'expo';
  readonly version: string;
  readonly with: PackageName;
  /** `undefined` when it is missing. */
  readonly found: string | undefined;
  /** The ranges or minors that work, or the architecture. */
  readonly needs: readonly string[];
  readonly limit?: KnownIncompatibility;
  /** What none of the releases that it needs fits: `React Native 0.81`. */
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
  return Object.entries(record) as [PackageName, Value][];
}

/** The stored releases of a package in one of the ranges. */
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

/** Whether a row has a React Native minor, or ends because the data do. */
function supports({ reactNative }: SupportRow, minor: string): boolean {
  const newest = registry.packages['react-native'].versions.at(-1) ?? '';
  const isNewer = gt(`${minor}.0`, newest);
  return (
    reactNative.includes(minor) ||
    (isNewer && reactNative.at(-1) === toMinor(newest))
  );
}

/** What a release requires of another package. */
export interface Constraint extends Omit<Conflict, 'found' | 'package'> {
  readonly package: PackageName;
  readonly isMet: (version: string) => boolean;
}

type Requirement = Pick<Constraint, 'kind' | 'with' | 'needs'> &
  Partial<Pick<Constraint, 'limit' | 'isMet'>>;

export function peersOf(
  name: PackageName,
  version: string,
): [PackageName, string][] {
  const row = registry.packages[name].peers.find(
    ({ from, to }) => compare(version, from) >= 0 && compare(version, to) <= 0,
  );
  return entriesOf(row?.peers ?? {});
}

function declaredBy(name: PackageName, version: string): Requirement[] {
  const peers = peersOf(name, version).map(([peer, range]): Requirement => ({
    kind: 'peer',
    with: peer,
    needs: [range],
  }));
  const limits = installData.limits
    .filter(
      (each) => each.package === name && satisfies(version, each.versions),
    )
    .map((limit): Requirement => ({
      kind: 'limit',
      with: limit.with,
      needs: limit.requiredRange === null ? [] : [limit.requiredRange],
      limit,
    }));
  const builds = registry.buildMinimums
    .filter((each) => each.package === name && each.version === version)
    .map(({ reactNative }): Requirement => ({
      kind: 'build',
      with: 'react-native',
      needs: [`>=${reactNative}.0`],
    }));
  return [...peers, ...limits, ...builds];
}

/** What the published tables say of a release. */
function tabledFor(
  name: PackageName,
  version: string,
  architecture: AppArchitecture,
): Requirement[] {
  const newest = registry.packages[name].versions.at(-1) ?? version;
  // A table says nothing of what was released after it.
  if (compare(version, newest) > 0) return [];
  const other = architecture === 'new' ? 'legacy' : 'new';
  const own = supportRow(name, version, architecture);
  const row = own ?? supportRow(name, version, other);
  const from = NEW_ARCHITECTURE_FROM[name];
  const isTooOld =
    architecture === 'new' && from !== undefined && compare(version, from) < 0;
  const requirements: Requirement[] = [];
  if (isTooOld || (own === undefined && row !== undefined)) {
    requirements.push({
      kind: 'architecture',
      with: 'react-native',
      needs: [other],
      isMet: () => false,
    });
  } else if (row !== undefined) {
    requirements.push({
      kind: 'support',
      with: 'react-native',
      needs: row.reactNative,
      isMet: (found) => supports(row, toMinor(found)),
    });
  }
  if (row?.worklets !== undefined) {
    const needs = row.worklets;
    requirements.push({
      kind: 'support',
      with: 'react-native-worklets',
      needs,
    });
  }
  return requirements;
}

const CONSTRAINTS = new Map<string, readonly Constraint[]>();

/**
 * What a release requires of others. Without an architecture, as for an Expo SDK,
 * React Native's tables are left out.
 */
export function constraintsOf(
  name: PackageName,
  version: string,
  architecture?: AppArchitecture,
): readonly Constraint[] {
  const key = `${name} ${version} ${architecture ?? ''}`;
  let known = CONSTRAINTS.get(key);
  if (known === undefined) {
    const tabled = architecture ? tabledFor(name, version, architecture) : [];
    known = [...declaredBy(name, version), ...tabled].map((requirement) => ({
      isMet: (found: string) =>
        requirement.needs.some((range) => satisfies(found, range)),
      ...requirement,
      package: name,
      version,
    }));
    CONSTRAINTS.set(key, known);
  }
  return known;
}

/** The conflict that a constraint becomes with a version, or with none. */
export function conflictWith(
  constraint: Constraint,
  version: string | undefined,
): Conflict {
  const isOfMinor = /^(?:support|architecture)$/.test(constraint.kind);
  const found =
    version && isOfMinor && constraint.with === 'react-native'
      ? toMinor(version)
      : version;
  return { ...constraint, found };
}

/** The first thing that a release requires of another and does not get. */
export const brokenBy = (
  constraints: readonly Constraint[],
  other: PackageName,
  version: string,
): Constraint | undefined =>
  constraints.find((each) => each.with === other && !each.isMet(version));

/** What a release needs to be there. */
export const needsAlone = (
  name: PackageName,
  version: string,
): readonly Conflict[] =>
  constraintsOf(name, version)
    .filter(({ kind }) => kind === 'peer')
    .map((each) => conflictWith(each, undefined));

/** Finds what stops a set from working; of each pair of packages the first. */
export function conflictsIn(
  set: VersionSet,
  architecture?: AppArchitecture,
): Conflict[] {
  return entriesOf(set).flatMap(([name, version]) => {
    const constraints = constraintsOf(name, version, architecture);
    const missing = needsAlone(name, version).filter(
      (need) => set[need.with] === undefined,
    );
    const broken = entriesOf(set).flatMap(([other, found]) => {
      const constraint = brokenBy(constraints, other, found);
      return constraint ? conflictWith(constraint, found) : [];
    });
    return [...missing, ...broken];
  });
}
