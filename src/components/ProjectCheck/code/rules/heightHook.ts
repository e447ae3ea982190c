/** `useBottomSheetDynamicSnapPoints()`, which dynamic sizing replaces. */
import type { Node } from '@babel/types';
import { removeListItem, removeStatement, type TextEdit } from '../textEdits';
import { isInside, nameOf, spanOf } from '../semanticModel';
import { isScrollable, isSheet } from '../library';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
import type { AbstractValue } from '../evaluation/value';
import { isBoolean, someReferencedValue, propOf } from './helpers';
import { memberReferences } from './values';

const HOOK = 'useBottomSheetDynamicSnapPoints';

/** The props that the results of the hook are made for. */
const PROPS: Readonly<Record<string, string>> = {
  animatedSnapPoints: 'snapPoints',
  animatedHandleHeight: 'handleHeight',
  animatedContentHeight: 'contentHeight',
  handleContentLayout: 'onLayout',
};

const isOfHook = (value: AbstractValue): boolean =>
  (value.kind === 'member' || value.kind === 'instance') &&
  value.owner === HOOK;

/** Whether a prop's value comes from the hook, in part or in one case. */
export function isFromHook(
  { value }: LibraryUsage,
  context: RuleContext,
): boolean {
  return someReferencedValue(value, context, isOfHook);
}

/** Whether the hook gives a sheet its points. */
export function hasHookPoints(
  use: LibraryUsage,
  context: RuleContext,
): boolean {
  const points = propOf(use, context, 'BottomSheet.snapPoints');
  return points !== undefined && isFromHook(points, context);
}

/** Whether the prop goes together with the hook that its value comes from. */
export function goesWithHook(use: LibraryUsage, context: RuleContext): boolean {
  const { start, end } = spanOf(use.node);
  return context.uses
    .filter(({ name }) => name === `${HOOK}()`)
    .flatMap((hook) => removeHeightHook(hook, context) ?? [])
    .some((edit) => edit.start <= start && edit.end >= end);
}

/** Takes out the hook, if a sheet with measured content uses all of it. */
export function removeHeightHook(
  { call }: LibraryUsage,
  context: RuleContext,
): TextEdit[] | undefined {
  const { code, values } = context;
  const declarator = call && code.parentOf(call);
  const statement = declarator && code.parentOf(declarator);
  if (
    statement?.type !== 'VariableDeclaration' ||
    statement.declarations.length !== 1 ||
    !values.possibleExpressions(call?.arguments[0]).every(isContentHeight)
  ) {
    return undefined;
  }
  const places = code.bindings
    .filter((binding) => {
      const declared = code.declarationOf(binding);
      return declared.kind === 'variable' && declared.declarator === declarator;
    })
    .flatMap((binding) => memberReferences(code, binding));
  const given = places.flatMap((place) => receivingProp(place, context) ?? []);
  const sheets = given.filter(({ name }) => name === 'BottomSheet.snapPoints');
  const measured = given.filter(({ name }) => name.endsWith('.onLayout'));
  const isAround = ({ element }: LibraryUsage, inner: LibraryUsage) => {
    const outer = element && code.parentOf(element);
    return outer && inner.element !== element && isInside(inner.node, outer);
  };
  const isWhole =
    given.length === places.length &&
    sheets.length > 0 &&
    sheets.every((sheet) => measured.some((each) => isAround(sheet, each)));
  return isWhole
    ? [
        removeStatement(code, statement),
        ...given.flatMap(({ node }) => removeListItem(code, node)),
      ]
    : undefined;
}

/** The prop that a result is given to, if that is the one it is for. */
function receivingProp(
  place: Node,
  context: RuleContext,
): LibraryUsage | undefined {
  const { values, uses } = context;
  const value = values.evaluate(place);
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
