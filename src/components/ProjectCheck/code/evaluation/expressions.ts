/** Reads expressions other than calls. */
import type * as t from '@babel/types';
import { isFunction, memberNameOf, nameOf } from '../semanticModel';
import { isCall, readCall } from './calls';
import { enclosingClass } from './classes';
import type { AbstractEvaluator } from './evaluator';
import { memberOf } from './members';
import type { Evaluation } from './value';

/** The value of an expression; `AbstractEvaluator` remembers it. */
export function readExpression(
  node: t.Node,
  evaluator: AbstractEvaluator,
): Evaluation {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const binding = evaluator.model.bindingOf(node);
      return binding && evaluator.evaluateBinding(binding);
    }
    case 'ThisExpression': {
      const owner = enclosingClass(node, evaluator);
      return owner && { kind: 'this', owner };
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberOf(
        evaluator.evaluate(node.object),
        memberNameOf(node) ?? '?',
        evaluator,
      );
    case 'JSXMemberExpression':
      return memberOf(
        evaluator.evaluate(node.object),
        node.property.name,
        evaluator,
      );
    case 'TSQualifiedName':
      return memberOf(
        evaluator.evaluate(node.left),
        node.right.name,
        evaluator,
      );
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return (
        evaluator.evaluateType(node.typeAnnotation) ??
        evaluator.evaluate(node.expression)
      );
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'TypeCastExpression':
    case 'JSXExpressionContainer':
      return evaluator.evaluate(node.expression);
    case 'TSExternalModuleReference':
      return evaluator.evaluateModule(nameOf(node.expression));
    case 'AwaitExpression':
      return evaluator.evaluate(node.argument);
    case 'AssignmentExpression':
      return evaluator.evaluate(node.right);
    case 'LogicalExpression':
      return evaluator.evaluate(node.right) ?? evaluator.evaluate(node.left);
    case 'ConditionalExpression':
      return (
        evaluator.evaluate(node.consequent) ??
        evaluator.evaluate(node.alternate)
      );
    case 'ObjectExpression':
    case 'ArrayExpression':
      return { kind: 'node', node };
    default:
      if (isFunction(node)) return { kind: 'node', node };
      return isCall(node) ? readCall(node, evaluator) : undefined;
  }
}
