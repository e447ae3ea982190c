/** Computes what an app has to change between two versions. */
import {
  allMembers,
  canonicalOwner,
  exportNames,
  kindOf,
} from '../../src/shared/api';
import { comparable } from '../../src/shared/api/compare';
import {
  type ApiFacts,
  type ApiKind,
  type MemberFacts,
} from '../../src/shared/api/types';
import { API_VERSIONS, type ApiVersion } from '../../src/site/versionNames';

/** Which post moves an app from which version to which. */
export const MIGRATIONS: readonly {
  readonly from: ApiVersion;
  readonly to: ApiVersion;
  /** Start of the post's path relative to the root, date aside. */
  readonly post: RegExp;
}[] = API_VERSIONS.slice(0, -1).map((to, index) => ({
  from: API_VERSIONS[index + 1] ?? to,
  to,
  post: new RegExp(`^blog/[\\d-]*bottom-sheet-${to}`),
}));

export interface ApiChange {
  kind: 'removed' | 'renamed' | 'changed' | 'added';
  /** `<export>` or `<export>.<member>` */
  name: string;
  /** The last part: what a table has to name. */
  word: string;
  /** For a rename, the new name; for a change, what was and what is. */
  detail: string;
}

/** Names whose texts differ although nothing does for an app. */
const UNCHANGED = new Set([
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
]);

/**
 * @param from the facts of the version that an app leaves
 * @param to the facts of the version that it moves to
 * @returns every difference in what is public, in the order of the exports;
 *   what a component inherits is reported once, with the export it comes from
 */
export function diffApi(from: ApiFacts, to: ApiFacts): ApiChange[] {
  const exportChanges = compareNames(
    new Map(exportNames(from).map((name) => [name, exportText(from, name)])),
    new Map(exportNames(to).map((name) => [name, exportText(to, name)])),
    '',
  );
  const memberChanges = exportNames(from)
    .filter((name) => kindOf(to, name) !== undefined)
    .flatMap((holder) => {
      const isOwn = (api: ApiFacts, name: string): boolean =>
        allMembers(api, holder).get(name)?.owner === holder;
      if (canonicalOwner(from, holder) !== holder) return [];
      return compareNames(
        memberTexts(from, holder),
        memberTexts(to, holder),
        `${holder}.`,
      ).filter(
        ({ word }) =>
          // Otherwise it is reported with the export that declares it.
          isOwn(from, word) || isOwn(to, word),
      );
    });
  return [...exportChanges, ...memberChanges].filter(
    ({ name }) => !UNCHANGED.has(name),
  );
}

/** What must be named in the post that moves an app to the newer version. */
export function changesToExplain(from: ApiFacts, to: ApiFacts): ApiChange[] {
  return diffApi(from, to).filter((change) => change.kind !== 'added');
}

function compareNames(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  prefix: string,
): ApiChange[] {
  const changes: ApiChange[] = [];
  const added = [...after.keys()].filter((name) => !before.has(name));
  const change = (
    kind: ApiChange['kind'],
    word: string,
    detail: string,
  ): void => {
    changes.push({ kind, name: prefix + word, word, detail });
  };
  for (const [name, was] of before) {
    const is = after.get(name);
    if (is === undefined) {
      const heir = heirOf(name, was, added, after);
      if (heir === undefined) change('removed', name, was);
      else change('renamed', name, heir);
    } else if (comparable(was) !== comparable(is)) {
      change('changed', name, `${was} -> ${is}`);
    }
  }
  for (const name of added) change('added', name, after.get(name) ?? '');
  return changes;
}

/**
 * The added name that is the removed one under another name: it continues the
 * whole name (`snapTo` -> `snapToIndex`), or it is an enum or constant of the
 * same value whose name starts with the same word (`SCROLLABLE_STATE` ->
 * `SCROLLABLE_STATUS`).
 */
function heirOf(
  name: string,
  was: string,
  added: readonly string[],
  after: ReadonlyMap<string, string>,
): string | undefined {
  const stem = /^[A-Z]+_/.exec(name)?.[0] ?? name;
  return added.find(
    (candidate) =>
      candidate.startsWith(name) ||
      (candidate.startsWith(stem) &&
        after.get(candidate) === was &&
        was !== ''),
  );
}

/** What there is to say of an export besides its members. */
export function exportText(api: ApiFacts, name: string): string {
  const kind = kindOf(api, name);
  if (kind === undefined) return '';
  const text: Partial<Record<ApiKind, string | undefined>> = {
    hooks: api.hooks[name]?.signatures.join(' | '),
    functions: api.functions[name]?.signatures.join(' | '),
    types: [api.types[name]?.typeParameters, api.types[name]?.declaration]
      .filter(Boolean)
      .join(' '),
    constants: api.constants[name]?.value,
    enums: JSON.stringify(api.enums[name]?.members),
  };
  return text[kind] ?? '';
}

function memberTexts(api: ApiFacts, holder: string): Map<string, string> {
  return new Map(
    [...allMembers(api, holder)].map(([name, { facts }]) => [
      name,
      memberText(facts),
    ]),
  );
}

function memberText(facts: MemberFacts): string {
  const value = facts.default ?? facts.defaultNote;
  return [
    facts.optional ? '?' : '',
    facts.type,
    value === undefined ? '' : ` = ${value}`,
    facts.deprecated ? ` (deprecated: ${facts.deprecated.replacement})` : '',
  ].join('');
}
