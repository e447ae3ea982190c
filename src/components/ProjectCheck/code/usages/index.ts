/**
 * Collects the usages of the library in a file, and those that cannot be resolved. Steps:
 * infer the types of refs (`refs.ts`); find wrappers (`findWrapper`); visit each node by
 * its type (the visitors); add each import with its references (`modules.ts`); report
 * components that no tag or call renders (`unresolvedComponents.ts`).
 */
import type * as t from '@babel/types';
import type { CodeModel } from '../evaluation/codeModel';
import { callVisitors } from './calls';
import { UsageCollector } from './collector';
import { elementVisitors, findWrapper } from './elements';
import { memberVisitors } from './members';
import { moduleVisitors, visitBinding } from './modules';
import { inferFromProps } from './refs';
import { reportUnresolvedComponents } from './unresolvedComponents';
import type { CollectedUsages } from './usage';

const VISITORS = [
  moduleVisitors,
  memberVisitors,
  elementVisitors,
  callVisitors,
];

type Visit = (node: t.Node, collector: UsageCollector) => void;

/** Collects the usages of a file, in the order of the source. */
export function collectUsages(model: CodeModel): CollectedUsages {
  inferFromProps(model);
  const collector = new UsageCollector(model);
  for (const node of model.nodes)
    if (node.type === 'JSXOpeningElement') findWrapper(node, collector);
  for (const node of model.nodes) {
    for (const visitors of VISITORS)
      (visitors[node.type] as Visit | undefined)?.(node, collector);
  }
  for (const binding of model.bindings) visitBinding(binding, collector);
  reportUnresolvedComponents(collector);
  return collector.collected();
}
