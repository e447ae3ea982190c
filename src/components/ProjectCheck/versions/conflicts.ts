/** What stops exact versions of packages from working together. */
import gt from 'semver/functions/gt';
import gte from 'semver/functions/gte';
import lt from 'semver/functions/lt';
import lte from 'semver/functions/lte';
import semverSatisfies from 'semver/functions/satisfies';
import Range from 'semver/classes/range';
import {
  installData,
  type KnownIncompatibility,
} from '../../../shared/install/installData';
import type { PackageName } from '../../../shared/releases/packageNames';
import {
  registry,
  type SupportRow,
} from '../../../shared/releases/registryMetadata';
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

const KNOWN = new Map<string | number, unknown>();

/** Remembers an answer: comparing versions takes most of the time. */
export function remember<Result>(
  key: string | number,
  find: () => Result,
): Result {
  if (!KNOWN.has(key)) KNOWN.set(key, find());
  return KNOWN.get(key) as Result;
}

/** Whether a version is in a range; npm reads peer ranges such as `>=4.0.0-` loosely. */
export const satisfies = (version: string, range: string) =>
  semverSatisfies(version, range, { loose: true });

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

export function peersOf(
  name: PackageName,
  version: string,
): [PackageName, string][] {
  return remember(`peers ${name} ${version}`, () => {
    const row = registry.packages[name].peers.find(
      ({ from, to }) => gte(version, from) && lte(version, to),
    );
    return entriesOf(row?.peers ?? {});
  });
}

/** The stored releases of a package in one of the ranges. */
export function publishedIn(
  name: PackageName,
  ranges: readonly string[],
): readonly string[] {
  return remember(`published ${name} ${ranges.join()}`, () =>
    registry.packages[name].versions.filter((version) =>
      ranges.some((range) => satisfies(version, range)),
    ),
  );
}

/** The row of a support table that a release belongs to. */
export function supportRow(
  name: PackageName,
  version: string,
  architecture: AppArchitecture,
): SupportRow | undefined {
  return remember(`${name} ${version} ${architecture}`, () =>
    registry.support[name]?.[architecture].find(({ versions }) =>
      satisfies(version, versions),
    ),
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

/** The ranges by which the rules about other packages tell releases of one apart. */
const rangesAbout = (name: PackageName): readonly Range[] =>
  remember(`ranges about ${name}`, () => {
    const peers = Object.values(registry.packages)
      .flatMap((each) => each.peers)
      .map((row) => row.peers[name]);
    const limits = installData.limits
      .filter((limit) => limit.with === name)
      .map(({ requiredRange }) => requiredRange);
    const rows = Object.values(registry.support).flatMap((support) => [
      ...support.new,
      ...support.legacy,
    ]);
    const worklets = rows.flatMap((row) => row.worklets ?? []);
    const ranges = name === 'react-native-worklets' ? worklets : [];
    const all = [...peers, ...limits, ...ranges].filter((each) => each != null);
    return [...new Set(all)].map((range) => new Range(range, { loose: true }));
  });

const SIGNATURES = new Map<string, number>();
const CLASSES = new Map<PackageName, Map<string, number>>();

/** Releases of a package that no rule tells apart have the same number. */
export function classOf(name: PackageName, version: string): number {
  // Asked for each pair of releases, so without a text as its key.
  const known = CLASSES.get(name) ?? new Map<string, number>();
  CLASSES.set(name, known);
  let found = known.get(version);
  if (found === undefined) {
    const signature = [
      name,
      peersOf(name, version),
      installData.limits.map(
        (limit) => limit.package === name && satisfies(version, limit.versions),
      ),
      supportRow(name, version, 'new')?.versions,
      supportRow(name, version, 'legacy')?.versions,
      rangesAbout(name).map((range) => range.test(version)),
    ];
    const key = JSON.stringify(signature);
    found = SIGNATURES.get(key) ?? SIGNATURES.size;
    SIGNATURES.set(key, found);
    known.set(version, found);
  }
  return found;
}

type Found = Omit<Conflict, 'package' | 'version'>;

function declaredConflicts(
  name: PackageName,
  version: string,
  set: VersionSet,
): Found[] {
  const peers = peersOf(name, version).map(([peer, needs]) => ({
    ...{ kind: 'peer' as const, with: peer, found: set[peer], needs: [needs] },
  }));
  const limits = installData.limits
    .filter(
      (each) => each.package === name && satisfies(version, each.versions),
    )
    .map((limit) => ({
      ...{ kind: 'limit' as const, with: limit.with, found: set[limit.with] },
      ...{
        needs: limit.requiredRange === null ? [] : [limit.requiredRange],
        limit,
      },
    }));
  const builds = registry.buildMinimums
    .filter((each) => each.package === name && each.version === version)
    .map(({ reactNative }) => ({
      ...{ kind: 'build' as const, with: 'react-native' as const },
      ...{ found: set['react-native'], needs: [`>=${reactNative}.0`] },
    }));
  return [...peers, ...limits, ...builds].filter(({ kind, found, needs }) =>
    found === undefined
      ? kind === 'peer'
      : !needs.some((range) => satisfies(found, range)),
  );
}

function supportConflicts(
  name: PackageName,
  version: string,
  set: VersionSet,
  architecture: AppArchitecture,
): Found[] {
  const other = architecture === 'new' ? 'legacy' : 'new';
  const [newest = version] = registry.packages[name].versions.slice(-1);
  // A table says nothing of what was released after it.
  if (gt(version, newest)) return [];
  const own = supportRow(name, version, architecture);
  const row = own ?? supportRow(name, version, other);
  const conflicts: Found[] = [];
  const reactNative = set['react-native'];
  if (reactNative !== undefined) {
    const from = NEW_ARCHITECTURE_FROM[name];
    const isTooOld =
      architecture === 'new' && from !== undefined && lt(version, from);
    const found = toMinor(reactNative);
    const base = { with: 'react-native' as const, found };
    if (isTooOld || (own === undefined && row !== undefined)) {
      conflicts.push({ ...base, kind: 'architecture', needs: [other] });
    } else if (row && !supports(row, found)) {
      conflicts.push({ ...base, kind: 'support', needs: row.reactNative });
    }
  }
  const found = set['react-native-worklets'];
  const needs = row?.worklets ?? ['*'];
  if (found !== undefined && !needs.some((range) => satisfies(found, range))) {
    const base = { kind: 'support', with: 'react-native-worklets' } as const;
    conflicts.push({ ...base, found, needs });
  }
  return conflicts;
}

/**
 * Finds what stops a set from working; of each pair of packages the first.
 * Without an architecture, as for an Expo SDK, React Native's tables are left out.
 */
export function conflictsIn(
  set: VersionSet,
  architecture?: AppArchitecture,
): Conflict[] {
  return entriesOf(set).flatMap(([name, version]) => {
    const found = [
      ...declaredConflicts(name, version, set),
      ...(architecture === undefined
        ? []
        : supportConflicts(name, version, set, architecture)),
    ];
    const firsts = new Map(found.reverse().map((each) => [each.with, each]));
    return [...firsts.values()].map((each) => ({
      ...{ package: name, version },
      ...each,
    }));
  });
}

/** What a release needs of others, without any of them. */
export const needsAlone = (
  name: PackageName,
  version: string,
): readonly Conflict[] =>
  remember(`needs ${name} ${version}`, () => conflictsIn({ [name]: version }));
