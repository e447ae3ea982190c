/** Turns the facts of one release into one entry per name. */
import {
  allMembers,
  canonicalOwner,
  exportNames,
  kindOf,
} from '../../../src/api';
import { comparable } from '../../../src/api/compare';
import type { HistoryEntry } from '../../../src/api/historyTypes';
import type { ApiFacts, ApiKind } from '../../../src/api/types';
import { exportText } from '../diff';

/** What one release says of a name. */
export type Snapshot = Omit<HistoryEntry, 'in' | 'gone'>;

/**
 * @param api the facts of the release
 * @param unread names whose default the extraction could not prove
 * @returns every export and every member of an export, inherited ones too: a
 *   member that moves to a base stays a member of its holder
 */
export function snapshotOf(
  api: ApiFacts,
  unread: ReadonlySet<string> = new Set(),
): Map<string, Snapshot> {
  const names = new Map<string, Snapshot>();
  for (const holder of exportNames(api)) {
    const kind = kindOf(api, holder);
    if (kind === undefined) continue;
    names.set(holder, exportSnapshot(api, holder, kind));
    if (canonicalOwner(api, holder) !== holder) continue;
    for (const [member, { facts, owner }] of allMembers(api, holder)) {
      const { deprecated, ...rest } = facts;
      const name = `${holder}.${member}`;
      names.set(
        name,
        owner === holder
          ? {
              ...rest,
              ...(deprecated ? { deprecated: deprecated.replacement } : {}),
              ...(unread.has(name) ? { defaultUnread: true as const } : {}),
            }
          : { of: owner },
      );
    }
  }
  return names;
}

function exportSnapshot(api: ApiFacts, name: string, kind: ApiKind): Snapshot {
  const deprecated =
    kind === 'methods' ? undefined : api[kind][name]?.deprecated;
  const type = exportText(api, name);
  return {
    kind,
    ...(type === '' ? {} : { type }),
    ...(deprecated ? { deprecated: deprecated.replacement } : {}),
  };
}

/** Whether two releases say the same of a name, however they write it. */
export function isSame(a: Snapshot, b: Snapshot): boolean {
  return identity(a) === identity(b);
}

function identity(each: Snapshot): string {
  const { kind, of, type, optional, deprecated, defaultUnread } = each;
  return JSON.stringify([
    kind,
    of,
    type && comparable(type),
    optional,
    deprecated,
    each.default,
    each.defaultNote,
    defaultUnread,
  ]);
}
