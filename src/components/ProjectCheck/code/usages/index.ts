/**
 * Collects every use of the library in a file, and what cannot be followed. In order:
 * what refs without types hold (`refs.ts`); components that pass their props on
 * (`findWrapper`); each node by its type (the visitors); each import with all places of
 * its name (`modules.ts`); components that go where nothing shows them (`unfollowed.ts`).
 */
import type * as t from '@babel/types';
import type { AbstractEvaluator } from '../evaluation/evaluator';
import type { SemanticModel } from '../semanticModel';
import { callVisitors } from './calls';
import { UsageCollector } from './collector';
import { elementVisitors, findWrapper } from './elements';
import { memberVisitors } from './members';
import { moduleVisitors, visitBinding } from './modules';
import { inferFromProps } from './refs';
import { reportUnfollowed } from './unfollowed';
import type { CollectedUsages } from './usage';

const VISITORS = [
  moduleVisitors,
  memberVisitors,
  elementVisitors,
  callVisitors,
];

type Visit = (node: t.Node, collector: UsageCollector) => void;

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
    for (const visitors of VISITORS)
      (visitors[node.type] as Visit | undefined)?.(node, collector);
  }
  for (const binding of code.bindings) visitBinding(binding, collector);
  reportUnfollowed(collector);
  return collector.collected();
}
