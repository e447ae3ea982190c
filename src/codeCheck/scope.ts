/* eslint-disable max-lines -- one resolution: its parts share the scopes */
/** Resolves names: what declares them, and where each is used. */
import type {
  ClassDeclaration,
  Expression,
  ImportDeclaration,
  Node,
  TSType,
} from '@babel/types';
import { isFunction, nameOf, type FunctionNode, type Tree } from './tree';

/** One step into a pattern: `{ a }` is `'a'`, the second of `[a, b]` is 1. */
export type Step = string | number;

export type Declared =
  | {
      readonly kind: 'import';
      readonly from: string;
      /** `default`, `*` or the exported name. */
      readonly imported: string;
      readonly specifier: Node;
      readonly declaration: ImportDeclaration;
    }
  | {
      readonly kind: 'variable';
      readonly path: readonly Step[];
      readonly init: Expression | undefined;
      readonly annotation: TSType | undefined;
      readonly declarator: Node;
      readonly pattern: Node;
    }
  | {
      readonly kind: 'parameter';
      readonly of: FunctionNode;
      readonly index: number;
      readonly path: readonly Step[];
      /** Holds what the pattern does not name: `{ a, ...rest }`. */
      readonly isRest: boolean;
      readonly annotation: TSType | undefined;
    }
  | { readonly kind: 'function'; readonly node: FunctionNode }
  | { readonly kind: 'class'; readonly node: ClassDeclaration }
  | { readonly kind: 'type'; readonly node: Node };

export interface Binding {
  readonly name: string;
  readonly declared: Declared;
  /** Every use of the name, its declaration aside. */
  readonly references: Node[];
}

interface Scope {
  readonly names: Map<string, Binding>;
  readonly isFunction: boolean;
}

export interface Names {
  readonly bindings: readonly Binding[];
  /** What declares the name that a node uses. */
  find(name: string, from: Node): Binding | undefined;
}

const SCOPES = new Set([
  'Program',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'CatchClause',
  'TSModuleBlock',
]);

/** Finds all declarations of a tree, and what uses each. */
export function resolveNames(tree: Tree): Names {
  const scopes = new Map<Node, Scope>();
  const bindings: Binding[] = [];
  const declaring = new Set<Node>();

  const scopeAt = (from: Node, functionOnly = false): Scope | undefined => {
    let node: Node | undefined = from;
    while (node !== undefined) {
      const scope = scopes.get(node);
      if (scope && (!functionOnly || scope.isFunction)) return scope;
      node = tree.parentOf(node);
    }
    return undefined;
  };

  const declare = (
    id: Node,
    name: string,
    scope: Scope | undefined,
    declared: Declared,
  ): void => {
    declaring.add(id);
    if (scope === undefined || scope.names.has(name)) return;
    const binding: Binding = { name, declared, references: [] };
    scope.names.set(name, binding);
    bindings.push(binding);
  };

  for (const node of tree.nodes) {
    if (SCOPES.has(node.type) || isFunction(node)) {
      scopes.set(node, {
        names: new Map(),
        isFunction: isFunction(node) || node.type === 'Program',
      });
    }
  }

  for (const node of tree.nodes) {
    const above = tree.parentOf(node) ?? node;
    switch (node.type) {
      case 'ImportDeclaration':
        for (const specifier of node.specifiers) {
          declare(
            specifier.local,
            specifier.local.name,
            scopeAt(node),
            importOf(node, specifier),
          );
        }
        break;
      case 'VariableDeclarator': {
        const isVar =
          above.type === 'VariableDeclaration' && above.kind === 'var';
        for (const { id, path } of namesIn(node.id)) {
          declare(id, nameOf(id) ?? '', scopeAt(above, isVar), {
            kind: 'variable',
            path,
            init: node.init ?? undefined,
            annotation: path.length === 0 ? annotationOf(node.id) : undefined,
            declarator: node,
            pattern: node.id,
          });
        }
        break;
      }
      case 'ClassDeclaration':
        if (node.id) {
          declare(node.id, node.id.name, scopeAt(above), {
            kind: 'class',
            node,
          });
        }
        break;
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSEnumDeclaration':
        declare(node.id, node.id.name, scopeAt(above), { kind: 'type', node });
        break;
      default:
        break;
    }
    if (isFunction(node)) {
      if (node.type === 'FunctionDeclaration' && node.id) {
        declare(node.id, node.id.name, scopeAt(above), {
          kind: 'function',
          node,
        });
      }
      node.params.forEach((parameter, index) => {
        for (const { id, path, isRest } of namesIn(parameter)) {
          declare(id, nameOf(id) ?? '', scopes.get(node), {
            kind: 'parameter',
            of: node,
            index,
            path,
            isRest,
            annotation: annotationOf(parameter),
          });
        }
      });
    }
  }

  const find = (name: string, from: Node): Binding | undefined => {
    let node: Node | undefined = from;
    while (node !== undefined) {
      const found = scopes.get(node)?.names.get(name);
      if (found) return found;
      node = tree.parentOf(node);
    }
    return undefined;
  };

  for (const node of tree.nodes) {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
    if (declaring.has(node) || !isReference(tree, node)) continue;
    find(node.name, node)?.references.push(node);
  }
  return { bindings, find };
}

