/** Finds out which version code is written for, by what only one version has. */
import { nameOf } from './semanticModel';
import type { FromVersion } from './data';
import { DATA, getOwn } from './library';
import type { RuleContext } from './rule';
import { snapPointElements } from './rules/helpers';
import type { LibraryUsage } from './usages/usage';

/** What code has that the version which it is said to be of lacks. */
export interface Contradiction {
  readonly looksLike: 'v3 or v2' | 'v4 or v3' | 'v5';
  readonly names: readonly string[];
}

/** Functions of Reanimated 1, on which v2 runs. */
const REANIMATED_1 =
  /^react-native-reanimated\.(?:Value|Clock|Code|useCode|block|call|clockRunning|concat|cond|set|eq|neq|greater\w+|less\w+|add|sub|multiply|divide|event|proc|(?:start|stop)Clock|interpolateNode)$/;

export const ONLY_OLDER = new Set(DATA.only.older);
const ONLY_V5 = new Set(DATA.only.v5);
const SINCE_V3 = new Set(DATA.only.sinceV3);
const SINCE_V4 = new Set(DATA.only.sinceV4);

/** What a use shows that only code older than v4 has. */
function olderSign(
  use: LibraryUsage,
  context: RuleContext,
): string | undefined {
  const { name, call } = use;
  if (ONLY_OLDER.has(name)) return readable(name);
  if (REANIMATED_1.test(name)) return readable(name);
  const [first] = call?.arguments ?? [];
  if (name.includes('Methods.') && !/snapTo|present/.test(name)) {
    return first?.type === 'NumericLiteral'
      ? `${readable(name)}(${first.value})`
      : undefined;
  }
  const isClosed = snapPointElements(use, context)?.some(
    (point) =>
      (point?.type === 'NumericLiteral' || point?.type === 'StringLiteral') &&
      parseFloat(`${point.value}`) === 0,
  );
  return name === 'BottomSheet.snapPoints' && isClosed
    ? '0 in snapPoints'
    : undefined;
}

function isOfV5({ name, kind, component = '' }: LibraryUsage): boolean {
  const [, member = ''] = name.split('.');
  return kind === 'prop'
    ? !getOwn(DATA.owners, component)?.[member] &&
        getOwn(DATA.newProps, component)?.includes(member) === true
    : ONLY_V5.has(name);
}

export const readable = (name: string): string =>
  // `BottomSheetMethods.snapTo` is `snapTo` to whoever calls it.
  name.includes('/') || /^[A-Z_]+\./.test(name)
    ? name
    : (name.split('.').at(-1) ?? name);

/** What speaks against the version that code is said to be of, if anything does. */
export function contradictionOf(
  context: RuleContext & { readonly from: FromVersion },
): Contradiction | undefined {
  const { uses, unknowns, from } = context;
  const of = (
    looksLike: Contradiction['looksLike'],
    names: readonly string[],
  ) =>
    names.length > 0 ? { looksLike, names: [...new Set(names)] } : undefined;
  const older = [
    ...uses.flatMap((use) => olderSign(use, context) ?? []),
    ...unknowns.flatMap(({ node }) =>
      nameOf(node) === 'snapTo' ? 'snapTo' : [],
    ),
  ];
  const v5 = uses.filter(isOfV5).map(({ name }) => readable(name));
  const newer = uses
    .filter(({ name }) => SINCE_V3.has(name) || SINCE_V4.has(name))
    .map(({ name }) => name);
  // What was left when an app moved to v4 does not tell where its code is from.
  const isOfV4 = newer.some((name) => SINCE_V4.has(name));
  if (from === 'v4') {
    return of('v3 or v2', isOfV4 ? [] : older) ?? of('v5', v5);
  }
  return (
    of('v5', v5) ??
    (from === 'v2'
      ? of('v4 or v3', older.length > 0 ? [] : newer.map(readable))
      : undefined)
  );
}

/** The first sentence, where the code speaks against the version that was chosen. */
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
