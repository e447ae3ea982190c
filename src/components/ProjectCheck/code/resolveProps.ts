/** Resolves the props of elements and of objects that are spread into them. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { isFunction, memberNameOf, nameOf, unwrap } from './semanticModel';
import { isSlotPropsType } from './library';
import type { AbstractEvaluator } from './evaluation/evaluator';

/** A prop of an element or a property of an object. */
export interface Prop {
  /** The attribute, or the property of an object. */
  readonly node: Node;
  readonly name: string;
  /** Without types around it; absent for `<A b />`. */
  readonly value: Node | undefined;
  /** Whether the prop is set in every case. */
  readonly isUnconditional: boolean;
}

/** All props of an element, as far as the file shows them. */
export interface Props {
  readonly props: readonly Prop[];
  /** Spreads whose props the file does not show. */
  readonly unresolved: readonly Node[];
}

export const NO_PROPS: Props = { props: [], unresolved: [] };

/** The props that spreading an expression adds. */
interface Spread {
  readonly props: readonly Prop[];
  /** Whether there may be more props, which the file does not show. */
  readonly isOpen: boolean;
}

const CLOSED: Spread = { props: [], isOpen: false };
const OPEN: Spread = { props: [], isOpen: true };
/** Longer chains of names are not followed. */
const MAX_DEPTH = 200;

/** The state of reading one spread. */
interface Reading {
  readonly evaluator: AbstractEvaluator;
  /** Results by node; that of a node in progress is `OPEN`. */
  readonly results: Map<Node, Spread>;
}

/** Merges spreads; a prop of an object that is spread twice counts once. */
function union(parts: readonly Spread[]): Spread {
  const props = new Map<Node, Prop>();
  for (const prop of parts.flatMap((part) => part.props)) {
    if (!props.get(prop.node)?.isUnconditional) props.set(prop.node, prop);
  }
  return {
    props: [...props.values()],
    isOpen: parts.some(({ isOpen }) => isOpen),
  };
}

/** The same spread where a condition decides about it. */
const conditional = ({ props, isOpen }: Spread): Spread => ({
  props: props.map((prop) => ({ ...prop, isUnconditional: false })),
  isOpen,
});

function spreadOf(expression: Node, reading: Reading, depth: number): Spread {
  const node = unwrap(expression);
  const { results } = reading;
  const earlier = results.get(node);
  if (earlier) return earlier;
  if (depth > MAX_DEPTH) return OPEN;
  // An object that spreads itself is met again before it is read.
  results.set(node, OPEN);
  const found = readNode(node, reading, depth + 1);
  results.set(node, found);
  return found;
}

/**
 * Props that assignments and `Object.assign` add to an object after its declaration.
 */
function laterProps(node: Node, reading: Reading, depth: number): Spread[] {
  const { model } = reading.evaluator;
  const binding = model.bindingOf(node);
  const references = binding ? model.referencesOf(binding) : [];
  return references.flatMap((reference): Spread[] => {
    const parent = model.parentOf(reference);
    const above = parent && model.parentOf(parent);
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
    if (
      !parent ||
      !('arguments' in parent) ||
      parent.arguments[0] !== reference
    ) {
      return [];
    }
    return model.textOf(parent.callee) === 'Object.assign'
      ? parent.arguments
          .slice(1)
          .map((each) => conditional(spreadOf(each, reading, depth)))
      : [];
  });
}

function readNode(node: Node, reading: Reading, depth: number): Spread {
  const { evaluator } = reading;
  const init = evaluator.model.constantInitializer(node);
  if (init) {
    return union([
      spreadOf(init, reading, depth),
      ...laterProps(node, reading, depth),
    ]);
  }
  const any = (...parts: Node[]) =>
    conditional(union(parts.map((part) => spreadOf(part, reading, depth))));
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
  const value = evaluator.evaluate(node);
  if (
    isNothing ||
    (value?.kind === 'instance' && isSlotPropsType(value.owner))
  ) {
    return CLOSED;
  }
  if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression') {
    // `Platform.select()` returns one of several objects.
    const leaves = evaluator.possibleExpressions(node);
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

/**
 * Reads the props that `{...expression}` adds.
 *
 * @param at the node to report if the file does not show all of them
 */
export function readSpread(
  expression: Node,
  evaluator: AbstractEvaluator,
  at = expression,
): Props {
  const { props, isOpen } = spreadOf(
    expression,
    { evaluator, results: new Map() },
    0,
  );
  return { props, unresolved: isOpen ? [at] : [] };
}

/** Reads the props of an element; a function inside the element is its `children`. */
export function readProps(
  element: JSXOpeningElement,
  evaluator: AbstractEvaluator,
): Props {
  const props: Prop[] = [];
  const unresolved: Node[] = [];
  const add = (node: Node, name: string, value?: Node | null) => {
    const own = value ? unwrap(value) : undefined;
    props.push({ node, name, value: own, isUnconditional: true });
  };
  for (const node of element.attributes) {
    if (node.type === 'JSXSpreadAttribute') {
      const spread = readSpread(node.argument, evaluator, node);
      props.push(...spread.props);
      unresolved.push(...spread.unresolved);
    } else add(node, nameOf(node.name) ?? '', node.value);
  }
  const parent = evaluator.model.parentOf(element);
  for (const node of parent?.type === 'JSXElement' ? parent.children : []) {
    const isContainer = node.type === 'JSXExpressionContainer';
    if (isContainer && evaluator.possibleExpressions(node).some(isFunction))
      add(node, 'children', node);
  }
  return { props, unresolved };
}
