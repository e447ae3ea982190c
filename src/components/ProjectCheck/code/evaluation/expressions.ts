/** Reads expressions. */
import type * as t from '@babel/types';
import { isFunction, memberNameOf, nameOf } from '../semanticModel';
import { isCall, readCall } from './calls';
import { enclosingClass } from './classes';
import type { AbstractEvaluator } from './evaluator';
import { memberOf } from './members';
import type { AbstractValue } from './value';

export function readExpression(
  node: t.Node,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const binding = values.code.bindingOf(node);
      return binding && values.evaluateBinding(binding);
    }
    case 'ThisExpression': {
      const owner = enclosingClass(node, values);
      return owner && { kind: 'this', owner };
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberOf(
        values.evaluate(node.object),
        memberNameOf(node) ?? '?',
        values,
      );
    case 'JSXMemberExpression':
      return memberOf(values.evaluate(node.object), node.property.name, values);
    case 'TSQualifiedName':
      return memberOf(values.evaluate(node.left), node.right.name, values);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return (
        values.evaluateType(node.typeAnnotation) ??
        values.evaluate(node.expression)
      );
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'TypeCastExpression':
    case 'JSXExpressionContainer':
      return values.evaluate(node.expression);
    case 'TSExternalModuleReference':
      return values.evaluateModule(nameOf(node.expression));
    case 'AwaitExpression':
      return values.evaluate(node.argument);
    case 'AssignmentExpression':
      return values.evaluate(node.right);
    case 'LogicalExpression':
      return values.evaluate(node.right) ?? values.evaluate(node.left);
    case 'ConditionalExpression':
      return (
        values.evaluate(node.consequent) ?? values.evaluate(node.alternate)
      );
    case 'ObjectExpression':
    case 'ArrayExpression':
      return { kind: 'node', node };
    default:
      if (isFunction(node)) return { kind: 'node', node };
      return isCall(node) ? readCall(node, values) : undefined;
  }
}
