/** The syntax tree of a file with its names resolved, and helpers for its nodes. */
import traverse, { Scope, type Binding, type NodePath } from '@babel/traverse';
import * as t from '@babel/types';
import { firstIndex } from './collections';

export const { isFunction } = t;
export type { Binding };
export type FunctionNode = t.Function;
/** A node, or the lack of one in an optional field of Babel's trees. */
export type MaybeNode = t.Node | null | undefined;

// Two files that are pasted as one may declare a name twice: the first one counts.
Scope.prototype.checkBlockScopedCollisions = () => undefined;

/** The range of a node in the source. */
export function spanOf(node: t.Node): { start: number; end: number } {
  return { start: node.start ?? 0, end: node.end ?? 0 };
}

/** Whether a node is inside another node, or the same one. */
export function isInside(inner: t.Node, outer: t.Node): boolean {
  const [a, b] = [spanOf(inner), spanOf(outer)];
  return a.start >= b.start && a.end <= b.end;
}

const TYPE_DECLARATION_TYPES =
  /^TS(?:InterfaceDeclaration|TypeAliasDeclaration|EnumDeclaration|ModuleDeclaration)$/;
/** Types in which an identifier declares a parameter or a member. */
const SIGNATURE_NODE_TYPES =
  /^TS(?:FunctionType|ConstructorType|\w+Signature|\w+SignatureDeclaration|NamedTupleMember|DeclareFunction)$/;

export class SemanticModel {
  /** All nodes, in the order of the source. */
  readonly nodes: t.Node[] = [];
  private readonly paths = new Map<MaybeNode, NodePath>();
  private readonly lineEnds: readonly number[];
  /** The bindings of the file, each with the identifiers that refer to it. */
  private readonly references = new Map<Binding, t.Node[]>();

  constructor(
    readonly source: string,
    readonly file: t.File,
  ) {
    this.lineEnds = [...source.matchAll(/\n/g)].map(({ index }) => index);
    traverse(file, {
      enter: (path) => {
        const { node, scope } = path;
        this.nodes.push(node);
        this.paths.set(node, path);
        if (!TYPE_DECLARATION_TYPES.test(node.type)) return;
        const id = path.get('id') as NodePath;
        const name = nameOf(id.node);
        // Babel does not register types. A value of the same name takes precedence.
        if (name !== '' && !scope.hasOwnBinding(name)) {
          scope.registerBinding('unknown', id, path);
        }
      },
    });
    for (const node of this.nodes) {
      const binding = this.bindingOf(node);
      const isDeclared = binding?.identifier === node;
      if (!binding || (!isDeclared && !isReference(this.pathOf(node))))
        continue;
      const references = this.references.get(binding) ?? [];
      this.references.set(binding, references);
      if (!isDeclared) references.push(node);
    }
  }

  /** All names that the file declares. */
  get bindings(): readonly Binding[] {
    return [...this.references.keys()];
  }

  /** The Babel path of a node; throws for a node of another file. */
  pathOf(node: t.Node): NodePath {
    const path = this.paths.get(node);
    if (path === undefined) throw new Error(`No path to a ${node.type}.`);
    return path;
  }

  /** The line of an offset, from 1. */
  readonly lineAt = (offset: number): number =>
    firstIndex(this.lineEnds, (end) => end >= offset) + 1;

  /** A node and all nodes inside it. */
  descendantsOf(node: t.Node): t.Node[] {
    const found: t.Node[] = [];
    t.traverseFast(node, (each) => {
      found.push(each);
    });
    return found;
  }

  parentOf(node: MaybeNode): t.Node | undefined {
    return this.paths.get(node)?.parent;
  }

  textOf(node: t.Node): string {
    return this.source.slice(spanOf(node).start, spanOf(node).end);
  }

  /** The binding that an identifier refers to; `undefined` for other nodes. */
  bindingOf(node: MaybeNode): Binding | undefined {
    return node?.type === 'Identifier' || node?.type === 'JSXIdentifier'
      ? this.paths.get(node)?.scope.getBinding(node.name)
      : undefined;
  }

  /** The identifiers that read a binding, without its declaration and assignments. */
  referencesOf(binding: Binding | undefined): readonly t.Node[] {
    return (binding && this.references.get(binding)) ?? [];
  }

  /** The expressions that a function returns. */
  returnsOf(node: FunctionNode): t.Node[] {
    if (node.body.type !== 'BlockStatement') return [node.body];
    const returns: t.Node[] = [];
    this.pathOf(node.body).traverse({
      Function: (path) => {
        path.skip();
      },
      ReturnStatement({ node: { argument } }) {
        if (argument) returns.push(argument);
      },
    });
    return returns;
  }

  /** The declaration of the binding that an identifier refers to. */
  declarationAt(node: MaybeNode) {
    const binding = this.bindingOf(node);
    return binding && this.declarationOf(binding);
  }

