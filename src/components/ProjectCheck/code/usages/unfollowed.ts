/** Reports components of the library that go where no tag or call shows their props. */
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

/** Where a component as a value is known to need nothing, or is reported already. */
const HARMLESS_PARENTS =
  /^(?:TS|Export|Import|JSX(?!Attr)|Binary|Unary)|Member|Type/;

export function reportUnfollowed(collector: UsageCollector): void {
  const { code, componentValues, followed } = collector;
  const known = collector.collected().unknowns;
  for (const [node, component] of componentValues) {
    const parent = unwrappedParent(code, node);
    if (!parent || followed.has(node) || isUnchanged(component)) continue;
    if (isEntryOfReadObject(parent, code)) continue;
    const isSized = isSheet(component) || component === 'BottomSheetView';
    const key = 'key' in parent ? nameOf(parent.key) : undefined;
    if (
      (parent.type === 'JSXAttribute' && !isSized) ||
      getOwn(PROPS_TYPE_BY_SLOT, key ?? '') !== undefined ||
      HARMLESS_PARENTS.test(parent.type) ||
      known.some((each) => isInside(node, each.node))
    ) {
      continue;
    }
    collector.addUnknown(
      node,
      `\`${component}\` goes into \`${collector.excerptOf(parent)}\`, and the checker does not see how it is used. ${wrappingAdvice(component)}`,
    );
  }
}

/** `const SHEETS = { a: BottomSheet }`, of which the file reads members only. */
function isEntryOfReadObject(node: t.Node, code: SemanticModel): boolean {
  const object = 'key' in node ? code.parentOf(node) : node;
  const made =
    node.type === 'VariableDeclarator'
      ? node
      : object && unwrappedParent(code, object);
  const binding =
    made?.type === 'VariableDeclarator' ? code.bindingOf(made.id) : undefined;
  return (
    binding !== undefined &&
    !isExported(binding) &&
    code
      .referencesOf(binding)
      .every((each) => code.parentOf(each)?.type.includes('MemberExpression'))
  );
}
