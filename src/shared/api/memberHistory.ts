/**
 * Queries the stored history: when a name was added, deprecated or changed. Returns
 * nothing where a release published no readable types.
 */
import { HISTORY_EXCEPTIONS } from './historyExceptions';
import type { ApiHistory, HistoryEntry } from './historyTypes';

/** The entry of a name in a release, if the release has the name. */
type MaybeEntry = HistoryEntry | undefined;

/** The releases between which something changed. */
export interface ReleaseInterval {
  /** The first release whose types show it. */
  release: string;
  /** The last release whose types show the state before. */
  before: string;
  /** Releases between the two whose types cannot be read, so it may be them. */
  unreadable: string[];
}

/** The properties of a name whose change affects an app. */
export type ChangedField = 'type' | 'required' | 'default';

/** A type, a default or a need that a release changed. */
export interface NameChange extends ReleaseInterval {
  field: ChangedField;
  previous: HistoryEntry;
  current: HistoryEntry;
}

/** A change that a release made to a name. */
export type NameEvent =
  | (ReleaseInterval & { kind: 'added' | 'deprecated'; current: HistoryEntry })
  | (ReleaseInterval & { kind: 'removed'; previous: HistoryEntry })
  | (NameChange & { kind: 'changed' });

/** The history of one name. */
export interface NameHistory {
  /** Undefined for a name that the first release has. */
  since?: ReleaseInterval;
  changes: NameChange[];
  deprecated?: ReleaseInterval;
}

/**
 * Reads the past of an export or a member.
 *
 * @param history - the version's stored history
 * @param name - `<export>` or `<export>.<member>`, as the history writes it
 * @returns undefined for a name that no release has; one that went and came
 *   back is dated from its return
 */
export function nameHistory(
  history: ApiHistory,
  name: string,
): NameHistory | undefined {
  if (history.names[name] === undefined) return undefined;
  let ownHistory: NameHistory = { changes: [] };
  for (const event of nameEvents(history, name)) {
    if (event.kind === 'added') ownHistory = { since: event, changes: [] };
    else if (event.kind === 'deprecated') ownHistory.deprecated = event;
    else if (event.kind === 'changed') ownHistory.changes.push(event);
  }
  return ownHistory;
}

/** Lists the changes of a name after the first release, in their order. */
export function nameEvents(history: ApiHistory, name: string): NameEvent[] {
  const events: NameEvent[] = [];
  let previous: MaybeEntry;
  let before: string | undefined;
  let unreadable: string[] = [];
  for (const { release, unreadable: reason } of history.releases) {
    if (reason !== undefined) {
      unreadable.push(release);
      continue;
    }
    const current = entryAtRelease(history, name, release);
    if (before !== undefined && !HISTORY_EXCEPTIONS[release]?.includes(name)) {
      const interval = { release, before, unreadable };
      events.push(...eventsOf(previous, current, interval));
    }
    previous = current;
    before = release;
    unreadable = [];
  }
  return events;
}

function eventsOf(
  previous: MaybeEntry,
  current: MaybeEntry,
  interval: ReleaseInterval,
): NameEvent[] {
  if (current === undefined) {
    if (previous === undefined) return [];
    return [{ ...interval, kind: 'removed', previous }];
  }
  const events: NameEvent[] = [];
  if (previous === undefined) {
    events.push({ ...interval, kind: 'added', current });
  } else {
    for (const field of changedFields(previous, current)) {
      events.push({ ...interval, kind: 'changed', field, previous, current });
    }
  }
  if (current.deprecated !== undefined && previous?.deprecated === undefined) {
    events.push({ ...interval, kind: 'deprecated', current });
  }
  return events;
}

function changedFields(
  previous: HistoryEntry,
  current: HistoryEntry,
): ChangedField[] {
  const fields: ChangedField[] = [];
  if (typeOf(previous) !== typeOf(current)) fields.push('type');
  if (previous.optional !== current.optional) fields.push('required');
  if (isOtherDefault(previous, current)) fields.push('default');
  return fields;
}

/**
 * Makes type texts comparable. How a type is written is not a change: v4 says
 * `Animated.SharedValue` for `SharedValue`, and orders some unions differently.
 */
export function normalizeForComparison(text: string): string {
  const plain = text
    .replace(/\b(?:Animated|React)\./g, '')
    .replace(/<\{\}>/g, '');
  return /[(<{=]/.test(plain) ? plain : plain.split(' | ').sort().join(' | ');
}

function typeOf({ kind, type }: HistoryEntry): string {
  return `${kind ?? ''} ${normalizeForComparison(type ?? '')}`;
}

/** Whether the default changed. That of another export may have been the same before. */
function isOtherDefault(
  previous: HistoryEntry,
  current: HistoryEntry,
): boolean {
  if (previous.of !== current.of) return false;
  if (previous.defaultUnread || current.defaultUnread) return false;
  // A required prop has no default, so becoming optional is the only change.
  if (previous.optional !== current.optional) return false;
  return defaultOf(previous) !== defaultOf(current);
}

/** Returns the default as code, or in words. */
export const defaultOf = (entry: HistoryEntry): string | undefined =>
  entry.default ?? entry.defaultNote;

/** Finds the entry of a name at a release. That of an inherited member keeps its `of`. */
function entryAtRelease(
  history: ApiHistory,
  name: string,
  release: string,
): MaybeEntry {
  const order = history.releases.map((each) => each.release);
  const at = order.indexOf(release);
  const entry = history.names[name]?.findLast(
    (each) => order.indexOf(each.in) <= at,
  );
  if (entry === undefined || entry.removed) return undefined;
  if (entry.of === undefined) return entry;
  const declared = entryAtRelease(
    history,
    inheritedKey(name, entry.of),
    release,
  );
  return declared === undefined ? entry : { ...declared, of: entry.of };
}

/** Returns the key of an inherited member at its owner: `BottomSheet.index`. */
export const inheritedKey = (name: string, owner: string): string =>
  `${owner}.${name.slice(name.indexOf('.') + 1)}`;
