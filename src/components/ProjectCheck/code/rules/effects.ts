/**
 * Finds calls that can run while a modal is closed: in effects, while rendering, on
 * mount.
 */
import type { Node } from '@babel/types';
import {
  isFunction,
  isInside,
  memberNameOf,
  nameOf,
  unwrappedParent,
  unwrap,
  type MaybeNode,
} from '../semanticModel';
import type { CheckedFile, FileUsage } from '../rule';
import type { CodeModel } from '../evaluation/codeModel';

/** Functions and props whose callback React runs by itself. */
const EFFECT =
  /^(?:use\w*(?:Effect|Mount)|componentDid\w+|UNSAFE_\w+|render|onLayout)$/;
/** Functions that return the function that they get, or one that calls it. */
const PASSING =
  /^(?:use\w*(?:Callback|Fn|Event)|memo|forwardRef|observer|debounce|throttle|once|bind|runOnJS|runOnUI)$/;
/** Functions and props that call the function that they get later, if at all. */
const LATER =
  /^(?:on[A-Z]?\w*|children|render[A-Z]\w*|once|subscribe|watch|listen|observe|add[A-Z]\w*|alert|use\w+)$/;
/** Names of components and hooks, which run while rendering. */
const RENDERED = /^(?:[A-Z]|use[A-Z])/;
/** Names that are true while a modal is closed. */
const CLOSED_NAME =
  /^(?:is|was|has|should|must|can|do|did)?_?(?:not|no(?=[A-Z])|un(?=[a-z])|hid|hide|clos|dismiss|invisible|inactive|empty|idle|none|blur|leave|leaving)/i;

/** The state of following a call outward to what runs it. */
interface CallWalk {
  readonly file: CheckedFile;
  readonly seen: Set<Node>;
  /** The text of the object whose method is called. */
  readonly object: string;
}

/** Whether a call may run while the modal is not presented. */
export function mayRunWhileClosed({ call, file }: FileUsage): boolean {
  if (call === undefined) return false;
  const object = plainText(file.model, call.callee).replace(/\.\w+$/, '');
  const walk = { file, seen: new Set<Node>(), object };
  return isRun(call, walk) || isBeforePresent(call, walk);
}

/** The text of a node without `?` and `!`. */
const plainText = (model: CodeModel, node: Node): string =>
  model.textOf(node).replaceAll(/[?!]/g, '');

/** Whether a node runs without an event, and without a guard around it. */
function isRun(node: Node, walk: CallWalk): boolean {
  const { file, seen } = walk;
  const parent = file.model.parentOf(node);
  if (!parent || seen.has(node) || isGuarded(node, parent, walk)) return false;
  seen.add(node);
  return isFunction(parent) ? isCalled(parent, walk) : isRun(parent, walk);
}

/**
 * Whether a function is called without an event.
 *
 * @param isCleanup whether the function is what an effect returns
 */
function isCalled(value: Node, walk: CallWalk, isCleanup = false): boolean {
  const { model } = walk.file;
  const parent = unwrappedParent(model, value);
  if (!parent) return false;
  if ('arguments' in parent) {
    return parent.callee === value
      ? !isCleanup && isRun(parent, walk)
      : isCalledBy(parent, walk, isCleanup);
  }
  switch (parent.type) {
    case 'ReturnStatement':
    case 'ArrowFunctionExpression': {
      const { scope } = model.pathOf(value);
      const outer = isFunction(value) ? scope.parent : scope;
      return isCalled(outer.getFunctionParent()?.block ?? value, walk, true);
    }
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isCalled(parent, walk, isCleanup);
    case 'JSXAttribute':
      return EFFECT.test(nameOf(parent.name));
    default:
      break;
  }
  const key = nameNodeOf(value, parent);
  const name = nameOf(key);
  if (RENDERED.test(name) || EFFECT.test(name)) return !isCleanup;
  const binding = model.bindingOf(key);
  if (name === '') return false;
  const references = binding
    ? model.referencesOf(binding)
    : model.nodes.filter(
        (each) =>
          'object' in each &&
          each.object.type === 'ThisExpression' &&
          memberNameOf(each) === name,
      );
  return references.some((reference) => {
    if (walk.seen.has(reference)) return false;
    walk.seen.add(reference);
    return isCalled(reference, walk, isCleanup);
  });
}

