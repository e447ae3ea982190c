/** Lists the expressions that a value may come from. */
import type * as t from '@babel/types';
import {
  isFunction,
  memberNameOf,
  nameOf,
  unwrap,
  type MaybeNode,
} from '../semanticModel';
import { IDENTITY_WRAPPERS, isFreeze } from './calls';
import type { CodeModel } from './codeModel';

/** Lists all that an expression may be, each expression once. */
export function listPossibleExpressions(
  node: MaybeNode,
  model: CodeModel,
  seen = new Set<t.Node>(),
): t.Node[] {
  if (!node || seen.has(node)) return [];
  seen.add(node);
  const plain = unwrap(node);
  const all = (...nodes: t.Node[]) =>
    nodes.flatMap((each) => listPossibleExpressions(each, model, seen));
  switch (plain.type) {
    case 'ConditionalExpression':
      return all(plain.consequent, plain.alternate);
    case 'LogicalExpression':
      return plain.operator === '&&'
        ? all(plain.right)
        : [...all(plain.left).filter(isNotNullish), ...all(plain.right)];
    case 'CallExpression': {
      const name = model.externalExportName(plain.callee);
      const [first] = plain.arguments;
      if (memberNameOf(plain.callee) === 'select' && first) {
        return all(...entryExpressions(first, model));
      }
      if (name === 'useMemo' && isFunction(first)) {
        return all(...model.returnsOf(first));
      }
      return first && (IDENTITY_WRAPPERS.test(name) || isFreeze(plain, model))
        ? all(first)
        : [plain];
    }
    default: {
      const init = model.constantInitializer(plain);
      if (init) return all(init);
      // `SHEETS[kind]` is any of them.
      if (memberNameOf(plain) === '' && 'computed' in plain) {
        const entries =
          'object' in plain ? entryExpressions(plain.object, model) : [];
        if (entries.length > 0) return all(...entries);
      }
      const value = isFunction(plain) ? undefined : model.evaluate(plain);
      return value?.kind === 'node' && value.node !== plain
        ? all(value.node)
        : [plain];
    }
  }
}

/** Whether a value is neither `null` nor `undefined`. */
function isNotNullish(node: t.Node): boolean {
  return node.type !== 'NullLiteral' && nameOf(node) !== 'undefined';
}

/** The values in the object or the array that an expression may be. */
function entryExpressions(holder: t.Node, model: CodeModel): t.Node[] {
  return model.possibleExpressions(holder).flatMap((node): t.Node[] => {
    if (node.type === 'ArrayExpression') {
      return node.elements.filter((each) => each !== null);
    }
    return node.type === 'ObjectExpression'
      ? node.properties.flatMap((each) => ('value' in each ? each.value : []))
      : [];
  });
}
