/**
 * Infers the types of untyped refs and render functions from the props they are passed
 * to.
 */
import type * as t from '@babel/types';
import type { CodeModel } from '../evaluation/codeModel';
import { memberOf } from '../evaluation/members';
import { getOwn, methodsOf, PROPS_TYPE_BY_SLOT } from '../library';
import { nameOf, unwrap, type MaybeNode } from '../semanticModel';

/** Infers types for the whole file. Runs before anything else is evaluated. */
export function inferFromProps(model: CodeModel): void {
  for (const node of model.nodes) {
    if (node.type === 'JSXOpeningElement') {
      for (const each of node.attributes)
        if (each.type === 'JSXAttribute')
          inferFromProp(node.name, each.name, each.value, model);
    }
    if (node.type !== 'CallExpression') continue;
    const [first, props] = node.arguments;
    // Compares the text: a value that is evaluated now would be remembered without refs.
    const isCreateElement = model.textOf(node.callee).endsWith('createElement');
    if (!isCreateElement || props?.type !== 'ObjectExpression') continue;
    for (const each of props.properties)
      if (each.type === 'ObjectProperty')
        inferFromProp(first, each.key, each.value, model);
  }
}

function inferFromProp(
  tag: t.Node | undefined,
  key: t.Node,
  given: MaybeNode,
  model: CodeModel,
): void {
  const name = nameOf(key);
  const propsType = getOwn(PROPS_TYPE_BY_SLOT, name);
  if (!given || (name !== 'ref' && propsType === undefined)) return;
  const [owner] = model
    .components(tag)
    .flatMap((component) => propsType ?? methodsOf(component) ?? []);
  if (owner === undefined) return;
  const value = model.evaluate(unwrap(given));
  if (value?.kind === 'node')
    model.firstArguments.set(value.node, { kind: 'instance', owner });
  else if (value?.kind === 'ref' && value.createdBy && !propsType)
    model.refTypes.set(value.createdBy, owner);
}

/** Whether a value is a ref to a sheet. */
export function isSheetRef(node: MaybeNode, model: CodeModel): boolean {
  const value = model.evaluate(node);
  return (
    value?.kind === 'ref' &&
    memberOf(value, 'current', model)?.kind === 'instance'
  );
}
