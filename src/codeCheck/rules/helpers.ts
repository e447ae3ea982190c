/** What rules ask about uses, and changes that several of them make. */
import type { Node, ObjectProperty } from '@babel/types';
import { addAttribute, removeEntry, replace, type Edit } from '../edits';
import type { RuleContext } from '../rule';
import { isFunction, nameOf, rangeOf, returnedBy, unwrap } from '../tree';
import type { Use } from '../uses';

/** Whether an element's prop is written, or may be among unknown ones. */
export function hasProp({ props, hasUnknown }: Use, name: string): boolean {
  return props?.has(name) === true || hasUnknown === true;
}

/** The element that has the prop. */
export function elementOf(use: Use, { uses }: RuleContext): Use | undefined {
  return uses.find(
    ({ kind, element }) => kind === 'element' && element === use.element,
  );
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

/** How many parameters the function has that is the prop's value. */
export function parametersOf({ value }: Use, { values }: RuleContext): number {
  if (value === undefined) return 0;
  const found = isFunction(value)
    ? { kind: 'node', node: value }
    : values.of(value);
  return found?.kind === 'node' && 'node' in found && isFunction(found.node)
    ? found.node.params.length
    : 0;
}

/** Takes the prop out. */
export function removeProp(
  { node }: Use,
  { tree }: RuleContext,
): Edit[] | undefined {
  return node.type === 'JSXAttribute' || node.type === 'ObjectProperty'
    ? [removeEntry(tree, node)]
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

/** Adds a prop to an element; before unknown ones, which may still set it. */
export function addProp(
  use: Use,
  { tree }: RuleContext,
  name: string,
  value: string,
): Edit[] | undefined {
  if (use.element) {
    const attribute = /^".*"$/.test(value)
      ? `${name}=${value}`
      : `${name}={${value}}`;
    return [addAttribute(tree, use.element, attribute, use.hasUnknown)];
  }
  const props = use.call?.arguments[1];
  if (props?.type !== 'ObjectExpression' || use.hasUnknown) return undefined;
  const last = props.properties.at(-1);
  if (last === undefined) return undefined;
  const { end } = rangeOf(last);
  return [{ start: end, end, text: `, ${name}: ${value}` }];
}

/** Puts another name in the place of an exported one. */
export function rename(
  { kind, node }: Use,
  { tree, names }: RuleContext,
  name: string,
): Edit[] | undefined {
  switch (node.type) {
    case 'ImportSpecifier': {
      const isAlias = nameOf(node.imported) !== node.local.name;
      const isTaken = !isAlias && names.find(name, node) !== undefined;
      return isTaken ? undefined : [replace(node.imported, name)];
    }
    case 'ObjectProperty':
      return renameProperty(node, name);
    case 'Identifier': {
      const binding = names.find(node.name, node);
      // An alias keeps its name; a member of the module is renamed.
      const parent = tree.parentOf(node);
      const isMember =
        (parent?.type === 'MemberExpression' &&
          tree.keyOf(node) === 'property') ||
        (parent?.type === 'TSQualifiedName' && tree.keyOf(node) === 'right');
      if (kind === 'export' && !isMember && binding?.name !== undefined) {
        const { declared } = binding;
        if (declared.kind === 'import' && declared.imported !== binding.name) {
          return [];
        }
      }
      return tree.parentOf(node)?.type === 'ExportSpecifier'
        ? undefined
        : [replace(node, name)];
    }
    default:
      return undefined;
  }
}

/** `{ a }` becomes `{ b: a }`, and `{ a: c }` becomes `{ b: c }`. */
function renameProperty(node: ObjectProperty, name: string): Edit[] {
  return node.shorthand
    ? [replace(node.key, `${name}: ${nameOf(node.key) ?? ''}`)].map((edit) => ({
        ...edit,
        end: rangeOf(node.key).end,
      }))
    : [replace(node.key, name)];
}

/**
 * Puts the element in the place of a function that only returns it.
 */
export function callChildren(
  { node, value }: Use,
  { tree }: RuleContext,
): Edit[] | undefined {
  if (node.type !== 'JSXExpressionContainer' || !value || !isFunction(value)) {
    return undefined;
  }
  const isPlain =
    value.params.length === 0 &&
    (value.body.type !== 'BlockStatement' || value.body.body.length === 1);
  const returned = returnedBy(value);
  if (!isPlain || returned === undefined) return undefined;
  const content = unwrap(returned);
  return content.type === 'JSXElement' || content.type === 'JSXFragment'
    ? [replace(node, tree.textOf(content))]
    : undefined;
}

/** The keys of the style that an element has, as far as they are written. */
export function styleKeys(use: Use, { values }: RuleContext): Set<string> {
  const keys = new Set<string>();
  const read = (node: Node | undefined): void => {
    if (!node) return;
    const plain = unwrap(node);
    if (plain.type === 'ArrayExpression') {
      for (const element of plain.elements) if (element) read(element);
      return;
    }
    if (plain.type === 'LogicalExpression') {
      read(plain.right);
      return;
    }
    const value = values.of(plain);
    if (value?.kind !== 'node' || value.node.type !== 'ObjectExpression')
      return;
    for (const property of value.node.properties) {
      if (property.type === 'SpreadElement') read(property.argument);
      else keys.add(nameOf(property.key) ?? '');
    }
  };
  read(use.value);
  return keys;
}
