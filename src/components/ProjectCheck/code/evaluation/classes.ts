/** Reads what classes keep in their fields. */
import type * as t from '@babel/types';
import { annotationOf, isFunction, nameOf } from '../semanticModel';
import type { CodeModel } from './codeModel';
import type { Evaluation } from './value';

/** The innermost class around a node. */
export function enclosingClass(
  node: t.Node,
  model: CodeModel,
): t.Node | undefined {
  return model.pathOf(node).findParent((path) => path.isClass())?.node;
}

/** The value of a field or method, from its declaration or an assignment to `this`. */
export function fieldOf(
  owner: t.Node,
  name: string,
  model: CodeModel,
): Evaluation {
  for (const node of model.descendantsOf(owner)) {
    // A class inside it has fields of its own.
    if (enclosingClass(node, model) !== owner) continue;
    const value = fieldIn(node, name, model);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The value that one node of a class gives to a field. */
function fieldIn(node: t.Node, name: string, model: CodeModel): Evaluation {
  if (node.type === 'AssignmentExpression') {
    const { left, right } = node;
    const isField =
      left.type === 'MemberExpression' &&
      left.object.type === 'ThisExpression' &&
      nameOf(left.property) === name;
    return isField ? model.evaluate(right) : undefined;
  }
  const isMember = /^Class(?:Private)?(?:Property|Method)$/.test(node.type);
  if (!isMember || !('key' in node) || nameOf(node.key) !== name) {
    return undefined;
  }
  if (isFunction(node)) return { kind: 'node', node };
  return (
    model.evaluateType(annotationOf(node)) ??
    ('value' in node ? model.evaluate(node.value) : undefined)
  );
}
