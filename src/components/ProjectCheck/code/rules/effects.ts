/** Calls that run by themselves: in effects, while rendering, on mount. */
import type { Expression, Node } from '@babel/types';
import {
  isFunction,
  isInside,
  memberNameOf,
  nameOf,
  unwrappedParent,
  unwrap,
} from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';

const EFFECT =
  /^(?:use\w*(?:Effect|Mount)|componentDid\w+|UNSAFE_\w+|render|onLayout)$/;
/** Functions whose result is the function that they are given, or calls it. */
const PASSING =
  /^(?:use\w*(?:Callback|Fn|Event)|memo|forwardRef|observer|debounce|throttle|once|bind|runOnJS|runOnUI)$/;
/** Hooks and functions that keep a function for later: nothing calls it now. */
const LATER =
  /^(?:on[A-Z]?\w*|children|render[A-Z]\w*|once|subscribe|watch|listen|observe|add[A-Z]\w*|alert|use\w+)$/;
const RENDERED = /^(?:[A-Z]|use[A-Z])/;
/** Names that are true while a modal is closed. */
const CLOSED =
  /^(?:is|was|has|should|must|can|do|did)?_?(?:not|no(?=[A-Z])|un(?=[a-z])|hid|hide|clos|dismiss|invisible|inactive|empty|idle|none|blur|leave|leaving)/i;

interface Climb {
  readonly context: RuleContext;
  readonly seen: Set<Node>;
  /** The object whose method is called. */
  readonly object: string;
}

/** Whether a call may run while the modal is not presented. */
export function mayRunWhileClosed(
  { call }: LibraryUsage,
  context: RuleContext,
): boolean {
  if (call === undefined) return false;
  const object = plain(context, call.callee).replace(/\.\w+$/, '');
  const climb = { context, seen: new Set<Node>(), object };
  return isRun(call, climb) || isBeforePresent(call, climb);
}

const plain = ({ code }: RuleContext, node: Node): string =>
  code.textOf(node).replaceAll(/[?!]/g, '');

/** Whether code runs by itself, whatever is true then. */
function isRun(node: Node, climb: Climb): boolean {
  const { context, seen } = climb;
  const parent = context.code.parentOf(node);
  if (!parent || seen.has(node) || isGuarded(node, parent, climb)) return false;
  seen.add(node);
  return isFunction(parent) ? isCalled(parent, climb) : isRun(parent, climb);
}

/** Whether something calls a function by itself. */
function isCalled(value: Node, climb: Climb, isCleanup = false): boolean {
  const { code } = climb.context;
  const parent = unwrappedParent(code, value);
  if (!parent) return false;
  if ('arguments' in parent) {
    return parent.callee === value
      ? !isCleanup && isRun(parent, climb)
      : isCalledBy(parent, climb, isCleanup);
  }
  switch (parent.type) {
    case 'ReturnStatement':
    case 'ArrowFunctionExpression': {
      const { scope } = code.pathOf(value);
      const outer = isFunction(value) ? scope.parent : scope;
      return isCalled(outer.getFunctionParent()?.block ?? value, climb, true);
    }
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isCalled(parent, climb, isCleanup);
    case 'JSXAttribute':
      return EFFECT.test(nameOf(parent.name) ?? '');
    default:
      break;
  }
  const key = nameNodeOf(value, parent);
  const name = nameOf(key) ?? '';
  if (RENDERED.test(name) || EFFECT.test(name)) return !isCleanup;
  const binding = code.bindingOf(key);
  if (name === '') return false;
  const places = binding
    ? code.referencesOf(binding)
    : code.nodes.filter(
        (each) =>
          'object' in each &&
          each.object.type === 'ThisExpression' &&
          memberNameOf(each) === name,
      );
  return places.some(
    (each) => !climb.seen.has(each) && follow(each, climb, isCleanup),
  );
}

/** The name of a function, or of the property or the variable that a value is given to. */
function nameNodeOf(value: Node, parent: Node) {
  if (isFunction(value) && 'id' in value && value.id) return value.id;
  if ('key' in parent) return parent.key;
  if ('id' in parent) return parent.id;
  return 'key' in value ? value.key : undefined;
}

function follow(place: Node, climb: Climb, isCleanup: boolean): boolean {
  climb.seen.add(place);
  return isCalled(place, climb, isCleanup);
}

