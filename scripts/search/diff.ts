import { isDeepStrictEqual } from 'node:util';

/** What an index holds or is to hold. */
export interface IndexContent {
  readonly records: ReadonlyMap<string, unknown>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

/** Object ids, setting names and groups of synonyms that differ. */
export interface IndexDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly settings: readonly string[];
  readonly synonymsAdded: readonly string[];
  readonly synonymsRemoved: readonly string[];
}

/** At most so many names of a kind are listed. */
const LISTED = 10;

/**
 * Compares what is there with what is to be.
 *
 * @param now - the hosted index; settings that `next` does not name are its own
 * @param next - what the build gives
 */
export function diffIndex(now: IndexContent, next: IndexContent): IndexDiff {
  const ids = [...next.records.keys()];
  const groups = (of: IndexContent): string[] =>
    [...of.synonyms.values()].map((words) => words.join(', '));
  const [before, after] = [new Set(groups(now)), new Set(groups(next))];
  return {
    added: ids.filter((id) => !now.records.has(id)),
    changed: ids.filter(
      (id) =>
        now.records.has(id) &&
        !isDeepStrictEqual(now.records.get(id), next.records.get(id)),
    ),
    removed: [...now.records.keys()].filter((id) => !next.records.has(id)),
    settings: Object.keys(next.settings).filter(
      (name) => !isDeepStrictEqual(now.settings[name], next.settings[name]),
    ),
    synonymsAdded: [...after].filter((group) => !before.has(group)),
    synonymsRemoved: [...before].filter((group) => !after.has(group)),
  };
}

/** Whether nothing differs. */
export function isEmptyDiff(diff: IndexDiff): boolean {
  return Object.values(diff).every(
    (list: readonly string[]) => list.length === 0,
  );
}

function section(
  sign: string,
  title: string,
  names: readonly string[],
): string[] {
  if (names.length === 0) return [];
  const listed = names.slice(0, LISTED).map((name) => `  ${sign} ${name}`);
  const rest = names.length - listed.length;
  return [
    `${title}: ${names.length}`,
    ...listed,
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ];
}

/** The differences in lines for a terminal. */
export function formatDiff(diff: IndexDiff): string[] {
  return isEmptyDiff(diff)
    ? ['Nothing would change.']
    : [
        ...section('+', 'records added', diff.added),
        ...section('~', 'records changed', diff.changed),
        ...section('-', 'records removed', diff.removed),
        ...section('~', 'settings changed', diff.settings),
        ...section('+', 'synonyms added', diff.synonymsAdded),
        ...section('-', 'synonyms removed', diff.synonymsRemoved),
      ];
}