/** The name of a function, or of the property or variable that holds it. */
function nameNodeOf(value: Node, parent: Node) {
  if (isFunction(value) && 'id' in value && value.id) return value.id;
  if ('key' in parent) return parent.key;
  if ('id' in parent) return parent.id;
  return 'key' in value ? value.key : undefined;
}

/** Whether a call runs the function that it gets, at once or in an effect. */
function isCalledBy(
  call: Extract<Node, { arguments: unknown }>,
  walk: CallWalk,
  isCleanup: boolean,
): boolean {
  const { model } = walk.file;
  const name = memberNameOf(call.callee) || nameOf(call.callee);
  const [, deps] = call.arguments;
  if (PASSING.test(name)) return isCalled(call, walk, isCleanup);
  const hasDeps = deps?.type === 'ArrayExpression';
  const isEffect =
    EFFECT.test(name) ||
    (hasDeps &&
      /^use(?!\w*(?:Memo|Handle|Handler|Listener|mount)$)/.test(name));
  // The cleanup of an effect without dependencies runs on unmount.
  if (isEffect) return !isCleanup || !hasDeps || model.textOf(deps) !== '[]';
  return !isCleanup && !LATER.test(name) && isRun(call, walk);
}

/**
 * Whether the same object's `present()` follows a call: `ref.dismiss();
 * ref.present();`.
 */
function isBeforePresent(call: Node, walk: CallWalk): boolean {
  const { file, object } = walk;
  const { model, usages } = file;
  const around = model.pathOf(call).getFunctionParent()?.node;
  return usages.some(({ name, call: other }) => {
    if (name !== 'BottomSheetModalMethods.present' || !other) return false;
    if (!around || !isInside(other, around)) return false;
    if ((other.start ?? 0) < (call.end ?? 0)) return false;
    if (plainText(file.model, other.callee) !== `${object}.present`)
      return false;
    for (let node = call; node !== around;) {
      const parent = model.parentOf(node);
      if (!parent || isGuarded(node, parent, walk)) return false;
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

/** Whether the parent of a node runs the node only if the modal is open. */
function isGuarded(node: Node, parent: Node, walk: CallWalk): boolean {
  const proves = (test: MaybeNode, is: boolean) =>
    !!test && provesOpen(test, is, walk);
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
        parent.test?.type === 'StringLiteral' &&
        !CLOSED_NAME.test(parent.test.value)
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

/** Whether a statement ends with `return` or `throw`. */
function isExit(node: Node): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement';
}

/** Whether the modal is open if a test has the result `is`. */
function provesOpen(test: Node, is: boolean, walk: CallWalk): boolean {
  const { file, object } = walk;
  const node = unwrap(test);
  const proves = (each: Node, value = is) => provesOpen(each, value, walk);
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
      const init = file.model.constantInitializer(node);
      if (init && /^(?:Unary|Binary|Logical)/.test(unwrap(init).type)) {
        return proves(init);
      }
      const text = plainText(file.model, node).replace(/\(.*$/s, '');
      const kind = file.model.evaluate(node)?.kind ?? '';
      if (object.startsWith(text) || /^(?:ref|instance)$/.test(kind))
        return false;
      const name = text
        .replace(/\.(?:current|value)$/, '')
        .split('.')
        .at(-1);
      return CLOSED_NAME.test(name ?? '') !== is;
    }
  }
}

/** As `provesOpen`, for `visible === false`, `step < 1`, `index !== -1`. */
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
  switch (right.type) {
    case 'BooleanLiteral':
      return proves(left, isSame === right.value);
    case 'NullLiteral':
      return !isSame && proves(left, true);
    case 'StringLiteral':
      return CLOSED_NAME.test(right.value) !== isSame;
    case 'NumericLiteral':
      return right.value > 0 === isSame;
    case 'UnaryExpression':
      return !isSame;
    default:
      return nameOf(right) === 'undefined' && !isSame && proves(left, true);
  }
}
