/** `useBottomSheetDynamicSnapPoints()`, which dynamic sizing replaces. */
import type { Node } from '@babel/types';
import { removeEntry, removeStatement, type Edit } from '../changes';
import { isWithin, nameOf, rangeOf } from '../code';
import { isScrollable, isSheet } from '../library';
import type { RuleContext } from '../rule';
import type { Use } from '../uses';
import type { Value } from '../values';
import { isBoolean, mentions, propOf } from './helpers';
import { placesOf } from './values';

const HOOK = 'useBottomSheetDynamicSnapPoints';

/** The props that the results of the hook are made for. */
const PROPS: Readonly<Record<string, string>> = {
  animatedSnapPoints: 'snapPoints',
  animatedHandleHeight: 'handleHeight',
  animatedContentHeight: 'contentHeight',
  handleContentLayout: 'onLayout',
};

const isOfHook = (value: Value): boolean =>
  (value.kind === 'member' || value.kind === 'instance') && value.of === HOOK;

/** Whether a prop's value comes from the hook, in part or in one case. */
export function isFromHook({ value }: Use, context: RuleContext): boolean {
  return mentions(value, context, isOfHook);
}

/** Whether the hook gives a sheet its points. */
export function hasHookPoints(use: Use, context: RuleContext): boolean {
  const points = propOf(use, context, 'BottomSheet.snapPoints');
  return points !== undefined && isFromHook(points, context);
}

/** Whether the prop goes together with the hook that its value comes from. */
export function goesWithHook(use: Use, context: RuleContext): boolean {
  const { start, end } = rangeOf(use.node);
  return context.uses
    .filter(({ name }) => name === `${HOOK}()`)
    .flatMap((hook) => removeHeightHook(hook, context) ?? [])
    .some((edit) => edit.start <= start && edit.end >= end);
}

/** Takes out the hook, if a sheet with measured content uses all of it. */
export function removeHeightHook(
  { call }: Use,
  context: RuleContext,
): Edit[] | undefined {
  const { code, values } = context;
  const declarator = call && code.parentOf(call);
  const statement = declarator && code.parentOf(declarator);
  if (
    statement?.type !== 'VariableDeclaration' ||
    statement.declarations.length !== 1 ||
    !values.leaves(call?.arguments[0]).every(isContentHeight)
  ) {
    return undefined;
  }
  const places = code.bindings
    .filter((binding) => {
      const declared = code.declaredOf(binding);
      return declared.kind === 'variable' && declared.declarator === declarator;
    })
    .flatMap((binding) => placesOf(code, binding));
  const given = places.flatMap((place) => givenTo(place, context) ?? []);
  const sheets = given.filter(({ name }) => name === 'BottomSheet.snapPoints');
  const measured = given.filter(({ name }) => name.endsWith('.onLayout'));
  const isAround = ({ element }: Use, inner: Use) => {
    const outer = element && code.parentOf(element);
    return outer && inner.element !== element && isWithin(inner.node, outer);
  };
  const isWhole =
    given.length === places.length &&
    sheets.length > 0 &&
    sheets.every((sheet) => measured.some((each) => isAround(sheet, each)));
  return isWhole
    ? [
        removeStatement(code, statement),
        ...given.flatMap(({ node }) => removeEntry(code, node)),
      ]
    : undefined;
}

/** The prop that a result is given to, if that is the one it is for. */
function givenTo(place: Node, context: RuleContext): Use | undefined {
  const { values, uses } = context;
  const value = values.of(place);
  const role = value?.kind === 'member' ? PROPS[value.name] : undefined;
  return uses.find((use) => {
    const { component = '', node } = use;
    const isGiven = use.value === place && node.type === 'JSXAttribute';
    if (!isGiven || nameOf(node.name) !== role) return false;
    const sizing = propOf(use, context, 'BottomSheet.enableDynamicSizing');
    return role === 'onLayout'
      ? component === 'BottomSheetView' || isScrollable(component)
      : isSheet(component) && (!sizing || isBoolean(sizing, true));
  });
}

/** Whether the height of the content is the only point. */
function isContentHeight(node: Node): boolean {
  const [only, ...more] = node.type === 'ArrayExpression' ? node.elements : [];
  return nameOf(only) === 'CONTENT_HEIGHT' && more.length === 0;
}
