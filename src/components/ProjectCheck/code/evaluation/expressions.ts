/** Reads expressions other than calls. */
import type * as t from '@babel/types';
import { isFunction, memberNameOf, nameOf } from '../semanticModel';
import { isCall, readCall } from './calls';
import { enclosingClass } from './classes';
import type { CodeModel } from './codeModel';
import { memberOf } from './members';
import type { Evaluation } from './value';

/** The value of an expression; `CodeModel` remembers it. */
export function readExpression(node: t.Node, model: CodeModel): Evaluation {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const binding = model.bindingOf(node);
      return binding && model.evaluateBinding(binding);
    }
    case 'ThisExpression': {
      const owner = enclosingClass(node, model);
      return owner && { kind: 'this', owner };
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberOf(
        model.evaluate(node.object),
        memberNameOf(node) || '?',
        model,
      );
    case 'JSXMemberExpression':
      return memberOf(model.evaluate(node.object), node.property.name, model);
    case 'TSQualifiedName':
      return memberOf(model.evaluate(node.left), node.right.name, model);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return (
        model.evaluateType(node.typeAnnotation) ??
        model.evaluate(node.expression)
      );
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'TypeCastExpression':
    case 'JSXExpressionContainer':
      return model.evaluate(node.expression);
    case 'TSExternalModuleReference':
      return model.evaluateModule(nameOf(node.expression));
    case 'AwaitExpression':
      return model.evaluate(node.argument);
    case 'AssignmentExpression':
      return model.evaluate(node.right);
    case 'LogicalExpression':
      return model.evaluate(node.right) ?? model.evaluate(node.left);
    case 'ConditionalExpression':
      return model.evaluate(node.consequent) ?? model.evaluate(node.alternate);
    case 'ObjectExpression':
    case 'ArrayExpression':
      return { kind: 'node', node };
    default:
      if (isFunction(node)) return { kind: 'node', node };
      return isCall(node) ? readCall(node, model) : undefined;
  }
}
