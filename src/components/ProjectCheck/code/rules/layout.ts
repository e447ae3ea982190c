/** Questions that rules ask about the elements around an element, and inside it. */
import type {
  JSXElement,
  JSXFragment,
  JSXOpeningElement,
  Node,
} from '@babel/types';
import {
  isFunction,
  isInside,
  memberNameOf,
  nameOf,
  unwrap,
  type SemanticModel,
} from '../semanticModel';
import { isScrollable, isSheet } from '../library';
import type { FileUsage } from '../rule';
import type { CodeModel } from '../evaluation/codeModel';
import { hasStyle, isUnseen } from './styles';

/** Elements that take no space next to others. */
const OUT_OF_FLOW_COMPONENTS =
  /^(?:StatusBar|Portal|Modal|BottomSheet(?:Footer|Backdrop|Modal))$/;

/**
 * Whether a `BottomSheetView` would overlap other content in v5, where it is positioned
 * absolutely: it has siblings, is nested in another one or in a list, or its parent
 * needs the content's size.
 */
export function overlapsSiblings({ element, file }: FileUsage): boolean {
  const { model } = file;
  const own = model.parentOf(element);
  return own !== undefined && ancestorOverlaps(own, model, new Set());
}

/** Whether an ancestor of a node has other content that the node would overlap. */
function ancestorOverlaps(
  node: Node,
  model: CodeModel,
  seen: Set<Node>,
): boolean {
  const parent = model.parentOf(node);
  if (!parent || seen.has(node)) return false;
  seen.add(node);
  const parentOverlaps = () => ancestorOverlaps(parent, model, seen);
  switch (parent.type) {
    case 'Program':
      return false;
    case 'JSXFragment':
      return hasSibling(parent, node, model) || parentOverlaps();
    case 'JSXElement': {
      if (hasSibling(parent, node, model)) return true;
      const effect = containerEffect(parent, model);
      return effect === 'other' ? parentOverlaps() : effect === 'bad';
    }
    case 'JSXAttribute':
      return /^(?:List\w+|render\w+)$/.test(nameOf(parent.name));
    case 'VariableDeclarator':
    case 'FunctionDeclaration': {
      const binding = model.bindingOf(parent.id);
      if (!binding) return parentOverlaps();
      return model
        .referencesOf(binding)
        .some((each) => ancestorOverlaps(usedAs(each, model), model, seen));
    }
    default:
      return isListCallback(node, parent) || parentOverlaps();
  }
}

function hasSibling(
  { children }: JSXElement | JSXFragment,
  node: Node,
  model: CodeModel,
): boolean {
  return children.some((each) => isSibling(each, node, model));
}

/** Whether a function is called for each entry of a list. */
function isListCallback(node: Node, parent: Node): boolean {
  return (
    isFunction(node) &&
    'callee' in parent &&
    /^(?:flatMap|from|map)$/.test(memberNameOf(parent.callee))
  );
}

/** The element whose tag a reference is, else the reference itself. */
function usedAs(reference: Node, model: CodeModel): Node {
  const tag = model.parentOf(reference);
  const element =
    tag?.type === 'JSXOpeningElement' ? model.parentOf(tag) : null;
  return element ?? reference;
}

/** The conditions under which a node is rendered: `a && b && …`, `a ? … : null`. */
function conditionsOf(node: Node, model: SemanticModel): string[] {
  const conjuncts = (test: Node): string[] =>
    test.type === 'LogicalExpression' && test.operator === '&&'
      ? [...conjuncts(test.left), ...conjuncts(test.right)]
      : [model.textOf(unwrap(test)).replace(/(?<=[!=]=)=| /g, '')];
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    return conjuncts(node.left);
  }
  if (node.type !== 'ConditionalExpression') return [];
  const isNothing = ({ type }: Node) => type === 'NullLiteral';
  if (isNothing(node.alternate)) return conjuncts(node.test);
  return isNothing(node.consequent) ? [`!${model.textOf(node.test)}`] : [];
}

