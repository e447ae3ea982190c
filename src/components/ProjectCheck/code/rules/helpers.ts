/** Questions that rules ask about usages, and edits that several rules make. */
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
  type MaybeNode,
} from '../semanticModel';
import type { FileUsage } from '../rule';
import type { CodeModel } from '../evaluation/codeModel';
import type { AbstractValue } from '../evaluation/value';
import { memoize } from '../../../../shared/memoize';

/** Whether an element has a prop, or may have it in an unresolved spread. */
export function hasProp(usage: FileUsage, name: string): boolean {
  return usage.props?.has(name) === true || usage.hasUnresolvedProps === true;
}

/** Another prop of the usage's element. */
export const propOf = (
  { element, file }: FileUsage,
  name: string,
): FileUsage | undefined =>
  element &&
  file.usages.find((usage) => usage.element === element && usage.name === name);

/** Whether the value of a prop is a string, as `"a"` or `{'a'}`. */
export function isText({ value }: FileUsage, text: string): boolean {
  return value?.type === 'StringLiteral' && value.value === text;
}

/** Whether a prop is set to a boolean; a prop without a value is `true`. */
export function isBoolean(
  { value, kind }: FileUsage,
  wanted: boolean,
): boolean {
  if (kind !== 'prop') return false;
  return value === undefined
    ? wanted
    : value.type === 'BooleanLiteral' && value.value === wanted;
}

/** Whether the value of a prop may be a function. */
export const isFunctionValue = ({ leaves }: FileUsage): boolean =>
  leaves.some(isFunction);

/** The number of parameters of the functions that a prop may be. */
export const parametersOf = ({ leaves }: FileUsage): number =>
  Math.max(0, ...leaves.filter(isFunction).map(({ params }) => params.length));

/** Whether a node in an expression, or in what its names stand for, passes a test. */
export function someReferencedValue(
  node: Node | undefined,
  model: CodeModel,
  test: (value: AbstractValue) => boolean,
): boolean {
  return model.possibleExpressions(node).some((leaf) =>
    model.descendantsOf(leaf).some((each) => {
      const value = model.evaluate(each);
      return value !== undefined && test(value);
    }),
  );
}

/** The elements of the array that is the value of a prop. */
export function snapPointElements({ value, file: { model } }: FileUsage) {
  const found = model.evaluate(value);
  const array = found?.kind === 'node' ? found.node : undefined;
  return array?.type === 'ArrayExpression' ? array.elements : undefined;
}

/** The number of a literal snap point; `NaN` for other expressions. */
export const literalPoint = (point: MaybeNode): number =>
  point?.type === 'NumericLiteral' || point?.type === 'StringLiteral'
    ? parseFloat(`${point.value}`)
    : NaN;

/** Removes a prop or a property of an object. */
export function removeProp({
  node,
  file: { model },
}: FileUsage): TextEdit[] | undefined {
  return node.type === 'JSXAttribute' || node.type === 'ObjectProperty'
    ? removeListItem(model, node)
    : undefined;
}

/** Sets the value of a prop to a string. */
export function setProp(
  { node, value }: FileUsage,
  text: string,
): TextEdit[] | undefined {
  if (value === undefined) return undefined;
  const isAttribute = node.type === 'JSXAttribute';
  const literal = isAttribute && node.value?.type === 'StringLiteral';
  return [replace(value, literal ? `"${text}"` : `'${text}'`)];
}

/** Adds a fallback to a value: `a ?? b`. */
export function addFallback(value: Node, fallback: string): TextEdit[] {
  return /^(?:Logical|Conditional|Assignment)Expression$/.test(value.type)
    ? [insertBefore(value, '('), insertAfter(value, `) ?? ${fallback}`)]
    : [insertAfter(value, ` ?? ${fallback}`)];
}

/** Adds a prop to an element; before unresolved spreads, which may override it. */
export function addProp(
  { element, call, hasUnresolvedProps, file }: FileUsage,
  name: string,
  value: string,
): TextEdit[] | undefined {
  if (element) {
    const attribute = `${name}={${value}}`;
    return [addAttribute(file.model, element, attribute, hasUnresolvedProps)];
  }
  const props = call?.arguments[1];
  if (props?.type !== 'ObjectExpression' || hasUnresolvedProps)
    return undefined;
  const [first] = props.properties;
  return first && [insertBefore(first, `${name}: ${value}, `)];
}

