/** The props that an element is given, or that an object holds. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { isFunction, memberNameOf, nameOf, unwrap } from './semanticModel';
import { isSlotPropsType } from './library';
import type { AbstractEvaluator } from './evaluation/evaluator';

export interface Prop {
  /** The attribute or the entry. */
  readonly node: Node;
  readonly name: string;
  /** Without types around it; absent for `<A b />`. */
  readonly value: Node | undefined;
  /** Whether it is there in every case. */
  readonly isUnconditional: boolean;
}

export interface Props {
  readonly props: readonly Prop[];
  /** Where there are more, which the file does not show. */
  readonly unresolved: readonly Node[];
}

export const NO_PROPS: Props = { props: [], unresolved: [] };

/** What an expression adds wherever it is spread. */
interface Spread {
  readonly props: readonly Prop[];
  /** Whether there are more, which the file does not show. */
  readonly isOpen: boolean;
}

const CLOSED: Spread = { props: [], isOpen: false };
const OPEN: Spread = { props: [], isOpen: true };
/** Longer chains of names are not followed. */
const DEEPEST = 200;

/** What is read so far. */
interface Reading {
  readonly values: AbstractEvaluator;
  /** Nodes that were read, or are being read. */
  readonly known: Map<Node, Spread>;
}

/** Each property once, however often its object is spread. */
function union(parts: readonly Spread[]): Spread {
  const props = new Map<Node, Prop>();
  for (const prop of parts.flatMap((part) => part.props)) {
    const known = props.get(prop.node);
    if (!known?.isUnconditional) props.set(prop.node, prop);
  }
  return {
    props: [...props.values()],
    isOpen: parts.some(({ isOpen }) => isOpen),
  };
}

const unsure = ({ props, isOpen }: Spread): Spread => ({
  props: props.map((prop) => ({ ...prop, isUnconditional: false })),
  isOpen,
});

function spreadOf(expression: Node, reading: Reading, depth: number): Spread {
  const node = unwrap(expression);
  const { known } = reading;
  const last = known.get(node);
  if (last) return last;
  if (depth > DEEPEST) return OPEN;
  // An object that spreads itself is met again before it is read.
  known.set(node, OPEN);
  const found = readNode(node, reading, depth + 1);
  known.set(node, found);
  return found;
}

/** What an object is given after its declaration. */
function laterProps(node: Node, reading: Reading, depth: number): Spread[] {
  const { code } = reading.values;
  const binding = code.bindingOf(node);
  const places = binding ? code.referencesOf(binding) : [];
  return places.flatMap((place): Spread[] => {
    const parent = code.parentOf(place);
    const above = parent && code.parentOf(parent);
    if (above?.type === 'AssignmentExpression' && above.left === parent) {
      const name = memberNameOf(parent);
      const value = unwrap(above.right);
      return name === undefined
        ? [OPEN]
        : [
            {
              props: [{ node: above, name, value, isUnconditional: false }],
              isOpen: false,
            },
          ];
    }
    if (!parent || !('arguments' in parent) || parent.arguments[0] !== place) {
      return [];
    }
    return code.textOf(parent.callee) === 'Object.assign'
      ? parent.arguments
          .slice(1)
          .map((each) => unsure(spreadOf(each, reading, depth)))
      : [];
  });
}

function readNode(node: Node, reading: Reading, depth: number): Spread {
  const { values } = reading;
  const init = values.code.constantInitializer(node);
  if (init) {
    return union([
      spreadOf(init, reading, depth),
      ...laterProps(node, reading, depth),
    ]);
  }
  const any = (...parts: Node[]) =>
    unsure(union(parts.map((part) => spreadOf(part, reading, depth))));
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
  const value = values.evaluate(node);
  if (
    isNothing ||
    (value?.kind === 'instance' && isSlotPropsType(value.owner))
  ) {
    return CLOSED;
  }
  if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression') {
    // What `Platform.select()` may give.
    const leaves = values.possibleExpressions(node);
    return leaves.includes(node) ? OPEN : any(...leaves);
  }
  return union(
    value.node.properties.map((property): Spread => {
      if (property.type === 'SpreadElement') {
        return spreadOf(property.argument, reading, depth);
      }
      const name = nameOf(property.key) ?? '';
      const own = unwrap(
        property.type === 'ObjectProperty' ? property.value : property,
      );
      return {
        props: [{ node: property, name, value: own, isUnconditional: true }],
        isOpen: property.computed,
      };
    }),
  );
}

/** What `{...expression}` adds at a node, as far as the file shows. */
export function readSpread(
  expression: Node,
  values: AbstractEvaluator,
  at = expression,
): Props {
  const { props, isOpen } = spreadOf(
    expression,
    { values, known: new Map() },
    0,
  );
  return { props, unresolved: isOpen ? [at] : [] };
}

/** The props of an element, a function that it contains among them. */
export function readProps(
  element: JSXOpeningElement,
  values: AbstractEvaluator,
): Props {
  const props: Prop[] = [];
  const unresolved: Node[] = [];
  const add = (node: Node, name: string, value?: Node | null) => {
    const own = value ? unwrap(value) : undefined;
    props.push({ node, name, value: own, isUnconditional: true });
  };
  for (const node of element.attributes) {
    if (node.type === 'JSXSpreadAttribute') {
      const spread = readSpread(node.argument, values, node);
      props.push(...spread.props);
      unresolved.push(...spread.unresolved);
    } else add(node, nameOf(node.name) ?? '', node.value);
  }
  const parent = values.code.parentOf(element);
  for (const node of parent?.type === 'JSXElement' ? parent.children : []) {
    const isContainer = node.type === 'JSXExpressionContainer';
    if (isContainer && values.possibleExpressions(node).some(isFunction))
      add(node, 'children', node);
  }
  return { props, unresolved };
}
