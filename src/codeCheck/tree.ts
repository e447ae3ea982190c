/** Walks a syntax tree of Babel. */
import type { Node } from '@babel/types';

/** Keys whose values are not parts of the program. */
const NO_PARTS = new Set([
  'loc',
  'extra',
  'errors',
  'tokens',
  'comments',
  'leadingComments',
  'trailingComments',
  'innerComments',
]);

/** Whether a value is part of a syntax tree. */
export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string'
  );
}

/** The parts of a node, with the key under which it has each. */
export function partsOf(node: Node): { key: string; part: Node }[] {
  const parts: { key: string; part: Node }[] = [];
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (NO_PARTS.has(key)) continue;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(each)) parts.push({ key, part: each });
    }
  }
  return parts;
}

/** Where a node is in the source; the parser always says. */
export function rangeOf(node: Node): { start: number; end: number } {
  return { start: node.start ?? 0, end: node.end ?? 0 };
}

/** A syntax tree in which every node knows where it is. */
export interface Tree {
  readonly source: string;
  readonly program: Node;
  readonly nodes: readonly Node[];
  parentOf(node: Node): Node | undefined;
  keyOf(node: Node): string;
  textOf(node: Node): string;
}

/** Walks a tree once, in the order of the source. */
export function makeTree(source: string, program: Node): Tree {
  const parents = new Map<Node, Node>();
  const keys = new Map<Node, string>();
  const nodes: Node[] = [];
  const open: Node[] = [program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes.push(node);
    const parts = partsOf(node);
    for (const { key, part } of parts) {
      parents.set(part, node);
      keys.set(part, key);
    }
    open.push(...parts.map(({ part }) => part).reverse());
  }
  return {
    source,
    program,
    nodes,
    parentOf: (node) => parents.get(node),
    keyOf: (node) => keys.get(node) ?? '',
    textOf: (node) => source.slice(rangeOf(node).start, rangeOf(node).end),
  };
}

/** A member's, attribute's or specifier's name, if it is written out. */
export function nameOf(node: Node | null | undefined): string | undefined {
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

/** The expression without what only types or groups it. */
export function unwrap(node: Node): Node {
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

/** Whether a node is a function with a body. */
export function isFunction(node: Node): node is FunctionNode {
  return FUNCTIONS.has(node.type);
}

export type FunctionNode = Extract<
  Node,
  {
    type:
      | 'FunctionDeclaration'
      | 'FunctionExpression'
      | 'ArrowFunctionExpression'
      | 'ObjectMethod'
      | 'ClassMethod'
      | 'ClassPrivateMethod';
  }
>;

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

/** What a function returns where it says so in one place. */
export function returnedBy(node: FunctionNode): Node | undefined {
  if (node.body.type !== 'BlockStatement') return node.body;
  const returns: Node[] = [];
  const visit = (part: Node): void => {
    if (isFunction(part)) return;
    if (part.type === 'ReturnStatement') returns.push(part);
    for (const each of partsOf(part)) visit(each.part);
  };
  visit(node.body);
  const [only] = returns;
  return returns.length === 1 && only?.type === 'ReturnStatement'
    ? (only.argument ?? undefined)
    : undefined;
}

/** The class that a node belongs to. */
export function classAround(tree: Tree, node: Node): Node | undefined {
  let each = tree.parentOf(node);
  while (each !== undefined && !CLASSES.has(each.type)) {
    each = tree.parentOf(each);
  }
  return each;
}

const CLASSES = new Set(['ClassDeclaration', 'ClassExpression']);
