/** Collects calls of hooks and methods, and calls that get components or refs. */
import type * as t from '@babel/types';
import { typeArgumentOf } from '../evaluation/calls';
import { isUnchanged } from '../library';
import { NO_PROPS, readSpread } from '../resolveProps';
import { memberNameOf, nameOf, unwrap } from '../semanticModel';
import {
  wrappingAdvice,
  type UsageCollector,
  type Visitors,
} from './collector';
import { addElement, visitPropsObject } from './elements';
import { addMember } from './members';
import { visitModule } from './modules';
import { isSheetRef } from './refs';
import type { Call } from './usage';

/**
 * Methods with distinctive names: a call is reported even if the receiver's type is
 * unknown.
 */
const DISTINCTIVE_METHODS = new Set(['snapToPosition', 'snapTo', 'forceClose']);

export const callVisitors: Visitors = {
  CallExpression: visitCall,
  OptionalCallExpression: visitCall,
};

function visitCall(call: Call, collector: UsageCollector): void {
  const { model } = collector;
  const { callee } = call;
  const [first] = call.arguments;
  const called = model.evaluate(callee);
  const usage = { kind: 'call', node: callee, call } as const;
  if (called?.kind === 'member') addMember(called, usage, collector);
  else if (called?.kind === 'export')
    collector.add({ ...usage, name: `${called.name}()` });
  else if (called === undefined) visitUnresolvedCallee(callee, collector);
  if (/^(?:require|import|jest\.require\w+)$/.test(model.textOf(callee)))
    visitModule(call, nameOf(first), [], collector);
  if (first) visitComponentArgument(call, first, collector);
  visitRefArguments(call, collector);
}

/**
 * Collects a call whose first argument is a component of the library, or an element.
 */
function visitComponentArgument(
  call: Call,
  first: t.Node,
  collector: UsageCollector,
): void {
  const { model } = collector;
  const name = model.externalExportName(call.callee);
  const [, props] = call.arguments;
  const [element] = model.possibleExpressions(first);
  if (name === 'cloneElement' && props && element?.type === 'JSXElement') {
    const components = model.components(element.openingElement.name);
    visitPropsObject(props, components, collector);
    return;
  }
  for (const component of collector.follow(first)) {
    if (name === 'createElement') {
      const given = props ? readSpread(props, model) : NO_PROPS;
      addElement(first, given, { component, call }, collector);
    } else if (name !== 'memo' && !isUnchanged(component)) {
      collector.addUnresolved(
        call,
        `\`${collector.excerptOf(call.callee)}(…)\` wraps \`${component}\`, and the checker does not see how the result is used. ${wrappingAdvice(component)}`,
      );
    }
  }
}

/** Reports a call of a distinctive method on a value that may be a sheet. */
function visitUnresolvedCallee(
  callee: Call['callee'],
  collector: UsageCollector,
): void {
  if (!('property' in callee) || !('object' in callee)) return;
  if (!DISTINCTIVE_METHODS.has(memberNameOf(callee))) return;
  if (hasOtherRefType(callee.object, collector)) return;
  collector.addUnresolved(
    callee.property,
    `\`${collector.excerptOf(callee)}()\` may be a method of a sheet; the checker cannot tell. [What has changed](/blog/bottom-sheet-v5#same-name-changed-behavior) names it if it behaves differently.`,
  );
}

/** Whether a receiver is `ref.current` of a ref whose type is not a sheet. */
function hasOtherRefType(node: t.Node, { model }: UsageCollector): boolean {
  const inner = unwrap(node);
  const ref = 'object' in inner ? model.evaluate(inner.object) : undefined;
  const type =
    ref?.kind === 'ref' && ref.createdBy
      ? typeArgumentOf(ref.createdBy, 0)
      : undefined;
  return !!type && !/\b(?:any|unknown)\b/.test(model.textOf(type));
}

/** Reports a call that passes a ref to a sheet to a function of another file. */
function visitRefArguments(
  { callee, arguments: given }: Call,
  collector: UsageCollector,
): void {
  const { model } = collector;
  const called = model.evaluate(callee);
  if (called?.kind !== 'other' || !/^(?:[.~]|@\/|src\/)/.test(called.from))
    return;
  // A function that merges refs calls no method.
  if (/(?:merge|compose|combine)d?Refs?$/i.test(called.name)) return;
  for (const each of given) {
    if (!isSheetRef(each, model)) continue;
    collector.addUnresolved(
      each,
      `\`${collector.excerptOf(callee)}()\` receives a ref to a sheet. Check its file, too: it may call the sheet's methods.`,
    );
  }
}
