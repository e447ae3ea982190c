/** Where elements are, as far as that concerns a rule. */
import type { JSXElement, JSXFragment, Node } from '@babel/types';
import {
  isFunction,
  isInside,
  memberNameOf,
  nameOf,
  unwrap,
  type SemanticModel,
} from '../semanticModel';
import { isScrollable, isSheet } from '../library';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
import { hasStyle, isUnseen } from './styles';

/** Elements that take no space next to others. */
const OUT_OF_FLOW_COMPONENTS =
  /^(?:StatusBar|Portal|Modal|BottomSheet(?:Footer|Backdrop|Modal))$/;

/**
 * Whether a `BottomSheetView` would overlap other content in v5, where it is positioned
 * absolutely: it has siblings, is nested in another one or in a list, or its parent
 * needs the content's size.
 */
export function overlapsSiblings(
  { element }: LibraryUsage,
  context: RuleContext,
): boolean {
  const own = element && context.code.parentOf(element);
  return own !== undefined && ancestorOverlaps(own, context, new Set());
}

function ancestorOverlaps(
  node: Node,
  context: RuleContext,
  seen: Set<Node>,
): boolean {
  const { code } = context;
  const parent = code.parentOf(node);
  if (!parent || seen.has(node)) return false;
  seen.add(node);
  const parentOverlaps = () => ancestorOverlaps(parent, context, seen);
  switch (parent.type) {
    case 'Program':
      return false;
    case 'JSXFragment':
      return hasSibling(parent, node, context) || parentOverlaps();
    case 'JSXElement': {
      if (hasSibling(parent, node, context)) return true;
      const effect = containerEffect(parent, context);
      return effect === 'other' ? parentOverlaps() : effect === 'bad';
    }
    case 'JSXAttribute':
      return /^(?:List\w+|render\w+)$/.test(nameOf(parent.name) ?? '');
    case 'VariableDeclarator':
    case 'FunctionDeclaration': {
      const binding = code.bindingOf(parent.id);
      if (!binding) return parentOverlaps();
      return code
        .referencesOf(binding)
        .some((each) => ancestorOverlaps(usedAs(each, context), context, seen));
    }
    default:
      return isListCallback(node, parent) || parentOverlaps();
  }
}

function hasSibling(
  { children }: JSXElement | JSXFragment,
  node: Node,
  context: RuleContext,
): boolean {
  return children.some((each) => isSibling(each, node, context));
}

/** Whether a function is called for each entry of a list. */
function isListCallback(node: Node, parent: Node): boolean {
  return (
    isFunction(node) &&
    'callee' in parent &&
    /^(?:flatMap|from|map)$/.test(memberNameOf(parent.callee) ?? '')
  );
}

/** The element of a component, or the name alone. */
function usedAs(reference: Node, { code }: RuleContext): Node {
  const tag = code.parentOf(reference);
  const element = tag?.type === 'JSXOpeningElement' ? code.parentOf(tag) : null;
  return element ?? reference;
}

/** What has to be true for something to be rendered: `a && b && …`, `a ? … : null` */
function testsOf(node: Node, code: SemanticModel): string[] {
  const conjuncts = (test: Node): string[] =>
    test.type === 'LogicalExpression' && test.operator === '&&'
      ? [...conjuncts(test.left), ...conjuncts(test.right)]
      : [code.textOf(unwrap(test)).replace(/(?<=[!=]=)=| /g, '')];
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    return conjuncts(node.left);
  }
  if (node.type !== 'ConditionalExpression') return [];
  const isNothing = ({ type }: Node) => type === 'NullLiteral';
  if (isNothing(node.alternate)) return conjuncts(node.test);
  return isNothing(node.consequent) ? [`!${code.textOf(node.test)}`] : [];
}

