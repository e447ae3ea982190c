/**
 * Collects every use of the library in a file, and what cannot be followed. In order:
 * what refs without types hold (`refs.ts`); components that pass their props on
 * (`findWrapper`); each node by its type (`VISITORS`); each import with all places of
 * its name (`modules.ts`); components that go where nothing shows them (`unfollowed.ts`).
 */
import type * as t from '@babel/types';
import type { AbstractEvaluator } from '../abstractEvaluator';
import { memberNameOf, type SemanticModel } from '../semanticModel';
import { visitCall } from './calls';
import { UsageCollector } from './collector';
import {
  findWrapper,
  visitElement,
  visitPropsObject,
  visitVariable,
} from './elements';
import {
  visitIndexedType,
  visitMember,
  visitPattern,
  visitQualifiedName,
  visitTypeReference,
} from './members';
import {
  visitBinding,
  visitExport,
  visitExported,
  visitImportDeclaration,
} from './modules';
import { inferFromProps } from './refs';
import { reportUnfollowed } from './unfollowed';
import type { CollectedUsages } from './usage';

type Visitor<T extends t.Node> = (node: T, collector: UsageCollector) => void;

/** What reads a node, by its type. */
const VISITORS: {
  readonly [T in t.Node['type']]?: Visitor<Extract<t.Node, { type: T }>>;
} = {
  ImportDeclaration: visitImportDeclaration,
  ExportAllDeclaration: visitExport,
  ExportNamedDeclaration: visitExport,
  ExportDefaultDeclaration: (node, collector) => {
    visitExported(node, [node.declaration], collector);
  },
  AssignmentExpression: visitAssignment,
  VariableDeclarator: visitVariable,
  ObjectPattern: visitPattern,
  MemberExpression: visitMember,
  OptionalMemberExpression: visitMember,
  CallExpression: visitCall,
  OptionalCallExpression: visitCall,
  JSXOpeningElement: visitElement,
  TSQualifiedName: visitQualifiedName,
  TSIndexedAccessType: visitIndexedType,
  TSTypeReference: visitTypeReference,
  TSExpressionWithTypeArguments: visitTypeReference,
};

/** `module.exports = …`, `Sheet.defaultProps = …` */
function visitAssignment(
  node: t.AssignmentExpression,
  collector: UsageCollector,
): void {
  const { code, values } = collector;
  const { left, right } = node;
  if (/^(?:module\.)?exports\b/.test(code.textOf(left)))
    visitExported(node, [right], collector);
  if ('object' in left && memberNameOf(left) === 'defaultProps')
    visitPropsObject(right, values.components(left.object), collector);
}

/** The uses of a file, in the order of the source. */
export function collectUsages(
  code: SemanticModel,
  values: AbstractEvaluator,
): CollectedUsages {
  inferFromProps(code, values);
  const collector = new UsageCollector(code, values);
  for (const node of code.nodes)
    if (node.type === 'JSXOpeningElement') findWrapper(node, collector);
  for (const node of code.nodes) {
    const visit = VISITORS[node.type] as Visitor<t.Node> | undefined;
    visit?.(node, collector);
  }
  for (const binding of code.bindings) visitBinding(binding, collector);
  reportUnfollowed(collector);
  return collector.collected();
}