function importOf(
  declaration: ImportDeclaration,
  specifier: ImportDeclaration['specifiers'][number],
): Declared {
  const imported =
    specifier.type === 'ImportSpecifier'
      ? (nameOf(specifier.imported) ?? '')
      : specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : '*';
  return {
    kind: 'import',
    from: declaration.source.value,
    imported,
    specifier,
    declaration,
  };
}

/** The type that is written at a variable or parameter. */
export function annotationOf(node: Node): TSType | undefined {
  if (node.type === 'AssignmentPattern') return annotationOf(node.left);
  if (node.type === 'TSParameterProperty') return annotationOf(node.parameter);
  const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined;
  return annotation?.type === 'TSTypeAnnotation'
    ? annotation.typeAnnotation
    : undefined;
}

interface DeclaredName {
  readonly id: Node;
  readonly path: readonly Step[];
  readonly isRest: boolean;
}

/** The names that a pattern declares, and the way to each. */
function namesIn(
  pattern: Node,
  path: readonly Step[] = [],
  isRest = false,
): DeclaredName[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ id: pattern, path, isRest }];
    case 'AssignmentPattern':
      return namesIn(pattern.left, path);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter, path);
    case 'RestElement':
      return namesIn(pattern.argument, path, true);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement'
          ? namesIn(property, path)
          : namesIn(property.value, [
              ...path,
              (property.computed ? undefined : nameOf(property.key)) ?? '?',
            ]),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element, index) =>
        element ? namesIn(element, [...path, index]) : [],
      );
    default:
      return [];
  }
}

const NEVER_REFERENCES = new Set([
  'LabeledStatement',
  'BreakStatement',
  'ContinueStatement',
  'ImportSpecifier',
  'ImportDefaultSpecifier',
  'ImportNamespaceSpecifier',
  'MetaProperty',
  'JSXAttribute',
  'JSXNamespacedName',
  'TSFunctionType',
  'TSCallSignatureDeclaration',
  'TSIndexSignature',
  'TSNamedTupleMember',
  'TSEnumMember',
  'TSTypePredicate',
]);

/** Whether an identifier stands for what a declaration names. */
function isReference(tree: Tree, node: Node): boolean {
  const parent = tree.parentOf(node);
  const key = tree.keyOf(node);
  if (parent === undefined || NEVER_REFERENCES.has(parent.type)) return false;
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return key === 'object' || parent.computed;
    case 'JSXMemberExpression':
      return key === 'object';
    case 'TSQualifiedName':
      return key === 'left';
    case 'ExportSpecifier': {
      const statement = tree.parentOf(parent);
      return (
        key === 'local' &&
        statement?.type === 'ExportNamedDeclaration' &&
        !statement.source
      );
    }
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'ClassAccessorProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return key !== 'key' || parent.computed === true;
    case 'JSXOpeningElement':
    case 'JSXClosingElement':
      return !/^[a-z]/.test(nameOf(node) ?? '');
    default:
      return true;
  }
}
