/** The props that an element is given, or that an object holds. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { isFunction, nameOf, unwrap } from './code';
import { PARTS } from './typeValues';
import type { Values } from './values';

export interface Prop {
  /** The attribute or the entry. */
  readonly node: Node;
  readonly name: string;
  /** Without types around it; absent for `<A b />`. */
  readonly value: Node | undefined;
  /** Whether it is there in every case. */
  readonly isSure: boolean;
}

export interface Props {
  readonly props: readonly Prop[];
  /** Where there are more, which the file does not show. */
  readonly unseen: readonly Node[];
}

export const NOTHING: Props = { props: [], unseen: [] };

/** What the sheet itself gives to the components of its parts. */
export const GIVEN: ReadonlySet<string> = new Set(Object.values(PARTS));

const join = (parts: readonly Props[]): Props => ({
  props: parts.flatMap(({ props }) => props),
  unseen: parts.flatMap(({ unseen }) => unseen),
});

/** What `{...expression}` adds at a node, as far as the file shows. */
export function readSpread(
  expression: Node,
  values: Values,
  at = expression,
  isSure = true,
): Props {
  const node = unwrap(expression);
  const init = values.code.initOf(node);
  if (init) return readSpread(init, values, at, isSure);
  const any = (...parts: Node[]) =>
    join(parts.map((part) => readSpread(part, values, at, false)));
  if (node.type === 'ConditionalExpression') {
    return any(node.consequent, node.alternate);
  }
  if (node.type === 'LogicalExpression') {
    return node.operator === '&&'
      ? any(node.right)
      : any(node.left, node.right);
  }
  const isNothing =
    /^(?:Null|Boolean)Literal$/.test(node.type) || nameOf(node) === 'undefined';
  const value = values.of(node);
  if (isNothing || (value?.kind === 'instance' && GIVEN.has(value.of))) {
    return NOTHING;
  }
  if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression') {
    return { props: [], unseen: [at] };
  }
  return join(
    value.node.properties.map((property): Props => {
      if (property.type === 'SpreadElement') {
        return readSpread(property.argument, values, at, isSure);
      }
      const name = nameOf(property.key) ?? '';
      const value = unwrap(
        property.type === 'ObjectProperty' ? property.value : property,
      );
      return {
        props: [{ node: property, name, value, isSure }],
        unseen: property.computed ? [at] : [],
      };
    }),
  );
}

/** The props of an element, a function that it contains among them. */
export function readProps(element: JSXOpeningElement, values: Values): Props {
  const one = (node: Node, name: string, value?: Node | null): Props => {
    const own = value ? unwrap(value) : undefined;
    return { props: [{ node, name, value: own, isSure: true }], unseen: [] };
  };
  const parent = values.code.parentOf(element);
  const children = parent?.type === 'JSXElement' ? parent.children : [];
  return join([
    ...element.attributes.map((node) =>
      node.type === 'JSXSpreadAttribute'
        ? readSpread(node.argument, values, node)
        : one(node, nameOf(node.name) ?? '', node.value),
    ),
    ...children
      .filter(
        (node) =>
          node.type === 'JSXExpressionContainer' &&
          values.leaves(node).some(isFunction),
      )
      .map((node) => one(node, 'children', node)),
  ]);
}
