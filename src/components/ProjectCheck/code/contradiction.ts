/** Finds evidence that code is of another version than the reader has chosen. */
import { nameOf } from './semanticModel';
import { DATA, getOwn } from './library';
import type { CheckedFile, FileUsage } from './rule';
import { literalPoint, snapPointElements } from './rules/helpers';

/** Names that code uses and the chosen version lacks. */
export interface Contradiction {
  readonly looksLike: 'v3 or v2' | 'v4 or v3' | 'v5';
  readonly names: readonly string[];
}

/** Functions of Reanimated 1, on which v2 runs. */
const REANIMATED_1 =
  /^react-native-reanimated\.(?:Value|Clock|Code|useCode|block|call|clockRunning|concat|cond|set|eq|neq|greater\w+|less\w+|add|sub|multiply|divide|event|proc|(?:start|stop)Clock|interpolateNode)$/;

/** Names that only versions before v4 have. */
export const ONLY_OLDER = new Set(DATA.only.older);
const ONLY_V5 = new Set(DATA.only.v5);
const SINCE_V3 = new Set(DATA.only.sinceV3);
const SINCE_V4 = new Set(DATA.only.sinceV4);

/** The part of a usage that only code older than v4 has, for a sentence. */
function olderSign(usage: FileUsage): string | undefined {
  const { name, call } = usage;
  if (ONLY_OLDER.has(name)) return displayName(name);
  if (REANIMATED_1.test(name)) return displayName(name);
  const [first] = call?.arguments ?? [];
  if (name.includes('Methods.') && !/snapTo|present/.test(name)) {
    return first?.type === 'NumericLiteral'
      ? `${displayName(name)}(${first.value})`
      : undefined;
  }
  const isClosed = snapPointElements(usage)?.some(
    (point) => literalPoint(point) === 0,
  );
  return name === 'BottomSheet.snapPoints' && isClosed
    ? '0 in snapPoints'
    : undefined;
}

function isOfV5({ name, kind, component = '' }: FileUsage): boolean {
  const [, member = ''] = name.split('.');
  return kind === 'prop'
    ? !getOwn(DATA.owners, component)?.[member] &&
        getOwn(DATA.newProps, component)?.includes(member) === true
    : ONLY_V5.has(name);
}

/**
 * The name of a usage as a reader knows it: `snapTo` for `BottomSheetMethods.snapTo`.
 */
export const displayName = (name: string): string =>
  name.includes('/') || /^[A-Z_]+\./.test(name)
    ? name
    : (name.split('.').at(-1) ?? name);

/** Compares the names of a file with the version that the reader has chosen. */
export function contradictionOf({
  usages,
  unresolved,
  from,
}: CheckedFile): Contradiction | undefined {
  const of = (
    looksLike: Contradiction['looksLike'],
    names: readonly string[],
  ) =>
    names.length > 0 ? { looksLike, names: [...new Set(names)] } : undefined;
  const older = [
    ...usages.flatMap((usage) => olderSign(usage) ?? []),
    ...unresolved.flatMap(({ node }) =>
      nameOf(node) === 'snapTo' ? 'snapTo' : [],
    ),
  ];
  const v5 = usages.filter(isOfV5).map(({ name }) => displayName(name));
  const newer = usages
    .filter(({ name }) => SINCE_V3.has(name) || SINCE_V4.has(name))
    .map(({ name }) => name);
  // An app that moved to v4 may still contain older names.
  const isOfV4 = newer.some((name) => SINCE_V4.has(name));
  if (from === 'v4') {
    return of('v3 or v2', isOfV4 ? [] : older) ?? of('v5', v5);
  }
  return (
    of('v5', v5) ??
    (from === 'v2'
      ? of('v4 or v3', older.length > 0 ? [] : newer.map(displayName))
      : undefined)
  );
}

/** The sentence about the contradictions of all files; empty without any. */
export function contradictionIn(
  reports: readonly { readonly contradiction?: Contradiction | undefined }[],
): string {
  const all = reports.flatMap(({ contradiction }) => contradiction ?? []);
  const [first] = all;
  if (first === undefined) return '';
  const { looksLike } = first;
  const names = new Set(
    all.flatMap((each) => (each.looksLike === looksLike ? each.names : [])),
  );
  const end =
    looksLike === 'v5' ? 'It needs no migration' : 'Choose that version';
  return `This looks like code of ${looksLike}, which has ${[...names].join(', ')}. ${end}. `;
}
