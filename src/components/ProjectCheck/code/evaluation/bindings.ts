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
import type { CodeModel } from './codeModel';
import { memberOf, memberOfType } from './members';
import type { Evaluation } from './value';

/** The value of a name, from its declaration, else from an assignment. */
export function readBinding(binding: Binding, model: CodeModel): Evaluation {
  const declared = model.declarationOf(binding);
  switch (declared.kind) {
    case 'import': {
      const module = model.evaluateModule(declared.from);
      return declared.imported === '*'
        ? module
        : memberOf(module, declared.imported, model);
    }
    case 'variable': {
      const { declarator, segments, annotation } = declared;
      const typed = model.evaluateType(annotation);
      // `const Sheet: FC<Props> = …` says nothing of what it holds.
      const start =
        typed !== undefined && typed.kind !== 'node'
          ? typed
          : (model.evaluate(declarator.init) ?? typed);
      return resolvePath(start, segments, model) ?? assignedTo(binding, model);
    }
    case 'parameter': {
      const { functionNode, index, annotation, segments, isRest } = declared;
      const start = readParameter(functionNode, index, annotation, model);
      return isRest && start?.kind !== 'instance'
        ? undefined
        : resolvePath(start, segments, model);
    }
    case 'node': {
      const { node } = declared;
      if (node.type === 'TSImportEqualsDeclaration') {
        return model.evaluate(node.moduleReference);
      }
      return node.type.startsWith('TS')
        ? model.evaluateType(node)
        : { kind: 'node', node };
    }
  }
}

/** Follows a destructuring pattern into a value. */
function resolvePath(
  start: Evaluation,
  segments: readonly PathSegment[],
  model: CodeModel,
) {
  return segments.reduce<Evaluation>(
    (value, segment) => memberOf(value, segment, model),
    start,
  );
}

/** The first value that is assigned to a variable after its declaration. */
function assignedTo(
  { constantViolations }: Binding,
  model: CodeModel,
): Evaluation {
  for (const { node } of constantViolations) {
    const value =
      node.type === 'AssignmentExpression'
        ? model.evaluate(node.right)
        : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The declaration of a member of a parameter, in the parameter's type. */
export function typedMember(
  node: t.Node,
  model: CodeModel,
): t.TSPropertySignature | undefined {
  const name = memberNameOf(node);
  const root = 'object' in node ? (node.object as t.Node) : node;
  const declared = model.declarationAt(root);
  if (declared?.kind !== 'parameter') return undefined;
  const { functionNode, index, annotation, segments } = declared;
  const argument = readParameter(functionNode, index, annotation, model);
  const key = root === node ? segments[0] : name;
  const type = argument?.kind === 'node' ? argument.node : annotation;
  return type && typeof key === 'string'
    ? memberOfType(type, key, model)
    : undefined;
}

/** The argument that a function gets, by its type, else by who calls the function. */
function readParameter(
  node: FunctionNode,
  index: number,
  annotation: t.TSType | undefined,
  model: CodeModel,
): Evaluation {
  return (
    model.evaluateType(annotation) ?? contextualArgument(node, index, model)
  );
}

/** The argument that React, a promise or a prop passes to a function. */
function contextualArgument(
  node: FunctionNode,
  index: number,
  model: CodeModel,
): Evaluation {
  const inferred = index === 0 ? model.firstArguments.get(node) : undefined;
  if (inferred !== undefined) return inferred;
  const parent = model.parentOf(node);
  if (parent?.type === 'VariableDeclarator' && index === 0) {
    return model.evaluateType(propsTypeOf(annotationOf(parent.id)));
  }
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) {
    return undefined;
  }
  const { callee } = parent;
  if (memberNameOf(callee) === 'then' && 'object' in callee) {
    return index === 0 ? model.evaluate(callee.object) : undefined;
  }
  const name = model.externalExportName(callee);
  const [one, two] = [0, 1].map((at) => typeArgumentOf(parent, at));
  if (name === 'forwardRef') {
    return index === 0 ? model.evaluateType(two) : refTo(one, node, model);
  }
  if (index > 0) return undefined;
  if (name === 'memo') return model.evaluateType(one);
  if (name !== 'useCallback') return undefined;
  const above = model.parentOf(parent);
  return model.evaluateType(
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
