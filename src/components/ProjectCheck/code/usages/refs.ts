/**
 * Infers the types of untyped refs and render functions from the props they are passed
 * to.
 */
import type * as t from '@babel/types';
import type { AbstractEvaluator } from '../evaluation/evaluator';
import { memberOf } from '../evaluation/members';
import { getOwn, methodsOf, PROPS_TYPE_BY_SLOT } from '../library';
import {
  nameOf,
  unwrap,
  type SemanticModel,
  type MaybeNode,
} from '../semanticModel';

/** Infers types for the whole file. Runs before anything else is evaluated. */
export function inferFromProps(
  model: SemanticModel,
  evaluator: AbstractEvaluator,
): void {
  for (const node of model.nodes) {
    if (node.type === 'JSXOpeningElement') {
      for (const each of node.attributes)
        if (each.type === 'JSXAttribute')
          inferFromProp(node.name, each.name, each.value, evaluator);
    }
    if (node.type !== 'CallExpression') continue;
    const [first, props] = node.arguments;
    // Compares the text: a value that is evaluated now would be remembered without refs.
    const isCreateElement = model.textOf(node.callee).endsWith('createElement');
    if (!isCreateElement || props?.type !== 'ObjectExpression') continue;
    for (const each of props.properties)
      if (each.type === 'ObjectProperty')
        inferFromProp(first, each.key, each.value, evaluator);
  }
}

function inferFromProp(
  tag: t.Node | undefined,
  key: t.Node,
  given: MaybeNode,
  evaluator: AbstractEvaluator,
): void {
  const name = nameOf(key) ?? '';
  const propsType = getOwn(PROPS_TYPE_BY_SLOT, name);
  if (!given || (name !== 'ref' && propsType === undefined)) return;
  const [owner] = evaluator
    .components(tag)
    .flatMap((component) => propsType ?? methodsOf(component) ?? []);
  if (owner === undefined) return;
  const value = evaluator.evaluate(unwrap(given));
  if (value?.kind === 'node')
    evaluator.firstArguments.set(value.node, { kind: 'instance', owner });
  else if (value?.kind === 'ref' && value.createdBy && !propsType)
    evaluator.refTypes.set(value.createdBy, owner);
}

/** Whether a value is a ref to a sheet. */
export function isSheetRef(
  node: MaybeNode,
  evaluator: AbstractEvaluator,
): boolean {
  const value = evaluator.evaluate(node);
  return (
    value?.kind === 'ref' &&
    memberOf(value, 'current', evaluator)?.kind === 'instance'
  );
}
