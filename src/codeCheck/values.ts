/* eslint-disable max-lines -- one evaluation: its parts call each other */
/**
 * Finds out what an expression stands for, as far as that concerns the
 * library: what an import, an alias, a ref or the result of a hook is.
 */
import type { Node, TSType } from '@babel/types';
import { DATA, isComponent, LIBRARY } from './library';
import { annotationOf, type Binding, type Names, type Step } from './scope';
import {
  classAround,
  isFunction,
  isNode,
  nameOf,
  returnedBy,
  type FunctionNode,
  type Tree,
} from './tree';
import { readType } from './typeValues';

export type Value =
  /** The library's module. */
  | { readonly kind: 'library' }
  /** Something that the library exports. */
  | { readonly kind: 'export'; readonly name: string }
  /** Something of another module; `*` is the module itself. */
  | { readonly kind: 'other'; readonly from: string; readonly name: string }
  /** A ref; `made` is the call that made one whose type is not written. */
  | { readonly kind: 'ref'; readonly of?: string; readonly made?: Node }
  /** An object of the library: what a ref holds, what a hook returns. */
  | { readonly kind: 'instance'; readonly of: string }
  /** A member of one. */
  | { readonly kind: 'member'; readonly of: string; readonly name: string }
  /** The object that a class is about. */
  | { readonly kind: 'this'; readonly of: Node }
  /** The result of a function of another module. */
  | { readonly kind: 'result'; readonly from: string; readonly name: string }
  /** Code that is written out: an object, a function, a type. */
  | { readonly kind: 'node'; readonly node: Node };

/** Functions that give back what they are given. */
const PASSING =
  /^(?:forwardRef|memo|useCallback|observer|gestureHandlerRootHOC)$/;

export interface Values {
  of(node: Node | null | undefined): Value | undefined;
  ofType(type: Node | null | undefined): Value | undefined;
  ofBinding(binding: Binding): Value | undefined;
  /** The member of what a value is. */
  member(value: Value | undefined, name: Step): Value | undefined;
  /** Tells what a ref without a written type holds. */
  learnRef(made: Node, of: string): void;
  /** Tells what a function is given first. */
  learnParameter(node: FunctionNode, value: Value): void;
}

