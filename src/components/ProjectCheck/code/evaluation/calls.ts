/** Reads calls: what a function of the library, of React or of the file returns. */
import * as t from '@babel/types';
import { isComponent } from '../library';
import { isFunction, memberNameOf, nameOf, unwrap } from '../semanticModel';
import type { AbstractEvaluator } from './evaluator';
import { memberOf } from './members';
import type { AbstractValue } from './value';

/** Functions that return their first argument, or something that acts like it. */
export const IDENTITY_WRAPPERS =
  /^(?:forwardRef|memo|useCallback|observer|gestureHandlerRootHOC|freeze)$/;

type Call = t.CallExpression | t.OptionalCallExpression | t.NewExpression;

export const isCall = (node: t.Node): node is Call =>
  /^(?:OptionalCall|Call|New)Expression$/.test(node.type);

export function isFreeze(
  { type, callee }: Call,
  { code }: AbstractEvaluator,
): boolean {
  return type === 'CallExpression' && code.textOf(callee) === 'Object.freeze';
}

export function readCall(
  node: Call,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  const [first] = node.arguments;
  const { callee } = node;
  if (nameOf(callee) === 'require' || callee.type === 'Import') {
    return values.evaluateModule(nameOf(first));
  }
  // `_interopRequireWildcard(require('…'))`, as compilers write it.
  if ((nameOf(callee) ?? '').startsWith('_interop') || isFreeze(node, values)) {
    return values.evaluate(first);
  }
  if (memberNameOf(callee) === 'then') return returnValueOf(first, values);
  const called = values.evaluate(callee);
  switch (called?.kind) {
    case 'export':
      return isComponent(called.name)
        ? undefined
        : { kind: 'instance', owner: called.name };
    case 'node':
      return returnValueOf(called.node, values);
    case 'other':
      return externalCallResult(called, node, values);
    default:
      return undefined;
  }
}

/** What a function of the file returns, if it has one `return`. */
function returnValueOf(
  node: t.Node | null | undefined,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  const value = values.evaluate(node);
  const called = value?.kind === 'node' ? value.node : undefined;
  const [only, ...more] = isFunction(called)
    ? values.code.returnsOf(called)
    : [];
  return more.length === 0 ? values.evaluate(only) : undefined;
}

/** What a function of React or another package returns. */
function externalCallResult(
  { from, name }: Extract<AbstractValue, { kind: 'other' }>,
  node: Call,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  const [first] = node.arguments;
  switch (name) {
    case 'useRef':
    case 'createRef':
      return refTo(typeArgumentOf(node, 0), node, values);
    case 'useMemo':
      return returnValueOf(first, values);
    case 'lazy':
      return memberOf(returnValueOf(first, values), 'default', values);
    case 'useContext': {
      const created = values.code.constantInitializer(first);
      return created && values.evaluateType(typeArgumentOf(unwrap(created), 0));
    }
    default:
      if (name === 'create' && from === 'react-native')
        return values.evaluate(first);
      return IDENTITY_WRAPPERS.test(name)
        ? values.evaluate(first)
        : { kind: 'result', name };
  }
}

/** A ref that holds a type; one without a type is known by the node that creates it. */
export function refTo(
  type: t.TSType | undefined,
  createdBy: t.Node,
  values: AbstractEvaluator,
): AbstractValue {
  const held = values.evaluateType(type);
  return held?.kind === 'instance'
    ? { kind: 'ref', owner: held.owner }
    : { kind: 'ref', createdBy };
}

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
