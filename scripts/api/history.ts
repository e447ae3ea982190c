/** Adds the installed release to the stored history of the current version. */
import semver from 'semver';
import {
  exportNames,
  allMembers,
  canonicalOwner,
  kindOf,
} from '../../src/shared/api';
import { normalizeForComparison } from '../../src/shared/api/memberHistory';
import type {
  ApiHistory,
  HistoryEntry,
} from '../../src/shared/api/historyTypes';
import type { ApiFacts, ApiKind } from '../../src/shared/api/types';

/** The entry of a name at one release. */
type Snapshot = Omit<HistoryEntry, 'in' | 'removed'>;

/**
 * Makes the history's entries of a release.
 *
 * @param api the facts of the release
 * @returns every export and every member of an export, inherited ones too: a
 *   member that moves to a base stays a member of its holder
 */
export function snapshotOf(api: ApiFacts): Map<string, Snapshot> {
  const names = new Map<string, Snapshot>();
  for (const holder of exportNames(api)) {
    const kind = kindOf(api, holder);
    if (kind === undefined) continue;
    const type = exportText(api, kind, holder);
    const old = kind === 'methods' ? undefined : api[kind][holder]?.deprecated;
    names.set(holder, { kind, type, deprecated: old?.replacement });
    if (canonicalOwner(api, holder) !== holder) continue;
    for (const [member, { facts, owner }] of allMembers(api, holder)) {
      const { deprecated: gone, ...rest } = facts;
      names.set(
        `${holder}.${member}`,
        owner === holder
          ? { ...rest, deprecated: gone?.replacement }
          : { of: owner },
      );
    }
  }
  return names;
}

/** Returns the text of an export without its members, if there is any. */
function exportText(api: ApiFacts, kind: ApiKind, name: string) {
  if (kind === 'constants') return api.constants[name]?.value;
  if (kind === 'enums') return JSON.stringify(api.enums[name]?.members);
  if (kind === 'hooks' || kind === 'functions') {
    return api[kind][name]?.signatures.join(' | ');
  }
  const { typeParameters = '', declaration = '' } = api.types[name] ?? {};
  return `${typeParameters} ${declaration}`.trim() || undefined;
}

/** Makes the fingerprint of an entry; entries with the same one are no change. */
function changeFingerprint({ type, ...each }: Snapshot): string {
  const { kind, of, optional, deprecated, defaultNote } = each;
  const text = type && normalizeForComparison(type);
  const use = [optional, deprecated, each.default, defaultNote];
  return JSON.stringify([kind, of, text, ...use]);
}

/**
 * Adds a release to a history.
 *
 * @param stored the history so far; it is not changed
 * @param api the facts of the installed release
 * @param peers its peer ranges
 * @param published every stable release of the package
 * @returns the history with that release; the same object when it has it
 * @throws when a release between the two was left out, because what it changed
 *   would be dated wrongly
 */
export function addRelease(
  stored: ApiHistory,
  api: ApiFacts,
  peers: Readonly<Record<string, string>>,
  published: readonly string[],
): ApiHistory {
  const newest = stored.releases.at(-1)?.release ?? '0.0.0';
  if (newest === api.version) return stored;
  const between = published.find(
    (each) => semver.gt(each, newest) && semver.lt(each, api.version),
  );
  if (between !== undefined || semver.lt(api.version, newest)) {
    throw new Error(
      `The history ends with ${newest}: install ${between ?? newest}, and extract it first.`,
    );
  }
  const now = snapshotOf(api);
  const names: Record<string, HistoryEntry[]> = { ...stored.names };
  for (const [name, entry] of now) {
    const last = names[name]?.at(-1);
    if (
      !last ||
      last.removed ||
      changeFingerprint(last) !== changeFingerprint(entry)
    ) {
      names[name] = [...(names[name] ?? []), { in: api.version, ...entry }];
    }
  }
  for (const [name, entries] of Object.entries(names)) {
    if (!now.has(name) && !entries.at(-1)?.removed) {
      names[name] = [...entries, { in: api.version, removed: true }];
    }
  }
  return {
    ...stored,
    releases: [...stored.releases, { release: api.version, peers }],
    names: Object.fromEntries(
      Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** Makes a history of two versions, as if the newer were the next release of the older. */
export const historyOf = (from: ApiFacts, to: ApiFacts): ApiHistory =>
  [from, to].reduce(
    (stored: ApiHistory, api) => addRelease(stored, api, {}, []),
    { package: '@gorhom/bottom-sheet', releases: [], names: {} },
  );
