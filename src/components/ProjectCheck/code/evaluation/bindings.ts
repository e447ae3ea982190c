/** Reads what the names of a file are bound to: imports, variables, parameters. */
import type * as t from '@babel/types';
import {
  annotationOf,
  memberNameOf,
  type Binding,
  type FunctionNode,
  type PathSegment,
} from '../semanticModel';
import { refTo, typeArgumentOf } from './calls';
import type { AbstractEvaluator } from './evaluator';
import { memberOf, memberOfType } from './members';
import type { AbstractValue } from './value';

export function readBinding(
  binding: Binding,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  const declared = values.code.declarationOf(binding);
  switch (declared.kind) {
    case 'import': {
      const module = values.evaluateModule(declared.from);
      return declared.imported === '*'
        ? module
        : memberOf(module, declared.imported, values);
    }
    case 'variable': {
      const { declarator, steps, annotation } = declared;
      const typed = values.evaluateType(annotation);
      // `const Sheet: FC<Props> = …` says nothing of what it holds.
      const start =
        typed !== undefined && typed.kind !== 'node'
          ? typed
          : (values.evaluate(declarator.init) ?? typed);
      return resolvePath(start, steps, values) ?? assignedTo(binding, values);
    }
    case 'parameter': {
      const { of, index, annotation, steps, isRest } = declared;
      const start = readParameter(of, index, annotation, values);
      return isRest && start?.kind !== 'instance'
        ? undefined
        : resolvePath(start, steps, values);
    }
    case 'node': {
      const { node } = declared;
      if (node.type === 'TSImportEqualsDeclaration') {
        return values.evaluate(node.moduleReference);
      }
      return node.type.startsWith('TS')
        ? values.evaluateType(node)
        : { kind: 'node', node };
    }
  }
}

/** Follows a destructuring pattern into a value. */
function resolvePath(
  start: AbstractValue | undefined,
  steps: readonly PathSegment[],
  values: AbstractEvaluator,
) {
  return steps.reduce<AbstractValue | undefined>(
    (value, step) => memberOf(value, step, values),
    start,
  );
}

/** The first value that is assigned to a variable after its declaration. */
function assignedTo(
  { constantViolations }: Binding,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  for (const { node } of constantViolations) {
    const value =
      node.type === 'AssignmentExpression'
        ? values.evaluate(node.right)
        : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The declaration of a member of a parameter, in the parameter's type. */
export function typedMember(
  node: t.Node,
  values: AbstractEvaluator,
): t.TSPropertySignature | undefined {
  const name = memberNameOf(node);
  const root = 'object' in node ? (node.object as t.Node) : node;
  const declared = values.code.declarationAt(root);
  if (declared?.kind !== 'parameter') return undefined;
  const { of, index, annotation, steps } = declared;
  const argument = readParameter(of, index, annotation, values);
  const key = root === node ? steps[0] : name;
  const type = argument?.kind === 'node' ? argument.node : annotation;
  return type && typeof key === 'string'
    ? memberOfType(type, key, values)
    : undefined;
}

/** The argument that a function gets, by its type, else by who calls the function. */
function readParameter(
  node: FunctionNode,
  index: number,
  annotation: t.TSType | undefined,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  return (
    values.evaluateType(annotation) ?? contextualArgument(node, index, values)
  );
}

/** The argument that React, a promise or a prop passes to a function. */
function contextualArgument(
  node: FunctionNode,
  index: number,
  values: AbstractEvaluator,
): AbstractValue | undefined {
  const { code } = values;
  const inferred = index === 0 ? values.firstArguments.get(node) : undefined;
  if (inferred !== undefined) return inferred;
  const parent = code.parentOf(node);
  if (parent?.type === 'VariableDeclarator' && index === 0) {
    return values.evaluateType(propsTypeOf(annotationOf(parent.id)));
  }
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) {
    return undefined;
  }
  const { callee } = parent;
  if (memberNameOf(callee) === 'then' && 'object' in callee) {
    return index === 0 ? values.evaluate(callee.object) : undefined;
  }
  const name = values.externalExportName(callee);
  const [one, two] = [0, 1].map((at) => typeArgumentOf(parent, at));
  if (name === 'forwardRef') {
    return index === 0 ? values.evaluateType(two) : refTo(one, node, values);
  }
  if (index > 0) return undefined;
  if (name === 'memo') return values.evaluateType(one);
  if (name !== 'useCallback') return undefined;
  const above = code.parentOf(parent);
  return values.evaluateType(
    propsTypeOf(one) ??
      (above?.type === 'VariableDeclarator'
        ? propsTypeOf(annotationOf(above.id))
        : undefined),
  );
}

/** The type of the props in `React.FC<Props>`, or of a prop of the library. */
function propsTypeOf(type: t.TSType | undefined): t.TSType | undefined {
  return type?.type === 'TSTypeReference'
    ? type.typeParameters?.params[0]
    : type?.type === 'TSIndexedAccessType'
      ? type
      : undefined;
}
