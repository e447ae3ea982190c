/** What rules ask about uses, and changes that several of them make. */
import type { Node } from '@babel/types';
import {
  addAttribute,
  insertAfter,
  insertBefore,
  replaceWithPart,
  removeListItem,
  replace,
  type TextEdit,
} from '../textEdits';
import {
  isFunction,
  nameOf,
  unwrappedParent,
  bindingTarget,
  unwrap,
  type Binding,
} from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
import type { AbstractValue } from '../evaluation/value';

/** Whether an element's prop is written, or may be among unknown ones. */
export function hasProp(use: LibraryUsage, name: string): boolean {
  return use.props?.has(name) === true || use.hasUnknownProps === true;
}

/** Another prop of the same element. */
export const propOf = (
  { element }: LibraryUsage,
  { propsByElement }: RuleContext,
  name: string,
): LibraryUsage | undefined =>
  element && propsByElement.get(element)?.find((use) => use.name === name);

/** Whether the prop's value is the text, as `"a"` or `{'a'}`. */
export function isText({ value }: LibraryUsage, text: string): boolean {
  return value?.type === 'StringLiteral' && value.value === text;
}

/** Whether the prop is set to the boolean; without a value it is true. */
export function isBoolean(
  { value, kind }: LibraryUsage,
  wanted: boolean,
): boolean {
  if (kind !== 'prop') return false;
  return value === undefined
    ? wanted
    : value.type === 'BooleanLiteral' && value.value === wanted;
}

/** Whether the value is a function, or may be one. */
export function isFunctionValue(
  { value }: LibraryUsage,
  { values }: RuleContext,
): boolean {
  return values.possibleExpressions(value).some(isFunction);
}

export function parametersOf(
  { value }: LibraryUsage,
  { values }: RuleContext,
): number {
  const functions = values.possibleExpressions(value).filter(isFunction);
  return Math.max(0, ...functions.map(({ params }) => params.length));
}

/** Whether something in an expression, or behind its names, passes a test. */
export function someReferencedValue(
  node: Node | undefined,
  { code, values }: RuleContext,
  test: (value: AbstractValue) => boolean,
): boolean {
  return values.possibleExpressions(node).some((leaf) =>
    code.descendantsOf(leaf).some((each) => {
      const value = values.evaluate(each);
      return value !== undefined && test(value);
    }),
  );
}

/** The entries of the array that a value is. */
export function snapPointElements(
  { value }: LibraryUsage,
  { values }: RuleContext,
) {
  const found = values.evaluate(value);
  const array = found?.kind === 'node' ? found.node : undefined;
  return array?.type === 'ArrayExpression' ? array.elements : undefined;
}

export function removeProp(
  { node }: LibraryUsage,
  { code }: RuleContext,
): TextEdit[] | undefined {
  return node.type === 'JSXAttribute' || node.type === 'ObjectProperty'
    ? removeListItem(code, node)
    : undefined;
}

/** Gives the prop another value; `value` is an expression. */
export function setProp(
  { node, value }: LibraryUsage,
  text: string,
): TextEdit[] | undefined {
  if (value === undefined) return undefined;
  const isAttribute = node.type === 'JSXAttribute';
  const literal = isAttribute && node.value?.type === 'StringLiteral';
  return [replace(value, literal ? `"${text}"` : `'${text}'`)];
}

/** Adds what stands for a value that is missing: `a ?? b`. */
export function addFallback(value: Node, fallback: string): TextEdit[] {
  return /^(?:Logical|Conditional|Assignment)Expression$/.test(value.type)
    ? [insertBefore(value, '('), insertAfter(value, `) ?? ${fallback}`)]
    : [insertAfter(value, ` ?? ${fallback}`)];
}

/** Adds a prop to an element; before unknown ones, which may still set it. */
export function addProp(
  use: LibraryUsage,
  { code }: RuleContext,
  name: string,
  value: string,
): TextEdit[] | undefined {
  if (use.element) {
    const attribute = `${name}={${value}}`;
    return [addAttribute(code, use.element, attribute, use.hasUnknownProps)];
  }
  const props = use.call?.arguments[1];
  if (props?.type !== 'ObjectExpression' || use.hasUnknownProps)
    return undefined;
  const [first] = props.properties;
  return first && [insertBefore(first, `${name}: ${value}, `)];
}

