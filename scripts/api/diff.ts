/** Computes what an app has to change between two versions. */
import type { HistoryEntry } from '../../src/shared/api/historyTypes';
import { releaseChanges } from '../../src/shared/api/releaseChanges';
import type { ApiFacts } from '../../src/shared/api/types';
import {
  DOCS_VERSION_NAMES,
  type DocsVersionName,
} from '../../src/site/versionNames';
import { historyOf, snapshotOf } from './history';

/** The release posts, and the versions that they migrate from and to. */
export const MIGRATIONS: readonly {
  readonly from: DocsVersionName;
  readonly to: DocsVersionName;
  /** Start of the post's path relative to the root, date aside. */
  readonly post: RegExp;
}[] = DOCS_VERSION_NAMES.slice(0, -1).map((to, index) => ({
  from: DOCS_VERSION_NAMES[index + 1] ?? to,
  to,
  post: new RegExp(`^blog/[\\d-]*bottom-sheet-${to}`),
}));

/** A difference between two versions. */
export interface ApiChange {
  kind: 'removed' | 'renamed' | 'changed';
  /** `<export>` or `<export>.<member>` */
  name: string;
}

/** Names whose texts differ between versions, but not what an app may write. */
const FALSE_DIFFERENCES = new Set([
  // They come with the props of another library, and stay accepted.
  'BottomSheetFlatList.style',
  'BottomSheetScrollView.style',
  'BottomSheetSectionList.style',
  // v5 prints the same type of Reanimated by its inner name.
  'useBottomSheetSpringConfigs',
  // v5 writes the three fields of WithTimingConfig out.
  'useBottomSheetTimingConfigs',
  // Only the enum that its keys come from was renamed.
  'SCROLLABLE_DECELERATION_RATE_MAPPER',
  // Deprecated from its first release in v5, which the post says.
  'BottomSheetFlashList',
]);

/**
 * Lists every difference that an app may notice, which the post about it must name.
 *
 * @param from the facts of the version that an app leaves
 * @param to the facts of the version that it moves to
 * @returns exports first
 */
export function changesToExplain(from: ApiFacts, to: ApiFacts): ApiChange[] {
  const [changes] = releaseChanges(historyOf(from, to));
  const events = changes?.events ?? new Map<string, never[]>();
  const isRenamed = (name: string, was: HistoryEntry): boolean =>
    [...events].some(([heir, each]) =>
      each.some(
        (event) =>
          event.kind === 'added' && isRenameOf(name, was, heir, event.current),
      ),
    );
  const isMember = (name: string) => Number(name.includes('.'));
  const names = [...snapshotOf(from).keys()].sort(
    (a, b) => isMember(a) - isMember(b),
  );
  return names.flatMap((name): ApiChange[] => {
    const first = events.get(name)?.find(({ kind }) => kind !== 'added');
    if (first === undefined || FALSE_DIFFERENCES.has(name)) return [];
    if (first.kind !== 'removed') return [{ kind: 'changed', name }];
    const kind = isRenamed(name, first.previous) ? 'renamed' : 'removed';
    return [{ kind, name }];
  });
}

/**
 * Tells whether an added name replaces a removed one: it continues the whole name (`snapTo`
 * -> `snapToIndex`), or it is an enum of the same members whose name starts with the
 * same word (`SCROLLABLE_STATE` -> `SCROLLABLE_STATUS`).
 */
function isRenameOf(
  name: string,
  was: HistoryEntry,
  heir: string,
  is: HistoryEntry,
): boolean {
  const [stem = name] = /^[A-Z]+_/.exec(name) ?? [];
  return (
    heir.startsWith(name) || (heir.startsWith(stem) && was.type === is.type)
  );
}