  /** The initializer of a variable that is never assigned again. */
  constantInitializer(node: MaybeNode): t.Node | undefined {
    const binding = this.bindingOf(node);
    if (!binding || binding.constantViolations.length > 0) return undefined;
    const declared = this.declarationOf(binding);
    return declared.kind === 'variable' && declared.segments.length === 0
      ? (declared.declarator.init ?? undefined)
      : undefined;
  }

  /** The declaration of a binding, by its kind. */
  declarationOf(binding: Binding) {
    const { path, identifier } = binding;
    const { node, parent } = path;
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier': {
        const from =
          parent.type === 'ImportDeclaration' ? parent.source.value : '';
        const whole = node.type === 'ImportDefaultSpecifier' ? 'default' : '*';
        /** `default`, `*` or the exported name. */
        const imported = 'imported' in node ? nameOf(node.imported) : whole;
        return { kind: 'import' as const, from, imported };
      }
      case 'VariableDeclarator':
        return {
          kind: 'variable' as const,
          declarator: node,
          annotation: annotationOf(node.id),
          ...destructuringPath(this, identifier, node),
        };
      default:
        return binding.kind === 'param' && isFunction(parent)
          ? {
              kind: 'parameter' as const,
              functionNode: parent,
              index: Number(path.key),
              annotation: annotationOf(node),
              ...destructuringPath(this, identifier, parent),
            }
          : { kind: 'node' as const, node };
    }
  }
}

/** The names that a file uses and does not declare, including names of types. */
export function unboundNames(file: t.File): string[] {
  let names: string[] = [];
  traverse(file, {
    Program(path) {
      names = Object.keys(path.scope.globals);
      path.stop();
    },
  });
  return names;
}

/** Clears Babel's cache of trees, which slows down the next files. */
export const { clear: forgetTrees } = traverse.cache;

/** Whether an identifier reads a binding, also in a type annotation. */
function isReference(path: NodePath): boolean {
  return (
    path.isReferencedIdentifier() &&
    !(path.parent.type === 'TSQualifiedName' && path.key === 'right') &&
    !SIGNATURE_NODE_TYPES.test(path.parent.type)
  );
}

/** The name of an identifier, or the text of a string; else empty. */
export function nameOf(node: MaybeNode): string {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'StringLiteral':
      return node.value;
    case 'PrivateName':
      return `#${node.id.name}`;
    default:
      return '';
  }
}

/** The name of the member that `a.b` or `a['b']` reads; empty for `a[b]`. */
export function memberNameOf(node: t.Node): string {
  if (!t.isMemberExpression(node) && !t.isOptionalMemberExpression(node)) {
    return '';
  }
  return node.computed && node.property.type !== 'StringLiteral'
    ? ''
    : nameOf(node.property);
}

/** The expression inside type assertions, parentheses and JSX braces. */
export function unwrap(node: t.Node): t.Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
    case 'TypeCastExpression':
    case 'JSXExpressionContainer':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** The parent of an expression, type assertions, parentheses and JSX braces aside. */
export function unwrappedParent(
  model: SemanticModel,
  node: MaybeNode,
): t.Node | undefined {
  const parent = model.parentOf(node);
  return parent && unwrap(parent) !== parent
    ? unwrappedParent(model, parent)
    : parent;
}

/** The pattern or name that a property of a pattern is bound to, without a default. */
export function bindingTarget({ value }: t.ObjectProperty): t.Node {
  return value.type === 'AssignmentPattern' ? value.left : value;
}

/** One segment of a path into a pattern: `'a'` for `{ a }`, 1 for `b` in `[a, b]`. */
export type PathSegment = string | number;

/** The path through destructuring patterns to a name in them. */
function destructuringPath(
  model: SemanticModel,
  identifier: t.Node,
  end: t.Node,
) {
  const segments: PathSegment[] = [];
  /** Whether the name is that of the rest: `{ a, ...rest }`. */
  let isRest = false;
  /** Whether the name, or a pattern around it, has a default. */
  let hasDefault = false;
  for (let path = model.pathOf(identifier); path.node !== end;) {
    const { parent, key } = path;
    if (parent.type === 'ObjectProperty') {
      segments.unshift((!parent.computed && nameOf(parent.key)) || '?');
    }
    if (parent.type === 'ArrayPattern') segments.unshift(Number(key));
    isRest ||= parent.type === 'RestElement';
    hasDefault ||= parent.type === 'AssignmentPattern';
    if (path.parentPath === null) break;
    path = path.parentPath;
  }
  return { segments, isRest, hasDefault };
}

/** The type annotation of a variable or a parameter. */
export function annotationOf(node: t.Node): t.TSType | undefined {
  if (node.type === 'AssignmentPattern') return annotationOf(node.left);
  if (node.type === 'TSParameterProperty') return annotationOf(node.parameter);
  const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined;
  return annotation?.type === 'TSTypeAnnotation'
    ? annotation.typeAnnotation
    : undefined;
}
