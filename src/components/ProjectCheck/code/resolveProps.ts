/** Resolves the props of elements and of objects that are spread into them. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { isFunction, memberNameOf, nameOf, unwrap } from './semanticModel';
import { isSlotPropsType } from './library';
import type { CodeModel } from './evaluation/codeModel';

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

/** The state of reading one spread. */
interface Reading {
  readonly model: CodeModel;
  /** Results by node; that of a node in progress is unresolved. */
  readonly results: Map<Node, Props>;
}

const unresolvedAt = (node: Node): Props => ({ props: [], unresolved: [node] });

/** Merges props; a prop of an object that is spread twice counts once. */
function union(parts: readonly Props[]): Props {
  const props = new Map<Node, Prop>();
  for (const prop of parts.flatMap((part) => part.props)) {
    if (!props.get(prop.node)?.isUnconditional) props.set(prop.node, prop);
  }
  return {
    props: [...props.values()],
    unresolved: [...new Set(parts.flatMap(({ unresolved }) => unresolved))],
  };
}

/** The same props where a condition decides about them. */
const conditional = ({ props, unresolved }: Props): Props => ({
  props: props.map((prop) => ({ ...prop, isUnconditional: false })),
  unresolved,
});

function spreadOf(expression: Node, reading: Reading): Props {
  const node = unwrap(expression);
  const { results } = reading;
  const earlier = results.get(node);
  if (earlier) return earlier;
  // An object that spreads itself is met again before it is read.
  results.set(node, unresolvedAt(node));
  const found = readNode(node, reading);
  results.set(node, found);
  return found;
}

/**
 * Props that assignments and `Object.assign` add to an object after its declaration.
 */
function laterProps(node: Node, reading: Reading): Props[] {
  const { model } = reading;
  const references = model.referencesOf(model.bindingOf(node));
  return references.flatMap((reference): Props[] => {
    const parent = model.parentOf(reference);
    const above = model.parentOf(parent);
    if (above?.type === 'AssignmentExpression' && above.left === parent) {
      const name = memberNameOf(parent);
      const value = unwrap(above.right);
      return name === ''
        ? [unresolvedAt(above)]
        : [
            {
              props: [{ node: above, name, value, isUnconditional: false }],
              unresolved: [],
            },
          ];
    }
    if (
      !parent ||
      !('arguments' in parent) ||
      parent.arguments[0] !== reference ||
      model.textOf(parent.callee) !== 'Object.assign'
    ) {
      return [];
    }
    return parent.arguments
      .slice(1)
      .map((each) => conditional(spreadOf(each, reading)));
  });
}

function readNode(node: Node, reading: Reading): Props {
  const { model } = reading;
  const init = model.constantInitializer(node);
  if (init) {
    return union([spreadOf(init, reading), ...laterProps(node, reading)]);
  }
  const any = (...parts: Node[]) =>
    conditional(union(parts.map((part) => spreadOf(part, reading))));
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
  const value = model.evaluate(node);
  if (
    isNothing ||
    (value?.kind === 'instance' && isSlotPropsType(value.owner))
  ) {
    return NO_PROPS;
  }
  if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression') {
    // `Platform.select()` returns one of several objects.
    const leaves = model.possibleExpressions(node);
    return leaves.includes(node) ? unresolvedAt(node) : any(...leaves);
  }
  return union(
    value.node.properties.map((property): Props => {
      if (property.type === 'SpreadElement') {
        return spreadOf(property.argument, reading);
      }
      const name = nameOf(property.key);
      const own = unwrap(
        property.type === 'ObjectProperty' ? property.value : property,
      );
      return {
        props: [{ node: property, name, value: own, isUnconditional: true }],
        unresolved: property.computed ? [property] : [],
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
  model: CodeModel,
  at = expression,
): Props {
  const { props, unresolved } = spreadOf(expression, {
    model,
    results: new Map(),
  });
  return { props, unresolved: unresolved.length > 0 ? [at] : [] };
}

/** Reads the props of an element; a function inside the element is its `children`. */
export function readProps(element: JSXOpeningElement, model: CodeModel): Props {
  const props: Prop[] = [];
  const unresolved: Node[] = [];
  const add = (node: Node, name: string, value?: Node | null) => {
    const own = value ? unwrap(value) : undefined;
    props.push({ node, name, value: own, isUnconditional: true });
  };
  for (const node of element.attributes) {
    if (node.type === 'JSXSpreadAttribute') {
      const spread = readSpread(node.argument, model, node);
      props.push(...spread.props);
      unresolved.push(...spread.unresolved);
    } else add(node, nameOf(node.name), node.value);
  }
  const parent = model.parentOf(element);
  for (const node of parent?.type === 'JSXElement' ? parent.children : []) {
    const isContainer = node.type === 'JSXExpressionContainer';
    if (isContainer && model.possibleExpressions(node).some(isFunction))
      add(node, 'children', node);
  }
  return { props, unresolved };
}