const AVAILABILITY = new WeakMap<Binding, (name: string) => boolean>();

/** Whether a binding can be renamed to a name; remembered, because it is slow. */
function isNameAvailable(model: CodeModel, binding: Binding, name: string) {
  const isAvailable =
    AVAILABILITY.get(binding) ??
    memoize((each: string) => isUnbound(model, binding, each));
  AVAILABILITY.set(binding, isAvailable);
  return isAvailable(name);
}

/** Whether a name means nothing where a binding is declared and referred to. */
function isUnbound(model: CodeModel, binding: Binding, name: string) {
  return (
    !binding.scope.hasOwnBinding(name) &&
    model.referencesOf(binding).every((reference) => {
      const { scope, parent } = model.pathOf(reference);
      return (
        scope.getBinding(name) === undefined &&
        parent.type !== 'ExportSpecifier'
      );
    })
  );
}

/** Whether an identifier is the name of a member in an expression or a type. */
function isMember(model: CodeModel, node: Node): boolean {
  const { parent, key } = model.pathOf(node);
  return (
    (parent.type.endsWith('MemberExpression') && key === 'property') ||
    (parent.type === 'TSQualifiedName' && key === 'right')
  );
}

/** The expressions that read a member, also through a variable that holds it. */
export function readingsOf({ node, file: { model } }: FileUsage) {
  const own = isMember(model, node) ? model.parentOf(node) : undefined;
  const holder = unwrappedParent(model, own);
  const named =
    node.type === 'ObjectProperty'
      ? bindingTarget(node)
      : holder?.type === 'VariableDeclarator'
        ? holder.id
        : undefined;
  const binding = model.bindingOf(named);
  return [...(own ? [own] : []), ...model.referencesOf(binding)];
}

/** Renames an export, or imports it under its old name where the new one is taken. */
export function rename(
  { node, file: { model } }: FileUsage,
  name: string,
): TextEdit[] | undefined {
  switch (node.type) {
    case 'ImportSpecifier': {
      const old = node.local.name;
      const binding = model.bindingOf(node.local);
      const isAlias = nameOf(node.imported) !== old;
      const isSame =
        isAlias || (binding && isNameAvailable(model, binding, name));
      return [replace(node.imported, isSame ? name : `${name} as ${old}`)];
    }
    case 'ObjectProperty':
      return node.shorthand
        ? [insertBefore(node.key, `${name}: `)]
        : [replace(node.key, name)];
    case 'Identifier': {
      if (isMember(model, node)) return [replace(node, name)];
      const binding = model.bindingOf(node);
      const specifier = binding?.path.node;
      const isAlias =
        specifier?.type !== 'ImportSpecifier' ||
        nameOf(specifier.imported) !== specifier.local.name;
      if (isAlias || !binding || !isNameAvailable(model, binding, name))
        return [];
      const parent = model.parentOf(node);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      return [replace(node, isShort ? `${node.name}: ${name}` : name)];
    }
    default:
      return undefined;
  }
}

/** Replaces a render function by what it returns, or by a call of it. */
export function inlineRenderFunction(usage: FileUsage): TextEdit[] | undefined {
  const { node, value, leaves, file } = usage;
  if (!value || !leaves.every(isFunction) || parametersOf(usage) > 0)
    return undefined;
  if (!isFunction(value)) {
    return value.type === 'Identifier' ? [insertAfter(value, '()')] : undefined;
  }
  const [returned, ...more] = file.model.returnsOf(value);
  const isPlain =
    value.body.type !== 'BlockStatement' || value.body.body.length === 1;
  if (!returned || more.length > 0 || !isPlain) return undefined;
  const content = unwrap(returned);
  return node.type === 'JSXExpressionContainer' &&
    /^JSX(?:Element|Fragment)$/.test(content.type)
    ? replaceWithPart(node, content)
    : replaceWithPart(value, returned);
}
