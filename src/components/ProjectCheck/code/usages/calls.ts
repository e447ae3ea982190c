/** Reads calls: of hooks and methods, and of what is given components or refs. */
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
  const { code, values } = collector;
  const { callee } = call;
  const [first] = call.arguments;
  const called = values.evaluate(callee);
  const use = { kind: 'call', node: callee, call } as const;
  if (called?.kind === 'member') addMember(called, use, collector);
  else if (called?.kind === 'export')
    collector.add({ ...use, name: `${called.name}()` });
  else if (called === undefined) visitUnknownCallee(callee, collector);
  if (/^(?:require|import|jest\.require\w+)$/.test(code.textOf(callee)))
    visitModule(call, nameOf(first), [], collector);
  if (first) visitComponentArgument(call, first, collector);
  visitRefArguments(call, collector);
}

/** A call that is given a component of the library, or an element of one. */
function visitComponentArgument(
  call: Call,
  first: t.Node,
  collector: UsageCollector,
): void {
  const { values } = collector;
  const name = values.externalExportName(call.callee);
  const [, props] = call.arguments;
  const [element] = values.possibleExpressions(first);
  if (name === 'cloneElement' && props && element?.type === 'JSXElement') {
    const components = values.components(element.openingElement.name);
    visitPropsObject(props, components, collector);
    return;
  }
  for (const component of collector.follow(first)) {
    if (name === 'createElement') {
      const given = props ? readSpread(props, values) : NO_PROPS;
      addElement(first, given, { component, call }, collector);
    } else if (name !== 'memo' && !isUnchanged(component)) {
      collector.addUnknown(
        call,
        `\`${collector.excerptOf(call.callee)}(…)\` wraps \`${component}\`, and the checker does not see how the result is used. ${wrappingAdvice(component)}`,
      );
    }
  }
}

/** A call on something unknown, of a method that sheets have. */
function visitUnknownCallee(
  callee: Call['callee'],
  collector: UsageCollector,
): void {
  if (!('property' in callee) || !('object' in callee)) return;
  if (!DISTINCTIVE_METHODS.has(memberNameOf(callee) ?? '')) return;
  if (hasOtherRefType(callee.object, collector)) return;
  collector.addUnknown(
    callee.property,
    `\`${collector.excerptOf(callee)}()\` may be a method of a sheet; the checker cannot tell. [What has changed](/blog/bottom-sheet-v5#same-name-changed-behavior) names it if it behaves differently.`,
  );
}

/** `ref.current`, where the type of the ref says that it is not a sheet. */
function hasOtherRefType(
  node: t.Node,
  { code, values }: UsageCollector,
): boolean {
  const inner = unwrap(node);
  const ref = 'object' in inner ? values.evaluate(inner.object) : undefined;
  const type =
    ref?.kind === 'ref' && ref.createdBy
      ? typeArgumentOf(ref.createdBy, 0)
      : undefined;
  return !!type && !/\b(?:any|unknown)\b/.test(code.textOf(type));
}

/** A function of the app's other files that is given a ref to a sheet. */
function visitRefArguments(
  { callee, arguments: given }: Call,
  collector: UsageCollector,
): void {
  const { values } = collector;
  const called = values.evaluate(callee);
  if (called?.kind !== 'other' || !/^(?:[.~]|@\/|src\/)/.test(called.from))
    return;
  // It only sets several refs.
  if (/(?:merge|compose|combine)d?Refs?$/i.test(called.name)) return;
  for (const each of given) {
    if (!isSheetRef(each, values)) continue;
    collector.addUnknown(
      each,
      `\`${collector.excerptOf(callee)}()\` receives a ref to a sheet. Check its file, too: it may call the sheet's methods.`,
    );
  }
}
