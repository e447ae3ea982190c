/** Collects members of the module, of instances, and of types of props. */
import type * as t from '@babel/types';
import type { AbstractValue } from '../evaluation/value';
import { typeArgumentOf, typeNameOf } from '../evaluation/calls';
import { isComponent, qualifiedMemberName } from '../library';
import { bindingTarget, nameOf } from '../semanticModel';
import type { UsageCollector, Visitors } from './collector';
import { isImported, TRACKED_PACKAGES } from './modules';
import type { LibraryUsage } from './usage';

/** Visitors of members in expressions, patterns and types. */
export const memberVisitors: Visitors = {
  MemberExpression: visitMember,
  OptionalMemberExpression: visitMember,
  // `const { present } = useBottomSheetModal()`
  ObjectPattern({ properties }, collector) {
    const { model } = collector;
    for (const node of properties) {
      if (node.type !== 'ObjectProperty') continue;
      const binding = model.bindingOf(bindingTarget(node));
      const value = binding && model.evaluateBinding(binding);
      if (value?.kind === 'member' && value.name === nameOf(node.key))
        addMember(value, { kind: 'member', node }, collector);
      if (value?.kind === 'export' && !isImported(binding, collector))
        collector.add({ name: value.name, kind: 'import', node });
    }
  },
  // `Lib.BottomSheet`, as a type.
  TSQualifiedName(node, collector) {
    const value = collector.model.evaluate(node);
    if (value?.kind === 'export')
      collector.add({ name: value.name, kind: 'export', node: node.right });
  },
  // `BottomSheetProps['snapPoints']`
  TSIndexedAccessType({ objectType, indexType }, collector) {
    visitKeys(objectType, indexType, collector);
  },
  // `Pick<BottomSheetProps, 'snapPoints'>`
  TSTypeReference: visitPick,
  TSExpressionWithTypeArguments: visitPick,
};

function visitMember(
  node: t.MemberExpression | t.OptionalMemberExpression,
  collector: UsageCollector,
): void {
  const { model, componentValues } = collector;
  const parent = model.parentOf(node);
  const value = model.evaluate(node);
  const isOfModule = model.evaluate(node.object)?.kind !== 'export';
  if (value?.kind === 'export' && isOfModule) {
    const { name } = value;
    collector.add({ name, kind: 'export', node: node.property });
    if (isComponent(name)) componentValues.set(node, name);
  }
  if (value?.kind === 'other' && TRACKED_PACKAGES.has(value.from)) {
    const name = `${value.from}.${value.name}`;
    collector.add({ name, kind: 'import', node: node.property });
  }
  const isCalled = parent && 'callee' in parent && parent.callee === node;
  if (value?.kind === 'member' && !isCalled)
    addMember(value, { kind: 'member', node }, collector);
}

/** Collects the keys that `Pick<Type, Keys>` names. */
function visitPick(
  node: t.TSTypeReference | t.TSExpressionWithTypeArguments,
  collector: UsageCollector,
): void {
  const [object, keys] = [typeArgumentOf(node, 0), typeArgumentOf(node, 1)];
  if (nameOf(typeNameOf(node)) === 'Pick' && object && keys)
    visitKeys(object, keys, collector);
}

/** Adds a member of an instance or an export; reports one whose name is computed. */
export function addMember(
  { owner, name }: Extract<AbstractValue, { kind: 'member' }>,
  use: Pick<LibraryUsage, 'kind' | 'node' | 'call'>,
  collector: UsageCollector,
): void {
  const { node } = use;
  if (name === '?') {
    collector.addUnresolved(
      node,
      `\`${collector.excerptOf(node)}\` reads a member whose name is not visible here.`,
    );
  } else {
    const nameNode = 'property' in node ? node.property : node;
    collector.add({
      ...use,
      name: qualifiedMemberName(owner, name),
      node: nameNode,
    });
  }
}

/** Collects the names of props in a type of keys. */
function visitKeys(
  object: t.Node,
  keys: t.Node,
  collector: UsageCollector,
): void {
  const value = collector.model.evaluateType(object);
  if (value?.kind !== 'instance') return;
  const component = value.owner.replace(/Props$/, '');
  for (const node of keys.type === 'TSUnionType' ? keys.types : [keys]) {
    const key = 'literal' in node ? nameOf(node.literal) : undefined;
    if (key === undefined) continue;
    const name = qualifiedMemberName(component, key);
    collector.add({ name, kind: 'type', node });
  }
}
