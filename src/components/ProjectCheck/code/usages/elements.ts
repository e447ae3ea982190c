/** Reads JSX: the library's elements with their props, wrappers, and refs in other tags. */
import type * as t from '@babel/types';
import {
  isProp,
  isSheet,
  isSlotPropsType,
  isUnchanged,
  qualifiedMemberName,
} from '../library';
import { readProps, readSpread, type Props } from '../resolveProps';
import {
  memberNameOf,
  nameOf,
  type Binding,
  type FunctionNode,
  type SemanticModel,
} from '../semanticModel';
import type { UsageCollector, Visitors } from './collector';
import { isSheetRef } from './refs';
import type { Call, LibraryUsage } from './usage';

/** Props of a view for screen readers, beyond those that sheets name. */
const ACCESSIBILITY =
  /^(?:aria-|accessibility|(?:on|importantFor)Accessibility)/;

/** The component that has props, of all that its tag may be. */
interface Owner extends Pick<LibraryUsage, 'element'> {
  readonly component: string;
  readonly all?: readonly string[];
}

/** Notes a function of the file that spreads its props into the library's element. */
export function findWrapper(
  element: t.JSXOpeningElement,
  { code, values, wrappers }: UsageCollector,
): void {
  const components = values.components(element.name);
  if (components.length === 0) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'JSXSpreadAttribute') continue;
    const declared = code.declarationAt(attribute.argument);
    if (declared?.kind !== 'parameter' || declared.index !== 0) continue;
    const value = values.evaluate(attribute.argument);
    if (value?.kind === 'instance' && isSlotPropsType(value.owner)) continue;
    const [pattern] = declared.of.params;
    const kept = pattern?.type === 'ObjectPattern' ? pattern.properties : [];
    const names = kept.flatMap((each) =>
      'key' in each ? (nameOf(each.key) ?? []) : [],
    );
    wrappers.set(declared.of, { components, consumedProps: new Set(names) });
  }
}

export const elementVisitors: Visitors = {
  JSXOpeningElement(element, collector) {
    const { values, wrappers } = collector;
    const value = values.evaluate(element.name);
    const wrapper =
      value?.kind === 'node' ? wrappers.get(value.node) : undefined;
    const own = collector.follow(element.name);
    const all = own.length > 0 ? own : (wrapper?.components ?? []);
    if (all.length === 0) {
      visitForeignElement(element, collector);
      return;
    }
    const props = readProps(element, values);
    for (const component of all) {
      const owner = { component, all, element };
      if (own.length === 0)
        addProps(props, owner, collector, wrapper?.consumedProps);
      else addElement(element.name, props, owner, collector);
    }
  },
  // An object that is said to be the props of a sheet.
  VariableDeclarator({ id, init }, collector) {
    const { code, values } = collector;
    const binding = code.bindingOf(id);
    const typed = binding && values.evaluateBinding(binding);
    const value = values.evaluate(init);
    if (typed?.kind !== 'instance' || value?.kind !== 'node') return;
    const component = typed.owner.replace(/Props$/, '');
    visitPropsObject(value.node, [component], collector);
  },
  // `Sheet.defaultProps = …`
  AssignmentExpression({ left, right }, collector) {
    const { values } = collector;
    if ('object' in left && memberNameOf(left) === 'defaultProps')
      visitPropsObject(right, values.components(left.object), collector);
  },
};

/** An element of the library, and its props; by JSX or by a call. */
export function addElement(
  node: t.Node,
  props: Props,
  owner: Owner & { readonly call?: Call },
  collector: UsageCollector,
): void {
  const { component, element, call } = owner;
  addProps(props, owner, collector);
  const sure = props.props.filter(({ isUnconditional }) => isUnconditional);
  collector.add({
    name: `<${component}>`,
    kind: 'element',
    node,
    component,
    element,
    call,
    props: new Map(
      [...props.props, ...sure].map(({ name, isUnconditional }) => [
        name,
        isUnconditional,
      ]),
    ),
    hasUnknownProps: props.unresolved.length > 0,
  });
}