/** Whether two conditions are never true together: `a` and `!a`, `a==1` and `a==2`. */
function areExclusive(a: string, b: string): boolean {
  if (a === `!${b}` || b === `!${a}`) return true;
  if (a.replace('!=', '==') === b || b.replace('!=', '==') === a)
    return a !== b;
  const [[left, one], [right, two]] = [a.split('=='), b.split('==')];
  const isLiteral = (text = '') => /^(?:['"\d]|\w+\.\w+$)/.test(text);
  return left === right && one !== two && isLiteral(one) && isLiteral(two);
}

/** Whether a child takes space beside a node. */
function isSibling(child: Node, node: Node, model: CodeModel): boolean {
  if (isInside(node, child)) return false;
  if (child.type === 'JSXText') return child.value.trim() !== '';
  const plain = unwrap(child);
  const tests = conditionsOf(unwrap(node), model);
  if (
    conditionsOf(plain, model).some((a) =>
      tests.some((b) => areExclusive(a, b)),
    )
  ) {
    return false;
  }
  return !(
    /^(?:JSXEmptyExpression|NullLiteral|BooleanLiteral)$/.test(plain.type) ||
    (plain.type === 'JSXElement' &&
      OUT_OF_FLOW_COMPONENTS.test(nameOf(plain.openingElement.name)))
  );
}

/** Whether an absolute view fits an element, does not fit, or depends on its parent. */
function containerEffect(
  { openingElement }: JSXElement,
  model: CodeModel,
): 'fine' | 'bad' | 'other' {
  const [component] = model.components(openingElement.name);
  if (isSheet(component)) return 'fine';
  if (component === 'BottomSheetView' || isScrollable(component ?? '')) {
    return 'bad';
  }
  const name = model.externalExportName(openingElement.name);
  if (name.endsWith('ScrollView')) return 'bad';
  if (!name.endsWith('View')) return 'other';
  const isShaped = openingElement.attributes.some((attribute) => {
    if (attribute.type !== 'JSXAttribute') return false;
    const prop = nameOf(attribute.name);
    if (prop === 'className') return true;
    if (prop !== 'style' || !attribute.value) return false;
    const style = { value: unwrap(attribute.value), file: { model } };
    return isUnseen(style) || hasStyle(style, /^(?!flex(?:Grow)?$)/);
  });
  return isShaped ? 'bad' : 'other';
}

/** The `element` usage of the sheet around an element, if the file shows it. */
export function sheetAround({
  element,
  file: { model, usages },
}: FileUsage): FileUsage | undefined {
  const around = element ? model.pathOf(element).getAncestry() : [];
  const tags = around.flatMap(({ node }) =>
    node.type === 'JSXElement' ? node.openingElement : [],
  );
  return usages.find(
    ({ kind, component, element: tag }) =>
      kind === 'element' && isSheet(component) && tag && tags.includes(tag),
  );
}

/** Whether the content of a sheet has a list, or is not visible in the file. */
export function mayScroll({ element, file: { model } }: FileUsage) {
  const own = model.parentOf(element);
  if (own?.type !== 'JSXElement') return true;
  return own.children
    .flatMap((child) => model.descendantsOf(child))
    .some((each) => {
      if (each.type === 'JSXExpressionContainer') {
        const parent = model.parentOf(each);
        const isText =
          parent?.type === 'JSXElement' &&
          model.textOf(parent.openingElement.name).endsWith('Text');
        return (
          parent?.type !== 'JSXAttribute' &&
          !isText &&
          !/^(?:JSX|Logical|Conditional|\w+Literal)/.test(each.expression.type)
        );
      }
      if (each.type !== 'JSXOpeningElement') return false;
      const [component] = model.components(each.name);
      if (component) return isScrollable(component);
      const value = model.evaluate(each.name);
      return (
        value?.kind !== 'other' ||
        value.from !== 'react-native' ||
        /(?:List|ScrollView)$/.test(value.name)
      );
    });
}

/** Whether a node renders a list of the library. */
export function holdsList(
  node: Node,
  model: CodeModel,
  seen = new Set<Node>(),
): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  return model.descendantsOf(node).some((each) => {
    if (each.type !== 'JSXOpeningElement') return false;
    if (model.components(each.name).some(isScrollable)) return true;
    const value = model.evaluate(each.name);
    return (
      value?.kind === 'node' &&
      isFunction(value.node) &&
      holdsList(value.node, model, seen)
    );
  });
}

/** Whether a portal may have neither a `hostName` nor a provider of its own. */
export function lacksHostName({ node, file }: FileUsage): boolean {
  const { model, hasModalProvider } = file;
  if (hasModalProvider === false) return false;
  const binding =
    node.type === 'ImportSpecifier' ? model.bindingOf(node.local) : undefined;
  const tags = model
    .referencesOf(binding)
    .map((each) => model.parentOf(each))
    .filter((each) => each?.type === 'JSXOpeningElement');
  const isNamed = ({ attributes }: JSXOpeningElement) =>
    attributes.some(
      (each) => 'name' in each && nameOf(each.name) === 'hostName',
    );
  const isProvided = (tag: JSXOpeningElement) => {
    const names = model
      .pathOf(tag)
      .getAncestry()
      .flatMap(({ node: each }) =>
        each.type === 'JSXElement' ? nameIn(each.openingElement.name) : [],
      );
    return names.find((name) => name.endsWith('Provider')) === 'PortalProvider';
  };
  const nameIn = (tag: Node) =>
    model.externalExportName(tag) || (model.components(tag)[0] ?? '');
  return (
    tags.length === 0 || !tags.every((tag) => isNamed(tag) || isProvided(tag))
  );
}
