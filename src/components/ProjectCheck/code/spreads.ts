import type { Node } from '@babel/types';
import { initOf, nameOf, unwrap } from './code';
import { PARTS } from './typeValues';
import type { Values } from './values';

export interface Prop {
  /** The attribute or the entry. */
  readonly node: Node;
  readonly name: string;
  readonly value: Node | undefined;
  /** Whether it is there in every case. */
  readonly isSure: boolean;
}

export interface Spread {
  readonly props: readonly Prop[];
  /** Whether these are all. */
  readonly isKnown: boolean;
}

const NOTHING: Spread = { props: [], isKnown: true };

const GIVEN = new Set(Object.values(PARTS));

/** What `{...expression}` adds, as far as the file shows. */
export function readSpread(
  expression: Node,
  values: Values,
  isSure = true,
): Spread {
  const node = unwrap(expression);
  const init = initOf(values.code, node);
  if (init) return readSpread(init, values, isSure);
  const all = (...parts: Node[]) =>
    parts.map((part) => readSpread(part, values, false)).reduce(both, NOTHING);
  if (node.type === 'ConditionalExpression') {
    return all(node.consequent, node.alternate);
  }
  if (node.type === 'LogicalExpression') {
    return node.operator === '&&'
      ? all(node.right)
      : all(node.left, node.right);
  }
  const isNothing =
    /^(?:Null|Boolean)Literal$/.test(node.type) || nameOf(node) === 'undefined';
  const value = values.of(node);
  // The sheet itself gives these to the components of its parts.
  if (isNothing || (value?.kind === 'instance' && GIVEN.has(value.of))) {
    return NOTHING;
  }
  if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression') {
    return { props: [], isKnown: false };
  }
  return value.node.properties
    .map((property): Spread => {
      if (property.type === 'SpreadElement') {
        return readSpread(property.argument, values, isSure);
      }
      const name = nameOf(property.key) ?? '';
      const value = unwrap(
        property.type === 'ObjectProperty' ? property.value : property,
      );
      return {
        props: [{ node: property, name, value, isSure }],
        isKnown: !property.computed,
      };
    })
    .reduce(both, NOTHING);
}

function both(first: Spread, second: Spread): Spread {
  return {
    props: [...first.props, ...second.props],
    isKnown: first.isKnown && second.isKnown,
  };
}