/** Whether a call that is given a function calls it now, or in an effect. */
function isCalledBy(
  call: Extract<Node, { arguments: unknown }>,
  climb: Climb,
  isCleanup: boolean,
): boolean {
  const { code } = climb.context;
  const name = memberNameOf(call.callee) ?? nameOf(call.callee) ?? '';
  const [, deps] = call.arguments;
  if (PASSING.test(name)) return isCalled(call, climb, isCleanup);
  const hasDeps = deps?.type === 'ArrayExpression';
  const isEffect =
    EFFECT.test(name) ||
    (hasDeps &&
      /^use(?!\w*(?:Memo|Handle|Handler|Listener|mount)$)/.test(name));
  // What is returned with an empty list runs when the component goes.
  if (isEffect) return !isCleanup || !hasDeps || code.textOf(deps) !== '[]';
  return !isCleanup && !LATER.test(name) && isRun(call, climb);
}

/** `ref.dismiss(); ref.present();` in one function. */
function isBeforePresent(call: Node, climb: Climb): boolean {
  const { context, object } = climb;
  const { code, uses } = context;
  const around = code.pathOf(call).getFunctionParent()?.node;
  return uses.some(({ name, call: other }) => {
    if (name !== 'BottomSheetModalMethods.present' || !other) return false;
    if (!around || !isInside(other, around)) return false;
    if ((other.start ?? 0) < (call.end ?? 0)) return false;
    if (plain(context, other.callee) !== `${object}.present`) return false;
    for (let node = call; node !== around;) {
      const parent = code.parentOf(node);
      if (!parent || isGuarded(node, parent, climb)) return false;
      const isArm = 'alternate' in parent || parent.type === 'SwitchCase';
      // Another arm, or after a `return`.
      if (isArm && isInside(other, parent)) return isInside(other, node);
      if (parent.type === 'BlockStatement' && !isInside(other, parent)) {
        if (parent.body.at(-1)?.type === 'ReturnStatement') return false;
      }
      node = parent;
    }
    return true;
  });
}

/** Whether what stands around a node runs it for a presented modal only. */
function isGuarded(node: Node, parent: Node, climb: Climb): boolean {
  const proves = (test: Node | null | undefined, is: boolean) =>
    !!test && provesOpen(test, is, climb);
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return (
        parent.test !== node && proves(parent.test, parent.consequent === node)
      );
    case 'LogicalExpression':
      return (
        parent.right === node &&
        parent.operator !== '??' &&
        proves(parent.left, parent.operator === '&&')
      );
    case 'SwitchCase':
      return (
        parent.test?.type === 'StringLiteral' && !CLOSED.test(parent.test.value)
      );
    case 'BlockStatement':
      return parent.body
        .slice(
          0,
          parent.body.findIndex((each) => each === node),
        )
        .some(
          (each) =>
            each.type === 'IfStatement' &&
            isExit(each.consequent) &&
            proves(each.test, false),
        );
    default:
      return false;
  }
}

function isExit(node: Node): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement';
}

/** Whether a test that is true, or false, says that the modal is open. */
function provesOpen(test: Node, is: boolean, climb: Climb): boolean {
  const { context, object } = climb;
  const node = unwrap(test);
  const proves = (each: Node, value = is) => provesOpen(each, value, climb);
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' && proves(node.argument, !is);
    case 'LogicalExpression':
      return (node.operator === '&&') === is
        ? proves(node.left) || proves(node.right)
        : proves(node.left) && proves(node.right);
    case 'BinaryExpression':
      return provesByComparison(node, is, proves);
    default: {
      const init = context.code.constantInitializer(node);
      if (init && /^(?:Unary|Binary|Logical)/.test(unwrap(init).type)) {
        return proves(init);
      }
      const text = plain(context, node).replace(/\(.*$/s, '');
      const kind = context.values.evaluate(node)?.kind ?? '';
      if (object.startsWith(text) || /^(?:ref|instance)$/.test(kind))
        return false;
      const name = text
        .replace(/\.(?:current|value)$/, '')
        .split('.')
        .at(-1);
      return CLOSED.test(name ?? '') !== is;
    }
  }
}

/** `visible === false`, `step < 1`, `index !== -1` */
function provesByComparison(
  { left, operator, right }: Extract<Node, { type: 'BinaryExpression' }>,
  is: boolean,
  proves: (each: Node, is: boolean) => boolean,
): boolean {
  if (/^[<>]/.test(operator)) {
    const isLiteralLeft = left.type.endsWith('Literal');
    return (operator.startsWith('>') !== isLiteralLeft) === is;
  }
  const isSame = operator.startsWith('==') === is;
  const value: Expression = right;
  switch (value.type) {
    case 'BooleanLiteral':
      return proves(left, isSame === value.value);
    case 'NullLiteral':
      return !isSame && proves(left, true);
    case 'StringLiteral':
      return CLOSED.test(value.value) !== isSame;
    case 'NumericLiteral':
      return value.value > 0 === isSame;
    case 'UnaryExpression':
      return !isSame;
    default:
      return nameOf(value) === 'undefined' && !isSame && proves(left, true);
  }
}