/** Makes the evaluation of one file. */
export function evaluate(tree: Tree, names: Names): Values {
  const known = new Map<Node | Binding, Value | undefined>();
  const busy = new Set<Node | Binding>();
  const refs = new Map<Node, string>();
  const parameters = new Map<FunctionNode, Value>();

  function once(
    key: Node | Binding,
    find: () => Value | undefined,
  ): Value | undefined {
    if (known.has(key)) return known.get(key);
    if (busy.has(key)) return undefined;
    busy.add(key);
    const value = find();
    busy.delete(key);
    known.set(key, value);
    return value;
  }

  const of: Values['of'] = (node) =>
    node ? once(node, () => valueOf(node)) : undefined;

  const ofBinding: Values['ofBinding'] = (binding) =>
    once(binding, () => valueOfBinding(binding));

  function lookUp(node: Node): Value | undefined {
    const binding = names.find(nameOf(node) ?? '', node);
    return binding && ofBinding(binding);
  }

  function valueOf(node: Node): Value | undefined {
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        return lookUp(node);
      case 'ThisExpression': {
        const holder = classAround(tree, node);
        return holder && { kind: 'this', of: holder };
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return member(
          of(node.object),
          (node.computed && node.property.type !== 'StringLiteral'
            ? undefined
            : nameOf(node.property)) ?? '?',
        );
      case 'JSXMemberExpression':
        return member(of(node.object), node.property.name);
      case 'TSQualifiedName':
        return member(of(node.left), node.right.name);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
        return ofType(node.typeAnnotation) ?? of(node.expression);
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'TypeCastExpression':
      case 'JSXExpressionContainer':
        return of(node.expression);
      case 'AwaitExpression':
        return of(node.argument);
      case 'AssignmentExpression':
        return of(node.right);
      case 'LogicalExpression':
        return of(node.right) ?? of(node.left);
      case 'ConditionalExpression':
        return of(node.consequent) ?? of(node.alternate);
      case 'ImportExpression':
        return moduleOf(nameOf(node.source));
      case 'CallExpression':
      case 'OptionalCallExpression':
      case 'NewExpression':
        return resultOf(node);
      case 'ObjectExpression':
      case 'ArrayExpression':
        return { kind: 'node', node };
      default:
        return isFunction(node) ? { kind: 'node', node } : undefined;
    }
  }

  function valueOfBinding(binding: Binding): Value | undefined {
    const { declared } = binding;
    switch (declared.kind) {
      case 'import': {
        const from = moduleOf(declared.from);
        return declared.imported === '*'
          ? from
          : member(from, declared.imported);
      }
      case 'variable': {
        const typed = ofType(declared.annotation);
        // `const Sheet: FC<Props> = …` says nothing of what it holds.
        const start =
          typed !== undefined && typed.kind !== 'node'
            ? typed
            : of(declared.init);
        const value = declared.path.reduce<Value | undefined>(member, start);
        return value ?? assignedTo(binding);
      }
      case 'parameter': {
        const start =
          ofType(declared.annotation) ?? contextOf(declared.of, declared.index);
        return declared.isRest && start?.kind !== 'instance'
          ? undefined
          : declared.path.reduce<Value | undefined>(member, start);
      }
      case 'function':
      case 'class':
        return { kind: 'node', node: declared.node };
      case 'type':
        return ofType(declared.node);
    }
  }

  /** What a variable is given after its declaration. */
  function assignedTo({ references }: Binding): Value | undefined {
    for (const reference of references) {
      const parent = tree.parentOf(reference);
      if (
        parent?.type === 'AssignmentExpression' &&
        parent.left === reference
      ) {
        const value = of(parent.right);
        if (value !== undefined) return value;
      }
    }
    return undefined;
  }

  function member(value: Value | undefined, step: Step): Value | undefined {
    if (value === undefined || typeof step === 'number') return undefined;
    switch (value.kind) {
      case 'library':
        return {
          kind: 'export',
          name: step === 'default' ? DATA.defaultExport : step,
        };
      case 'other':
        // A default import of React is the module.
        return {
          kind: 'other',
          from: value.from,
          name: step === 'default' ? '*' : step,
        };
      case 'export':
        return value.name === DATA.defaultExport && step === 'default'
          ? value
          : { kind: 'member', of: value.name, name: step };
      case 'ref': {
        const held = value.of ?? (value.made && refs.get(value.made));
        return step === 'current' && held !== undefined
          ? { kind: 'instance', of: held }
          : undefined;
      }
      case 'instance':
        return { kind: 'member', of: value.of, name: step };
      case 'this':
        return fieldOf(value.of, step);
      case 'node':
        return memberOfNode(value.node, step);
      case 'member':
      case 'result':
        return undefined;
    }
  }

  function memberOfNode(node: Node, name: string): Value | undefined {
    if (node.type === 'ObjectExpression') {
      const property = node.properties.find(
        (property) =>
          property.type !== 'SpreadElement' && nameOf(property.key) === name,
      );
      return property?.type === 'ObjectProperty'
        ? of(property.value)
        : property && { kind: 'node', node: property };
    }
    const members =
      node.type === 'TSInterfaceDeclaration'
        ? node.body.body
        : node.type === 'TSTypeLiteral'
          ? node.members
          : [];
    const found = members.find(
      (member) =>
        member.type === 'TSPropertySignature' && nameOf(member.key) === name,
    );
    return found?.type === 'TSPropertySignature'
      ? ofType(found.typeAnnotation?.typeAnnotation)
      : undefined;
  }

  /** What a class keeps under a name. */
  function fieldOf(holder: Node, name: string): Value | undefined {
    if (!('body' in holder) || holder.type === 'Program') return undefined;
    for (const part of tree.nodes) {
      const isField =
        (part.type === 'ClassProperty' ||
          part.type === 'ClassPrivateProperty' ||
          part.type === 'ClassMethod') &&
        nameOf(part.key) === name &&
        classAround(tree, part) === holder;
      const isAssigned =
        part.type === 'AssignmentExpression' &&
        part.left.type === 'MemberExpression' &&
        part.left.object.type === 'ThisExpression' &&
        nameOf(part.left.property) === name &&
        classAround(tree, part) === holder;
      if (!isField && !isAssigned) continue;
      const value =
        part.type === 'AssignmentExpression'
          ? of(part.right)
          : part.type === 'ClassMethod'
            ? ({ kind: 'node', node: part } as const)
            : (ofType(annotationOf(part)) ??
              ('value' in part ? of(part.value) : undefined));
      if (value !== undefined) return value;
    }
    return undefined;
  }

  function resultOf(node: Node): Value | undefined {
    if (
      node.type !== 'CallExpression' &&
      node.type !== 'OptionalCallExpression' &&
      node.type !== 'NewExpression'
    ) {
      return undefined;
    }
    const [first] = node.arguments;
    const { callee } = node;
    if (nameOf(callee) === 'require' || callee.type === 'Import') {
      return moduleOf(nameOf(first));
    }
    // `_interopRequireWildcard(require('…'))`, as compilers write it.
    if ((nameOf(callee) ?? '').startsWith('_interop')) return of(first);
    const called = of(callee);
    if (called?.kind === 'export') {
      return isComponent(called.name)
        ? undefined
        : { kind: 'instance', of: called.name };
    }
    if (called?.kind === 'node' && isFunction(called.node)) {
      return of(returnedBy(called.node));
    }
    if (called?.kind !== 'other') return undefined;
    const { from, name } = called;
    if (name === 'useRef' || name === 'createRef') {
      const typed = ofType(typeArgumentOf(node, 0));
      return typed?.kind === 'instance'
        ? { kind: 'ref', of: typed.of }
        : { kind: 'ref', made: node };
    }
    if (name === 'useMemo') {
      const made = of(first);
      return made?.kind === 'node' && isFunction(made.node)
        ? of(returnedBy(made.node))
        : undefined;
    }
    if (name === 'create' && from === 'react-native') return of(first);
    if (PASSING.test(name)) return of(first);
    return { kind: 'result', from, name };
  }

  function ofType(type: Node | null | undefined): Value | undefined {
    return type ? once(type, () => readType(type, { of, ofType })) : undefined;
  }

  /** What a function is given, from where it stands. */
  function contextOf(node: FunctionNode, index: number): Value | undefined {
    const lesson = index === 0 ? parameters.get(node) : undefined;
    if (lesson !== undefined) return lesson;
    const parent = tree.parentOf(node);
    if (parent?.type === 'VariableDeclarator' && index === 0) {
      return ofType(propsArgument(annotationOf(parent.id)));
    }
    if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) {
      return undefined;
    }
    const called = of(parent.callee);
    const name = called?.kind === 'other' ? called.name : '';
    if (name === 'useCallback' || name === 'memo') {
      const above = tree.parentOf(parent);
      return index === 0
        ? ofType(
            name === 'memo'
              ? typeArgumentOf(parent, 0)
              : (propsArgument(typeArgumentOf(parent, 0)) ??
                  (above?.type === 'VariableDeclarator'
                    ? propsArgument(annotationOf(above.id))
                    : undefined)),
          )
        : undefined;
    }
    if (name !== 'forwardRef') return undefined;
    if (index === 0) return ofType(typeArgumentOf(parent, 1));
    const held = ofType(typeArgumentOf(parent, 0));
    return held?.kind === 'instance'
      ? { kind: 'ref', of: held.of }
      : { kind: 'ref', made: node };
  }

  return {
    of,
    ofType: (type) => ofType(type),
    ofBinding,
    member,
    learnRef(made, held) {
      refs.set(made, held);
    },
    learnParameter(node, value) {
      parameters.set(node, value);
    },
  };
}

function moduleOf(name: string | undefined): Value | undefined {
  if (name === LIBRARY) return { kind: 'library' };
  return name === undefined
    ? undefined
    : { kind: 'other', from: name, name: '*' };
}

function typeArgumentOf(node: Node, index: number): TSType | undefined {
  const list: unknown = 'typeParameters' in node ? node.typeParameters : null;
  return isNode(list) && list.type === 'TSTypeParameterInstantiation'
    ? list.params[index]
    : undefined;
}

/** The type of the props in `React.FC<Props>`, or of a prop of the library. */
function propsArgument(type: TSType | undefined): TSType | undefined {
  return type?.type === 'TSTypeReference'
    ? type.typeParameters?.params[0]
    : type?.type === 'TSIndexedAccessType'
      ? type
      : undefined;
}
