/** Infers what refs and render functions without types hold, from where they go. */
import type * as t from '@babel/types';
import type { AbstractEvaluator } from '../evaluation/evaluator';
import { memberOf } from '../evaluation/members';
import { getOwn, methodsOf, PROPS_TYPE_BY_SLOT } from '../library';
import { nameOf, unwrap, type SemanticModel } from '../semanticModel';

/** Reads the props of all tags, before anything else is evaluated. */
export function inferFromProps(
  code: SemanticModel,
  values: AbstractEvaluator,
): void {
  for (const node of code.nodes) {
    if (node.type === 'JSXOpeningElement') {
      for (const each of node.attributes)
        if (each.type === 'JSXAttribute')
          inferFromProp(node.name, each.name, each.value, values);
    }
    if (node.type !== 'CallExpression') continue;
    const [first, props] = node.arguments;
    // By its name: what is looked up before the refs are known stays so.
    const isMade = code.textOf(node.callee).endsWith('createElement');
    if (!isMade || props?.type !== 'ObjectExpression') continue;
    for (const each of props.properties)
      if (each.type === 'ObjectProperty')
        inferFromProp(first, each.key, each.value, values);
  }
}

function inferFromProp(
  tag: t.Node | undefined,
  key: t.Node,
  given: t.Node | null | undefined,
  values: AbstractEvaluator,
): void {
  const name = nameOf(key) ?? '';
  const part = getOwn(PROPS_TYPE_BY_SLOT, name);
  if (!given || (name !== 'ref' && part === undefined)) return;
  const [owner] = values
    .components(tag)
    .flatMap((component) => part ?? methodsOf(component) ?? []);
  if (owner === undefined) return;
  const value = values.evaluate(unwrap(given));
  if (value?.kind === 'node')
    values.firstArguments.set(value.node, { kind: 'instance', owner });
  else if (value?.kind === 'ref' && value.createdBy && !part)
    values.refTypes.set(value.createdBy, owner);
}

/** Whether a value is a ref to an object of the library. */
export function isSheetRef(
  node: t.Node | null | undefined,
  values: AbstractEvaluator,
): boolean {
  const value = values.evaluate(node);
  return (
    value?.kind === 'ref' &&
    memberOf(value, 'current', values)?.kind === 'instance'
  );
}
