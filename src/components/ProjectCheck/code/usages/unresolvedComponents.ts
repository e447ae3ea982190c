/** Reports components of the library that are used as values which nothing renders. */
import type * as t from '@babel/types';
import { getOwn, isSheet, isUnchanged, PROPS_TYPE_BY_SLOT } from '../library';
import {
  isInside,
  nameOf,
  unwrappedParent,
  type SemanticModel,
} from '../semanticModel';
import { wrappingAdvice, type UsageCollector } from './collector';
import { isExported } from './elements';

/** Parents of a value that need no check, or are reported by a visitor. */
const HARMLESS_PARENTS =
  /^(?:TS|Export|Import|JSX(?!Attr)|Binary|Unary)|Member|Type/;

/** Adds an unresolved usage for each component that no tag or call renders. */
export function reportUnresolvedComponents(collector: UsageCollector): void {
  const { model, componentValues, followed } = collector;
  const { unresolved } = collector.collected();
  for (const [node, component] of componentValues) {
    const parent = unwrappedParent(model, node);
    if (!parent || followed.has(node) || isUnchanged(component)) continue;
    if (isEntryOfReadObject(parent, model)) continue;
    const isSized = isSheet(component) || component === 'BottomSheetView';
    const key = 'key' in parent ? nameOf(parent.key) : undefined;
    if (
      (parent.type === 'JSXAttribute' && !isSized) ||
      getOwn(PROPS_TYPE_BY_SLOT, key ?? '') !== undefined ||
      HARMLESS_PARENTS.test(parent.type) ||
      unresolved.some((each) => isInside(node, each.node))
    ) {
      continue;
    }
    collector.addUnresolved(
      node,
      `\`${component}\` goes into \`${collector.excerptOf(parent)}\`, and the checker does not see how it is used. ${wrappingAdvice(component)}`,
    );
  }
}

/**
 * Whether a value is an entry of `const SHEETS = { a: BottomSheet }`, whose members are
 * followed.
 */
function isEntryOfReadObject(node: t.Node, model: SemanticModel): boolean {
  const object = 'key' in node ? model.parentOf(node) : node;
  const made =
    node.type === 'VariableDeclarator' ? node : unwrappedParent(model, object);
  const binding =
    made?.type === 'VariableDeclarator' ? model.bindingOf(made.id) : undefined;
  return (
    binding !== undefined &&
    !isExported(binding) &&
    model
      .referencesOf(binding)
      .every((each) => model.parentOf(each)?.type.includes('MemberExpression'))
  );
}
