/** What effects run, as far as that concerns a rule. */
import type { Node } from '@babel/types';
import {
  isFunction,
  memberNameOf,
  nameOf,
  parentOfWrapped,
  type Code,
} from '../code';

const EFFECT = /^(?:use\w*Effect|componentDid\w+)$/;

/** Whether an effect may run a call more than once, whatever is true then. */
export function runsInEffect(
  node: Node,
  code: Code,
  seen = new Set<Node>(),
): boolean {
  const parent = parentOfWrapped(code, node);
  if (!parent || seen.has(node) || isGuarded(node, parent, code)) return false;
  seen.add(node);
  const climb = (to: Node = parent) => runsInEffect(to, code, seen);
  if ('arguments' in parent && parent.callee !== node) {
    const name = memberNameOf(parent.callee) ?? nameOf(parent.callee) ?? '';
    const [first, deps] = parent.arguments;
    // With an empty list it runs only when the component is new, or goes.
    const isEffect = EFFECT.test(name) && (!deps || code.textOf(deps) !== '[]');
    return first === node && (isEffect || (name === 'useCallback' && climb()));
  }
  const named = node.type === 'FunctionDeclaration' ? node : parent;
  if (named === node || named.type === 'VariableDeclarator') {
    const binding = 'id' in named ? code.bindingOf(named.id) : undefined;
    return (binding ? code.referencesOf(binding) : []).some((each) => {
      const call = code.parentOf(each);
      if (!call || !('arguments' in call)) return false;
      return climb(call.callee === each ? call : each);
    });
  }
  if (isFunction(node) && 'key' in node) {
    return EFFECT.test(nameOf(node.key) ?? '');
  }
  // What an effect returns is called to clean up.
  return (!isFunction(node) || /^(?:Ret|Arr)/.test(parent.type)) && climb();
}

/** `open && …`, but not `!open && …`, and not `ref.current && …` */
function isGuarded(node: Node, parent: Node, code: Code): boolean {
  const plain = (each: Node) => code.textOf(each).replaceAll('?', '');
  const isThen = 'consequent' in parent && parent.consequent === node;
  const isAnd = parent.type === 'LogicalExpression' && parent.right === node;
  const test =
    isThen && 'test' in parent ? parent.test : isAnd ? parent.left : undefined;
  if (!test) return false;
  const read = plain(node).split(/[^\w$.]+/);
  const reads = (part: string) =>
    read.some((each) => `${each}.`.startsWith(`${part}.`));
  const parts = plain(test).split('&&');
  const known = parts.map((part) => part.trim());
  return known.some((part) => !part.startsWith('!') && !reads(part));
}
