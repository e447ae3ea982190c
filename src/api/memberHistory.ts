/**
 * Answers from the stored history since when a name exists and what changed
 * about it. What the releases do not tell is not answered.
 */
import { comparable } from './compare';
import { HISTORY_EXCEPTIONS } from './historyExceptions';
import type { ApiHistory, HistoryEntry } from './historyTypes';
import type { ApiVersion } from './types';

/** What a release says of a name: nothing, or its entry. */
type State = HistoryEntry | undefined;

/** When something happened. */
export interface Moment {
  /** The first release whose types show it. */
  release: string;
  /** The last release whose types show the state before. */
  before: string;
  /** Releases between the two whose types cannot be read, so it may be them. */
  unreadable: string[];
}

/** What an app notices of a changed name. */
export type ChangedFact = 'type' | 'required' | 'default';

/** A type, a default or a need that a release changed. */
export interface NameChange extends Moment {
  fact: ChangedFact;
  was: HistoryEntry;
  is: HistoryEntry;
}

/** What the releases tell of one name. */
export interface NameHistory {
  /** Missing for a name that the first release has, and for one that is gone. */
  since?: Moment;
  changes: NameChange[];
  deprecated?: Moment;
  removed?: Moment;
}

/**
 * Reads the past of an export or a member.
 *
 * @param history - the version's stored history
 * @param version - the version
 * @param name - `<export>` or `<export>.<member>`, as the history writes it
 * @returns undefined for a name that no release has
 */
export function nameHistory(
  history: ApiHistory,
  version: ApiVersion,
  name: string,
): NameHistory | undefined {
  if (history.names[name] === undefined) return undefined;
  const told: NameHistory = { changes: [] };
  let was: State;
  let last: string | undefined;
  let unreadable: string[] = [];
  for (const { release, unreadable: reason } of history.releases) {
    if (reason !== undefined) {
      unreadable.push(release);
      continue;
    }
    const is = stateIn(history, name, release);
    if (last !== undefined && !isException(version, name, release)) {
      compare(told, was, is, { release, before: last, unreadable });
    }
    [was, last, unreadable] = [is, release, []];
  }
  return told;
}

function compare(told: NameHistory, was: State, is: State, at: Moment): void {
  if (was === undefined && is === undefined) return;
  if (is === undefined) {
    told.removed = at;
    return;
  }
  if (was === undefined) {
    // A name that comes back is dated from there.
    told.since = at;
    told.changes = [];
    delete told.removed;
    delete told.deprecated;
    if (is.deprecated !== undefined) told.deprecated = at;
    return;
  }
  const facts: ChangedFact[] = [
    ...(typeOf(was) === typeOf(is) ? [] : ['type' as const]),
    ...(was.optional === is.optional ? [] : ['required' as const]),
    ...(isOtherDefault(was, is) ? ['default' as const] : []),
  ];
  told.changes.push(...facts.map((fact) => ({ ...at, fact, was, is })));
  if (is.deprecated === undefined) delete told.deprecated;
  else if (was.deprecated === undefined) told.deprecated = at;
}

function typeOf({ kind, type }: HistoryEntry): string {
  return `${kind ?? ''} ${comparable(type ?? '')}`;
}

/** A default that another export declares may have held there before. */
function isOtherDefault(was: HistoryEntry, is: HistoryEntry): boolean {
  if (was.of !== is.of || was.defaultUnread || is.defaultUnread) return false;
  // A prop that became optional had no use for a default.
  if (was.optional !== is.optional) return false;
  return defaultOf(was) !== defaultOf(is);
}

/** The default as code, or in words. */
export function defaultOf(entry: HistoryEntry): string | undefined {
  return entry.default ?? entry.defaultNote;
}

/** What a release says of a name; `of` stays when another export declares it. */
function stateIn(history: ApiHistory, name: string, release: string): State {
  const order = history.releases.map((each) => each.release);
  const at = order.indexOf(release);
  const entry = history.names[name]?.findLast(
    (each) => order.indexOf(each.in) <= at,
  );
  if (entry === undefined || entry.gone) return undefined;
  if (entry.of === undefined) return entry;
  const member = name.slice(name.indexOf('.') + 1);
  const declared = stateIn(history, `${entry.of}.${member}`, release);
  return declared === undefined ? entry : { ...declared, of: entry.of };
}

function isException(
  version: ApiVersion,
  name: string,
  release: string,
): boolean {
  return HISTORY_EXCEPTIONS[version].some(
    (each) => each.release === release && each.names.includes(name),
  );
}