/** @param consumed what a component between keeps for itself */
function addProps(
  { props, unresolved }: Props,
  { component, all = [component], element }: Owner,
  collector: UsageCollector,
  consumed?: ReadonlySet<string>,
): void {
  for (const { node, name, value } of props) {
    if (consumed?.has(name)) continue;
    if (isSheet(component) && !all.some((each) => isProp(each, name))) {
      const isInV5 = ACCESSIBILITY.test(name);
      collector.addUnknown(
        node,
        isInV5
          ? `\`${component}\` of v5 ignores \`${name}\`, also where its type takes it: [what to do instead](/faq#what-a-screen-reader-meets).`
          : `\`${component}\` has no prop \`${name}\` in any version: it does nothing.`,
        { isNote: !isInV5, isInV5 },
      );
    }
    if (all.length > 1 && isSheet(component) && !isProp(component, name))
      continue;
    const known = qualifiedMemberName(component, name);
    collector.add({
      name: known,
      kind: 'prop',
      node,
      component,
      element,
      value,
    });
  }
  if (isUnchanged(component)) return;
  for (const node of unresolved) addUnknownSpread(node, component, collector);
}

/** An object that is known to become props of components. */
export function visitPropsObject(
  object: t.Node,
  components: readonly string[],
  collector: UsageCollector,
): void {
  const { props } = readSpread(object, collector.values);
  for (const component of components)
    addProps({ props, unresolved: [] }, { component }, collector);
}

function addUnknownSpread(
  node: t.Node,
  component: string,
  collector: UsageCollector,
): void {
  const { code } = collector;
  const argument = node.type === 'JSXSpreadAttribute' ? node.argument : node;
  const declared = code.declarationAt(argument);
  const wrapper =
    declared?.kind === 'parameter'
      ? bindingOfFunction(declared.of, code)
      : undefined;
  if (wrapper === undefined) {
    collector.addUnknown(
      node,
      `\`{...${collector.excerptOf(argument)}}\` gives \`${component}\` props that are not visible here.`,
    );
    return;
  }
  // The file has all uses of what it does not export.
  if (isLocalTag(wrapper, code)) return;
  const { name } = wrapper.identifier;
  collector.addUnknown(
    node,
    `Your \`${name}\` passes its props on to \`${component}\`. Check what the other files pass to \`${name}\`.`,
    { external: { kind: 'wrapper', name, component } },
  );
}

/** The name that a function is known by. */
function bindingOfFunction(
  node: FunctionNode,
  code: SemanticModel,
): Binding | undefined {
  if ('id' in node && node.id) return code.bindingOf(node.id);
  let each = code.parentOf(node);
  while (each?.type === 'CallExpression') each = code.parentOf(each);
  return each?.type === 'VariableDeclarator'
    ? code.bindingOf(each.id)
    : undefined;
}

/** Whether a component is used as a tag, and not exported. */
function isLocalTag(binding: Binding, code: SemanticModel): boolean {
  const places = code.referencesOf(binding);
  return (
    !isExported(binding) &&
    places.length > 0 &&
    places.every((each) =>
      /^JSX(?:Opening|Closing)Element$/.test(code.parentOf(each)?.type ?? ''),
    )
  );
}

export const isExported = ({ path }: Binding): boolean =>
  [path.parent, path.parentPath?.parent].some((node) =>
    node?.type.startsWith('Export'),
  );

/** A component that is not the library's, but is given a ref to a sheet. */
function visitForeignElement(
  element: t.JSXOpeningElement,
  collector: UsageCollector,
): void {
  const { code, values } = collector;
  const name = code.textOf(element.name);
  if (!/^[A-Z]/.test(name)) return;
  if (values.evaluate(element.name)?.kind === 'node') return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    if (!isSheetRef(attribute.value, values)) continue;
    collector.addUnknown(
      attribute,
      `\`${name}\` receives a ref to a sheet. Check the file of \`${name}\`, too: it renders the sheet, or calls the sheet's methods.`,
      { external: { kind: 'ref', name, component: '' } },
    );
  }
}
