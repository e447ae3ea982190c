/** Removes `useBottomSheetDynamicSnapPoints()`, which dynamic sizing replaces. */
import type { Node } from '@babel/types';
import { removeListItem, removeStatement, type TextEdit } from '../textEdits';
import { isInside, nameOf, spanOf } from '../semanticModel';
import { isScrollable, isSheet } from '../library';
import type { CheckedFile, FileUsage } from '../rule';
import type { AbstractValue } from '../evaluation/value';
import { isBoolean, someReferencedValue, propOf } from './helpers';
import { memberReferences } from './values';

const HOOK = 'useBottomSheetDynamicSnapPoints';

/** The prop for which the hook returns each result. */
const PROP_BY_RESULT: Readonly<Record<string, string>> = {
  animatedSnapPoints: 'snapPoints',
  animatedHandleHeight: 'handleHeight',
  animatedContentHeight: 'contentHeight',
  handleContentLayout: 'onLayout',
};

const isOfHook = (value: AbstractValue): boolean =>
  (value.kind === 'member' || value.kind === 'instance') &&
  value.owner === HOOK;

/** Whether the value of a prop may contain a result of the hook. */
export function isFromHook({ value, file }: FileUsage): boolean {
  return someReferencedValue(value, file.model, isOfHook);
}

/** Whether the snap points of a usage's element come from the hook. */
export function hasHookPoints(usage: FileUsage): boolean {
  const points = propOf(usage, 'BottomSheet.snapPoints');
  return points !== undefined && isFromHook(points);
}

/** Whether removing the hook also removes a prop. */
export function goesWithHook({ node, file }: FileUsage): boolean {
  const { start, end } = spanOf(node);
  return file.usages
    .filter(({ name }) => name === `${HOOK}()`)
    .flatMap((hook) => removeHeightHook(hook) ?? [])
    .some((edit) => edit.start <= start && edit.end >= end);
}

/** Removes the hook, if a sheet with measured content uses all its results. */
export function removeHeightHook({
  call,
  file,
}: FileUsage): TextEdit[] | undefined {
  const { model } = file;
  const declarator = model.parentOf(call);
  const statement = model.parentOf(declarator);
  if (
    statement?.type !== 'VariableDeclaration' ||
    statement.declarations.length !== 1 ||
    !model.possibleExpressions(call?.arguments[0]).every(isContentHeight)
  ) {
    return undefined;
  }
  const references = model.bindings
    .filter((binding) => {
      const declared = model.declarationOf(binding);
      return declared.kind === 'variable' && declared.declarator === declarator;
    })
    .flatMap((binding) => memberReferences(model, binding));
  const given = references.flatMap(
    (reference) => receivingProp(reference, file) ?? [],
  );
  const sheets = given.filter(({ name }) => name === 'BottomSheet.snapPoints');
  const measured = given.filter(({ name }) => name.endsWith('.onLayout'));
  const isAround = ({ element }: FileUsage, inner: FileUsage) => {
    const outer = model.parentOf(element);
    return outer && inner.element !== element && isInside(inner.node, outer);
  };
  const isWhole =
    given.length === references.length &&
    sheets.length > 0 &&
    sheets.every((sheet) => measured.some((each) => isAround(sheet, each)));
  return isWhole
    ? [
        removeStatement(model, statement),
        ...given.flatMap(({ node }) => removeListItem(model, node)),
      ]
    : undefined;
}

/** The prop that gets a result of the hook, if it is the one that the result is for. */
function receivingProp(
  reference: Node,
  { model, usages }: CheckedFile,
): FileUsage | undefined {
  const value = model.evaluate(reference);
  const role =
    value?.kind === 'member' ? PROP_BY_RESULT[value.name] : undefined;
  return usages.find((usage) => {
    const { component = '', node } = usage;
    const isGiven = usage.value === reference && node.type === 'JSXAttribute';
    if (!isGiven || nameOf(node.name) !== role) return false;
    const sizing = propOf(usage, 'BottomSheet.enableDynamicSizing');
    return role === 'onLayout'
      ? component === 'BottomSheetView' || isScrollable(component)
      : isSheet(component) && (!sizing || isBoolean(sizing, true));
  });
}

/** Whether an array of snap points contains only the height of the content. */
function isContentHeight(node: Node): boolean {
  const [only, ...more] = node.type === 'ArrayExpression' ? node.elements : [];
  return nameOf(only) === 'CONTENT_HEIGHT' && more.length === 0;
}