const FREE = new WeakMap<Binding, Map<string, boolean>>();

/** Whether a name can be given to what another name is bound to. */
function isNameAvailable(context: RuleContext, binding: Binding, name: string) {
  const known = FREE.get(binding) ?? new Map<string, boolean>();
  FREE.set(binding, known);
  const isKnown = known.get(name) ?? findFree(context, binding, name);
  known.set(name, isKnown);
  return isKnown;
}

function findFree({ code }: RuleContext, binding: Binding, name: string) {
  return (
    !binding.scope.hasOwnBinding(name) &&
    code.referencesOf(binding).every((reference) => {
      const { scope, parent } = code.pathOf(reference);
      return (
        scope.getBinding(name) === undefined &&
        parent.type !== 'ExportSpecifier'
      );
    })
  );
}

/** Whether an identifier is the member that an expression or a type reads. */
export function isMember({ code }: RuleContext, node: Node): boolean {
  const { parent, key } = code.pathOf(node);
  return (
    (parent.type.endsWith('MemberExpression') && key === 'property') ||
    (parent.type === 'TSQualifiedName' && key === 'right')
  );
}

/** Where a member is read, also by a name that was given to it. */
export function readingsOf({ node }: LibraryUsage, context: RuleContext) {
  const { code } = context;
  const own = isMember(context, node) ? code.parentOf(node) : undefined;
  const holder = own && unwrappedParent(code, own);
  const named =
    node.type === 'ObjectProperty'
      ? bindingTarget(node)
      : holder?.type === 'VariableDeclarator'
        ? holder.id
        : undefined;
  const binding = code.bindingOf(named);
  return [
    ...(own ? [own] : []),
    ...(binding ? code.referencesOf(binding) : []),
  ];
}

/** Gives an export another name: everywhere, or as an alias where that is taken. */
export function rename(
  { node }: LibraryUsage,
  context: RuleContext,
  name: string,
): TextEdit[] | undefined {
  const { code } = context;
  switch (node.type) {
    case 'ImportSpecifier': {
      const old = node.local.name;
      const binding = code.bindingOf(node.local);
      const isAlias = nameOf(node.imported) !== old;
      const isSame =
        isAlias || (binding && isNameAvailable(context, binding, name));
      return [replace(node.imported, isSame ? name : `${name} as ${old}`)];
    }
    case 'ObjectProperty':
      return node.shorthand
        ? [insertBefore(node.key, `${name}: `)]
        : [replace(node.key, name)];
    case 'Identifier': {
      if (isMember(context, node)) return [replace(node, name)];
      const binding = code.bindingOf(node);
      const specifier = binding?.path.node;
      const isAlias =
        specifier?.type !== 'ImportSpecifier' ||
        nameOf(specifier.imported) !== specifier.local.name;
      if (isAlias || !binding || !isNameAvailable(context, binding, name))
        return [];
      const parent = code.parentOf(node);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      return [replace(node, isShort ? `${node.name}: ${name}` : name)];
    }
    default:
      return undefined;
  }
}

/** Puts what a function returns in its place, or calls it. */
export function inlineRenderFunction(
  { node, value }: LibraryUsage,
  { code, values }: RuleContext,
): TextEdit[] | undefined {
  if (!value) return undefined;
  const functions = values.possibleExpressions(value).filter(isFunction);
  if (functions.length !== values.possibleExpressions(value).length)
    return undefined;
  if (functions.some(({ params }) => params.length > 0)) return undefined;
  if (!isFunction(value)) {
    return value.type === 'Identifier' ? [insertAfter(value, '()')] : undefined;
  }
  const [returned, ...more] = code.returnsOf(value);
  const isPlain =
    value.body.type !== 'BlockStatement' || value.body.body.length === 1;
  if (!returned || more.length > 0 || !isPlain) return undefined;
  const content = unwrap(returned);
  return node.type === 'JSXExpressionContainer' &&
    /^JSX(?:Element|Fragment)$/.test(content.type)
    ? replaceWithPart(node, content)
    : replaceWithPart(value, returned);
}
