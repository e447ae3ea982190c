/** `useBottomSheetDynamicSnapPoints()`, which dynamic sizing replaces. */
import type { JSXElement, Node } from '@babel/types';
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
    .some((hook) =>
      removeHeightHook(hook, context)?.some(
        (edit) => edit.start <= start && edit.end >= end,
      ),
    );
}

const known = new WeakMap<Use, Edit[] | undefined>();

/** Takes out the hook, if a sheet with measured content uses all of it. */
export function removeHeightHook(
  use: Use,
  context: RuleContext,
): Edit[] | undefined {
  if (!known.has(use)) known.set(use, removalOf(use, context));
  return known.get(use);
}

function removalOf({ call }: Use, context: RuleContext): Edit[] | undefined {
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
  const sheets = given.filter(({ role }) => role === 'snapPoints');
  const measured = given.filter(({ role }) => role === 'onLayout');
  const isWhole =
    given.length === places.length &&
    sheets.length > 0 &&
    sheets.every(({ element }) =>
      measured.some(
        (each) => each.element !== element && isWithin(each.element, element),
      ),
    );
  return isWhole
    ? [
        removeStatement(code, statement),
        ...given.flatMap(({ attribute }) => removeEntry(code, attribute)),
      ]
    : undefined;
}

interface Given {
  readonly role: string;
  readonly attribute: Node;
  readonly element: JSXElement;
}

/** The prop that a result is given to, if that is the one it is for. */
function givenTo(place: Node, context: RuleContext): Given | undefined {
  const { code, values, uses } = context;
  const value = values.of(place);
  const role = value?.kind === 'member' ? PROPS[value.name] : undefined;
  const container = code.parentOf(place);
  const attribute = container && code.parentOf(container);
  const tag = attribute && code.parentOf(attribute);
  const element = tag && code.parentOf(tag);
  if (
    container?.type !== 'JSXExpressionContainer' ||
    attribute?.type !== 'JSXAttribute' ||
    tag?.type !== 'JSXOpeningElement' ||
    element?.type !== 'JSXElement' ||
    role === undefined ||
    nameOf(attribute.name) !== role
  ) {
    return undefined;
  }
  const isRight = uses.some(
    (use) =>
      use.kind === 'element' &&
      use.element === tag &&
      (role === 'onLayout'
        ? isMeasured(use.component ?? '')
        : isSized(use, context)),
  );
  return isRight ? { role, attribute, element } : undefined;
}

const isMeasured = (component: string): boolean =>
  component === 'BottomSheetView' || isScrollable(component);

/** Whether dynamic sizing is on. */
function isSized(use: Use, context: RuleContext): boolean {
  const sizing = propOf(use, context, 'BottomSheet.enableDynamicSizing');
  return (
    isSheet(use.component) && (sizing === undefined || isBoolean(sizing, true))
  );
}

/** Whether the height of the content is the only point. */
function isContentHeight(node: Node): boolean {
  const [only, ...more] = node.type === 'ArrayExpression' ? node.elements : [];
  return nameOf(only) === 'CONTENT_HEIGHT' && more.length === 0;
}
