/** Reads calls: what a function of the library, of React or of the file returns. */
import * as t from '@babel/types';
import { isComponent } from '../library';
import {
  isFunction,
  memberNameOf,
  nameOf,
  unwrap,
  type MaybeNode,
} from '../semanticModel';
import type { CodeModel } from './codeModel';
import { memberOf } from './members';
import type { AbstractValue, Evaluation } from './value';

/** Functions that return their first argument, or something that acts like it. */
export const IDENTITY_WRAPPERS =
  /^(?:forwardRef|memo|useCallback|observer|gestureHandlerRootHOC|freeze)$/;

type AnyCall = t.CallExpression | t.OptionalCallExpression | t.NewExpression;

/** Whether a node is a call, with `new` or without. */
export const isCall = (node: t.Node): node is AnyCall =>
  /^(?:OptionalCall|Call|New)Expression$/.test(node.type);

/** Whether a call is one of `Object.freeze()`. */
export function isFreeze({ type, callee }: AnyCall, model: CodeModel): boolean {
  return type === 'CallExpression' && model.textOf(callee) === 'Object.freeze';
}

/** The value that a call returns. */
export function readCall(node: AnyCall, model: CodeModel): Evaluation {
  const [first] = node.arguments;
  const { callee } = node;
  if (nameOf(callee) === 'require' || callee.type === 'Import') {
    return model.evaluateModule(nameOf(first));
  }
  // `_interopRequireWildcard(require('…'))`, as compilers write it.
  if (nameOf(callee).startsWith('_interop') || isFreeze(node, model)) {
    return model.evaluate(first);
  }
  if (memberNameOf(callee) === 'then') return returnValueOf(first, model);
  const called = model.evaluate(callee);
  switch (called?.kind) {
    case 'export':
      return isComponent(called.name)
        ? undefined
        : { kind: 'instance', owner: called.name };
    case 'node':
      return returnValueOf(called.node, model);
    case 'other':
      return externalCallResult(called, node, model);
    default:
      return undefined;
  }
}

/** The value that a function of the file returns, if it has one `return`. */
function returnValueOf(node: MaybeNode, model: CodeModel): Evaluation {
  const value = model.evaluate(node);
  const called = value?.kind === 'node' ? value.node : undefined;
  const [only, ...more] = isFunction(called) ? model.returnsOf(called) : [];
  return more.length === 0 ? model.evaluate(only) : undefined;
}

/** The value that a function of React or another package returns. */
function externalCallResult(
  { from, name }: Extract<AbstractValue, { kind: 'other' }>,
  node: AnyCall,
  model: CodeModel,
): Evaluation {
  const [first] = node.arguments;
  switch (name) {
    case 'useRef':
    case 'createRef':
      return refTo(typeArgumentOf(node, 0), node, model);
    case 'useMemo':
      return returnValueOf(first, model);
    case 'lazy':
      return memberOf(returnValueOf(first, model), 'default', model);
    case 'useContext': {
      const created = model.constantInitializer(first);
      return created && model.evaluateType(typeArgumentOf(unwrap(created), 0));
    }
    default:
      if (name === 'create' && from === 'react-native')
        return model.evaluate(first);
      return IDENTITY_WRAPPERS.test(name)
        ? model.evaluate(first)
        : { kind: 'result', name };
  }
}

/** A ref that holds a type; one without a type is known by the node that creates it. */
export function refTo(
  type: t.TSType | undefined,
  createdBy: t.Node,
  model: CodeModel,
): AbstractValue {
  const held = model.evaluateType(type);
  return held?.kind === 'instance'
    ? { kind: 'ref', owner: held.owner }
    : { kind: 'ref', createdBy };
}

/** The name in a reference to a type. */
export const typeNameOf = (
  type: t.TSTypeReference | t.TSExpressionWithTypeArguments,
): t.Node => ('typeName' in type ? type.typeName : type.expression);

/** The type argument of a call or a type, by its index: what is between `<` and `>`. */
export function typeArgumentOf(
  node: t.Node,
  index: number,
): t.TSType | undefined {
  const list =
    'typeParameters' in node ? (node.typeParameters as t.Node) : null;
  return t.isTSTypeParameterInstantiation(list)
    ? list.params[index]
    : undefined;
}
