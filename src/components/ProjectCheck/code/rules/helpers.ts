/** What rules ask about uses, and changes that several of them make. */
import type { Node } from '@babel/types';
import {
  addAttribute,
  insertAfter,
  insertBefore,
  keepOnly,
  removeEntry,
  replace,
  type Edit,
} from '../changes';
import {
  isFunction,
  nameOf,
  parentOfWrapped,
  targetOf,
  unwrap,
  type Binding,
} from '../code';
import { groupBy } from '../collections';
import type { RuleContext } from '../rule';
import type { Use } from '../uses';
import type { Value } from '../values';

/** Whether an element's prop is written, or may be among unknown ones. */
export function hasProp(use: Use, name: string): boolean {
  return use.props?.has(name) === true || use.hasUnknown === true;
}

const PROPS = new WeakMap<readonly Use[], Map<Node, Use[]>>();

/** Another prop of the same element. */
export function propOf(
  { element }: Use,
  { uses }: RuleContext,
  name: string,
): Use | undefined {
  if (element === undefined) return undefined;
  let known = PROPS.get(uses);
  if (known === undefined) {
    known = groupBy(
      uses.filter(({ kind }) => kind === 'prop'),
      (use) => use.element ?? use.node,
    );
    PROPS.set(uses, known);
  }
  return known.get(element)?.find((use) => use.name === name);
}

/** Whether the prop's value is the text, as `"a"` or `{'a'}`. */
export function isText({ value }: Use, text: string): boolean {
  return value?.type === 'StringLiteral' && value.value === text;
}

/** Whether the prop is set to the boolean; without a value it is true. */
export function isBoolean({ value, kind }: Use, wanted: boolean): boolean {
  if (kind !== 'prop') return false;
  return value === undefined
    ? wanted
    : value.type === 'BooleanLiteral' && value.value === wanted;
}

/** Whether the value is a function, or may be one. */
export function isCalled({ value }: Use, { values }: RuleContext): boolean {
  return values.leaves(value).some(isFunction);
}

export function parametersOf({ value }: Use, { values }: RuleContext): number {
  const functions = values.leaves(value).filter(isFunction);
  return Math.max(0, ...functions.map(({ params }) => params.length));
}

/** Whether something in an expression, or behind its names, passes a test. */
export function mentions(
  node: Node | undefined,
  { code, values }: RuleContext,
  test: (value: Value) => boolean,
): boolean {
  return values.leaves(node).some((leaf) =>
    code.within(leaf).some((each) => {
      const value = values.of(each);
      return value !== undefined && test(value);
    }),
  );
}

/** The entries of the array that a value is. */
export function pointsOf({ value }: Use, { values }: RuleContext) {
  const found = values.of(value);
  const array = found?.kind === 'node' ? found.node : undefined;
  return array?.type === 'ArrayExpression' ? array.elements : undefined;
}

export function removeProp(
  { node }: Use,
  { code }: RuleContext,
): Edit[] | undefined {
  return node.type === 'JSXAttribute' || node.type === 'ObjectProperty'
    ? removeEntry(code, node)
    : undefined;
}

/** Gives the prop another value; `value` is an expression. */
export function setProp(
  { node, value }: Use,
  text: string,
): Edit[] | undefined {
  if (value === undefined) return undefined;
  const isAttribute = node.type === 'JSXAttribute';
  const literal = isAttribute && node.value?.type === 'StringLiteral';
  return [replace(value, literal ? `"${text}"` : `'${text}'`)];
}

/** Adds what stands for a value that is missing: `a ?? b`. */
export function addFallback(value: Node, fallback: string): Edit[] {
  return /^(?:Logical|Conditional|Assignment)Expression$/.test(value.type)
    ? [insertBefore(value, '('), insertAfter(value, `) ?? ${fallback}`)]
    : [insertAfter(value, ` ?? ${fallback}`)];
}

/** Adds a prop to an element; before unknown ones, which may still set it. */
export function addProp(
  use: Use,
  { code }: RuleContext,
  name: string,
  value: string,
): Edit[] | undefined {
  if (use.element) {
    const attribute = `${name}={${value}}`;
    return [addAttribute(code, use.element, attribute, use.hasUnknown)];
  }
  const props = use.call?.arguments[1];
  if (props?.type !== 'ObjectExpression' || use.hasUnknown) return undefined;
  const [first] = props.properties;
  return first && [insertBefore(first, `${name}: ${value}, `)];
}

const FREE = new WeakMap<Binding, Map<string, boolean>>();

/** Whether a name can be given to what another name is bound to. */
function isFree(context: RuleContext, binding: Binding, name: string) {
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
export function readingsOf({ node }: Use, context: RuleContext) {
  const { code } = context;
  const own = isMember(context, node) ? code.parentOf(node) : undefined;
  const holder = own && parentOfWrapped(code, own);
  const named =
    node.type === 'ObjectProperty'
      ? targetOf(node)
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
  { node }: Use,
  context: RuleContext,
  name: string,
): Edit[] | undefined {
  const { code } = context;
  switch (node.type) {
    case 'ImportSpecifier': {
      const old = node.local.name;
      const binding = code.bindingOf(node.local);
      const isAlias = nameOf(node.imported) !== old;
      const isSame = isAlias || (binding && isFree(context, binding, name));
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
      if (isAlias || !binding || !isFree(context, binding, name)) return [];
      const parent = code.parentOf(node);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      return [replace(node, isShort ? `${node.name}: ${name}` : name)];
    }
    default:
      return undefined;
  }
}

/** Puts what a function returns in its place, or calls it. */
export function callChildren(
  { node, value }: Use,
  { code, values }: RuleContext,
): Edit[] | undefined {
  if (!value) return undefined;
  const functions = values.leaves(value).filter(isFunction);
  if (functions.length !== values.leaves(value).length) return undefined;
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
    ? keepOnly(node, content)
    : keepOnly(value, returned);
}