/** Whether two tests are never true together: `a` and `!a`, `a==1` and `a==2`. */
function areExclusive(a: string, b: string): boolean {
  if (a === `!${b}` || b === `!${a}`) return true;
  if (a.replace('!=', '==') === b || b.replace('!=', '==') === a)
    return a !== b;
  const [[left, one], [right, two]] = [a.split('=='), b.split('==')];
  const isLiteral = (text = '') => /^(?:['"\d]|\w+\.\w+$)/.test(text);
  return left === right && one !== two && isLiteral(one) && isLiteral(two);
}

/** Whether a child takes space next to a node. */
function isSibling(child: Node, node: Node, { code }: RuleContext): boolean {
  if (isInside(node, child)) return false;
  if (child.type === 'JSXText') return child.value.trim() !== '';
  const plain = unwrap(child);
  const tests = testsOf(unwrap(node), code);
  if (testsOf(plain, code).some((a) => tests.some((b) => areExclusive(a, b)))) {
    return false;
  }
  return !(
    /^(?:JSXEmptyExpression|NullLiteral|BooleanLiteral)$/.test(plain.type) ||
    (plain.type === 'JSXElement' &&
      OUT_OF_FLOW_COMPONENTS.test(nameOf(plain.openingElement.name) ?? ''))
  );
}

/** What an element does to an absolute view in it. */
function containerEffect(
  { openingElement }: JSXElement,
  context: RuleContext,
): 'fine' | 'bad' | 'other' {
  const { values } = context;
  const [component] = values.components(openingElement.name);
  if (isSheet(component)) return 'fine';
  if (component === 'BottomSheetView' || isScrollable(component ?? '')) {
    return 'bad';
  }
  const name = values.externalExportName(openingElement.name);
  if (name.endsWith('ScrollView')) return 'bad';
  if (!name.endsWith('View')) return 'other';
  const isShaped = openingElement.attributes.some((attribute) => {
    if (attribute.type !== 'JSXAttribute') return false;
    const prop = nameOf(attribute.name);
    if (prop === 'className') return true;
    if (prop !== 'style' || !attribute.value) return false;
    const use = { value: unwrap(attribute.value) };
    return (
      isUnseen(use, values) || hasStyle(use, context, /^(?!flex(?:Grow)?$)/)
    );
  });
  return isShaped ? 'bad' : 'other';
}

/** The sheet that a tag is in, if the file shows it. */
export function sheetAround(
  { element }: LibraryUsage,
  { code, uses }: RuleContext,
): LibraryUsage | undefined {
  const around = element ? code.pathOf(element).getAncestry() : [];
  const tags = around.flatMap(({ node }) =>
    node.type === 'JSXElement' ? node.openingElement : [],
  );
  return uses.find(
    ({ kind, component, element: tag }) =>
      kind === 'element' && isSheet(component) && tag && tags.includes(tag),
  );
}

/** Whether the content of a sheet has a list, or is not written out here. */
export function mayScroll(
  { element }: LibraryUsage,
  { code, values }: RuleContext,
) {
  const own = element && code.parentOf(element);
  if (own?.type !== 'JSXElement') return true;
  return own.children
    .flatMap((child) => code.descendantsOf(child))
    .some((each) => {
      if (each.type === 'JSXExpressionContainer') {
        const parent = code.parentOf(each);
        const isText =
          parent?.type === 'JSXElement' &&
          code.textOf(parent.openingElement.name).endsWith('Text');
        return (
          parent?.type !== 'JSXAttribute' &&
          !isText &&
          !/^(?:JSX|Logical|Conditional|\w+Literal)/.test(each.expression.type)
        );
      }
      if (each.type !== 'JSXOpeningElement') return false;
      const [component] = values.components(each.name);
      if (component) return isScrollable(component);
      const value = values.evaluate(each.name);
      return (
        value?.kind !== 'other' ||
        value.from !== 'react-native' ||
        /(?:List|ScrollView)$/.test(value.name)
      );
    });
}

/** Whether a list of the library is in what a node renders. */
export function holdsList(
  node: Node,
  context: RuleContext,
  seen = new Set<Node>(),
): boolean {
  const { code, values } = context;
  if (seen.has(node)) return false;
  seen.add(node);
  return code.descendantsOf(node).some((each) => {
    if (each.type !== 'JSXOpeningElement') return false;
    if (values.components(each.name).some(isScrollable)) return true;
    const value = values.evaluate(each.name);
    return (
      value?.kind === 'node' &&
      isFunction(value.node) &&
      holdsList(value.node, context, seen)
    );
  });
}
