/** A file's syntax tree, and what the names in it are bound to. */
import traverse, { Scope, type Binding, type NodePath } from '@babel/traverse';
import * as t from '@babel/types';
import { firstIndex } from './collections';

export const { isFunction } = t;
export type { Binding };
export type FunctionNode = t.Function;

// Two files that are pasted as one declare names twice: the first one counts.
Scope.prototype.checkBlockScopedCollisions = () => undefined;

/** Where a node is in the source; the parser always says. */
export function spanOf(node: t.Node): { start: number; end: number } {
  return { start: node.start ?? 0, end: node.end ?? 0 };
}

/** Whether a node lies within another one, or is it. */
export function isInside(inner: t.Node, outer: t.Node): boolean {
  const [a, b] = [spanOf(inner), spanOf(outer)];
  return a.start >= b.start && a.end <= b.end;
}

const TYPE_DECLARATION_TYPES =
  /^TS(?:InterfaceDeclaration|TypeAliasDeclaration|EnumDeclaration|ModuleDeclaration)$/;
/** What names its parameters, or a member, without a use of them. */
const SIGNATURE_NODE_TYPES =
  /^TS(?:FunctionType|ConstructorType|\w+Signature|\w+SignatureDeclaration|NamedTupleMember|DeclareFunction)$/;

/** A file's tree, whose names are resolved. */
export class SemanticModel {
  /** All nodes, in the order of the source. */
  readonly nodes: t.Node[] = [];
  private readonly paths = new Map<t.Node, NodePath>();
  private readonly lineEnds: readonly number[];
  /** All names that it declares, and every use of each. */
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
        // Babel leaves out types. A value of the same name goes first.
        if (name !== undefined && !scope.hasOwnBinding(name)) {
          scope.registerBinding('unknown', id, path);
        }
      },
    });
    for (const [node, path] of this.paths) {
      const binding = this.bindingOf(node);
      const isDeclared = binding?.identifier === node;
      if (!isDeclared && !isReference(path)) continue;
      if (binding === undefined) continue;
      const known = this.references.get(binding) ?? [];
      this.references.set(binding, known);
      if (!isDeclared) known.push(node);
    }
  }

  /** All names that the file declares. */
  get bindings(): readonly Binding[] {
    return [...this.references.keys()];
  }

  pathOf(node: t.Node): NodePath {
    const path = this.paths.get(node);
    if (path === undefined) throw new Error(`No path to a ${node.type}.`);
    return path;
  }

  /** The line that an offset is on, from 1. */
  readonly lineAt = (offset: number): number =>
    firstIndex(this.lineEnds, (end) => end >= offset) + 1;

  /** A node and all that is in it. */
  descendantsOf(node: t.Node): t.Node[] {
    const found: t.Node[] = [];
    t.traverseFast(node, (each) => {
      found.push(each);
    });
    return found;
  }

  parentOf(node: t.Node): t.Node | undefined {
    return this.paths.get(node)?.parent;
  }

  textOf(node: t.Node): string {
    return this.source.slice(spanOf(node).start, spanOf(node).end);
  }

  /** What declares the name that an identifier uses. */
  bindingOf(node: t.Node | null | undefined): Binding | undefined {
    return node?.type === 'Identifier' || node?.type === 'JSXIdentifier'
      ? this.paths.get(node)?.scope.getBinding(node.name)
      : undefined;
  }

  /** Every use of a name, its declaration and assignments aside. */
  referencesOf(binding: Binding): readonly t.Node[] {
    return this.references.get(binding) ?? [];
  }

  /** All that a function returns. */
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

  /** How the name that an identifier uses is declared. */
  declarationAt(node: t.Node | null | undefined) {
    const binding = this.bindingOf(node);
    return binding && this.declarationOf(binding);
  }

  /** What a name was given, if that is one expression and stays. */
  constantInitializer(node: t.Node | null | undefined): t.Node | undefined {
    const binding = this.bindingOf(node);
    if (!binding || binding.constantViolations.length > 0) return undefined;
    const declared = this.declarationOf(binding);
    return declared.kind === 'variable' && declared.steps.length === 0
      ? (declared.declarator.init ?? undefined)
      : undefined;
  }

  declarationOf(binding: Binding) {
    const { path, identifier } = binding;
    const { node, parent } = path;
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier': {
        const kind = 'import' as const;
        const from =
          parent.type === 'ImportDeclaration' ? parent.source.value : '';
        const whole = node.type === 'ImportDefaultSpecifier' ? 'default' : '*';
        /** `default`, `*` or the exported name. */
        const imported =
          'imported' in node ? (nameOf(node.imported) ?? '') : whole;
        return { kind, from, imported };
      }
      case 'VariableDeclarator':
        return {
          kind: 'variable' as const,
          declarator: node,
          annotation: annotationOf(node.id),
          ...destructuringPath(this, identifier, node),
        };
      default:
        break;
    }
    return binding.kind === 'param' && isFunction(parent)
      ? {
          kind: 'parameter' as const,
          of: parent,
          index: Number(path.key),
          annotation: annotationOf(node),
          ...destructuringPath(this, identifier, parent),
        }
      : { kind: 'node' as const, node };
  }
}

