import type { Node, ObjectMethod, ObjectProperty } from '@babel/types';
import { unwrap } from './tree';
import { PARTS } from './typeValues';
import type { Values } from './values';

interface Spread {
  readonly properties: readonly (ObjectProperty | ObjectMethod)[];
  /** Whether these are all. */
  readonly isKnown: boolean;
}

const NOTHING: Spread = { properties: [], isKnown: true };

const GIVEN = new Set(Object.values(PARTS));

/** What `{...expression}` adds, as far as the file shows. */
export function readSpread(expression: Node, values: Values): Spread {
  const node = unwrap(expression);
  switch (node.type) {
    case 'NullLiteral':
    case 'BooleanLiteral':
      return NOTHING;
    case 'LogicalExpression':
      return node.operator === '&&'
        ? readSpread(node.right, values)
        : both(readSpread(node.left, values), readSpread(node.right, values));
    case 'ConditionalExpression':
      return both(
        readSpread(node.consequent, values),
        readSpread(node.alternate, values),
      );
    default:
      break;
  }
  const value = values.of(node);
  // The sheet itself gives these to the components of its parts.
  if (value?.kind === 'instance' && GIVEN.has(value.of)) return NOTHING;
  if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression') {
    return { properties: [], isKnown: false };
  }
  return value.node.properties
    .map((property): Spread => {
      if (property.type === 'SpreadElement') {
        return readSpread(property.argument, values);
      }
      return { properties: [property], isKnown: !property.computed };
    })
    .reduce(both, NOTHING);
}

function both(first: Spread, second: Spread): Spread {
  return {
    properties: [...first.properties, ...second.properties],
    isKnown: first.isKnown && second.isKnown,
  };
}