/** The names that a file uses and does not declare, those of its types among them. */
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

/** Forgets the trees that were read: what Babel keeps of each slows down the next. */
export const { clear: forgetTrees } = traverse.cache;

/** Babel does not follow the names in type annotations itself. */
function isReference(path: NodePath): boolean {
  return (
    path.isReferencedIdentifier() &&
    !(path.parent.type === 'TSQualifiedName' && path.key === 'right') &&
    !SIGNATURE_NODE_TYPES.test(path.parent.type)
  );
}

/** A member's, attribute's or specifier's name, if it is written out. */
export function nameOf(node: t.Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'StringLiteral':
      return node.value;
    case 'PrivateName':
      return `#${node.id.name}`;
    default:
      return undefined;
  }
}

/** The name of the member that `a.b` or `a['b']` reads, if it is written. */
export function memberNameOf(node: t.Node): string | undefined {
  if (!t.isMemberExpression(node) && !t.isOptionalMemberExpression(node)) {
    return undefined;
  }
  return node.computed && node.property.type !== 'StringLiteral'
    ? undefined
    : nameOf(node.property);
}

/** The expression without what only types or groups it. */
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

/** What stands around an expression, without what only types or groups it. */
export function unwrappedParent(
  code: SemanticModel,
  node: t.Node,
): t.Node | undefined {
  const parent = code.parentOf(node);
  return parent && unwrap(parent) !== parent
    ? unwrappedParent(code, parent)
    : parent;
}

/** What a pattern's entry is bound to, its default aside. */
export function bindingTarget({ value }: t.ObjectProperty): t.Node {
  return value.type === 'AssignmentPattern' ? value.left : value;
}

/** One step into a pattern: `{ a }` is `'a'`, the second of `[a, b]` is 1. */
export type PathSegment = string | number;

/** The way through patterns to a name in them. */
function destructuringPath(
  code: SemanticModel,
  identifier: t.Node,
  end: t.Node,
) {
  const steps: PathSegment[] = [];
  /** Holds what the pattern does not name: `{ a, ...rest }`. */
  let isRest = false;
  /** What stands for a parameter that is left out, is written. */
  let hasDefault = false;
  for (let path = code.pathOf(identifier); path.node !== end;) {
    const { parent, key } = path;
    if (parent.type === 'ObjectProperty') {
      steps.unshift((parent.computed ? undefined : nameOf(parent.key)) ?? '?');
    }
    if (parent.type === 'ArrayPattern') steps.unshift(Number(key));
    isRest ||= parent.type === 'RestElement';
    hasDefault ||= parent.type === 'AssignmentPattern';
    if (path.parentPath === null) break;
    path = path.parentPath;
  }
  return { steps, isRest, hasDefault };
}

/** The type that is written at a variable or parameter. */
export function annotationOf(node: t.Node): t.TSType | undefined {
  if (node.type === 'AssignmentPattern') return annotationOf(node.left);
  if (node.type === 'TSParameterProperty') return annotationOf(node.parameter);
  const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined;
  return annotation?.type === 'TSTypeAnnotation'
    ? annotation.typeAnnotation
    : undefined;
}
