/**
 * Collects JSX: elements of the library, wrappers, and refs to sheets in other tags.
 */
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

/** Accessibility props of React Native, which sheets of v5 ignore. */
const ACCESSIBILITY =
  /^(?:aria-|accessibility|(?:on|importantFor)Accessibility)/;

/** The component that receives props; `all` are the components that the tag may be. */
interface Owner extends Pick<LibraryUsage, 'element'> {
  readonly component: string;
  readonly all?: readonly string[];
}

/**
 * Finds the function that spreads its props into an element of the library, if one
 * does.
 */
export function findWrapper(
  element: t.JSXOpeningElement,
  { model, wrappers }: UsageCollector,
): void {
  const components = model.components(element.name);
  if (components.length === 0) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'JSXSpreadAttribute') continue;
    const declared = model.declarationAt(attribute.argument);
    if (declared?.kind !== 'parameter' || declared.index !== 0) continue;
    const value = model.evaluate(attribute.argument);
    if (value?.kind === 'instance' && isSlotPropsType(value.owner)) continue;
    const [pattern] = declared.functionNode.params;
    const kept = pattern?.type === 'ObjectPattern' ? pattern.properties : [];
    const names = kept.flatMap((each) =>
      'key' in each ? nameOf(each.key) : [],
    );
    wrappers.set(declared.functionNode, {
      components,
      consumedProps: new Set(names),
    });
  }
}

/** Visitors of elements, and of objects that become props. */
export const elementVisitors: Visitors = {
  JSXOpeningElement(element, collector) {
    const { model, wrappers } = collector;
    const value = model.evaluate(element.name);
    const wrapper =
      value?.kind === 'node' ? wrappers.get(value.node) : undefined;
    const own = collector.follow(element.name);
    const all = own.length > 0 ? own : (wrapper?.components ?? []);
    if (all.length === 0) {
      visitForeignElement(element, collector);
      return;
    }
    const props = readProps(element, model);
    for (const component of all) {
      const owner = { component, all, element };
      if (own.length === 0)
        addProps(props, owner, collector, wrapper?.consumedProps);
      else addElement(element.name, props, owner, collector);
    }
  },
  // `const props: BottomSheetProps = {…}`
  VariableDeclarator({ id, init }, collector) {
    const { model } = collector;
    const binding = model.bindingOf(id);
    const typed = binding && model.evaluateBinding(binding);
    const value = model.evaluate(init);
    if (typed?.kind !== 'instance' || value?.kind !== 'node') return;
    const component = typed.owner.replace(/Props$/, '');
    visitPropsObject(value.node, [component], collector);
  },
  // `Sheet.defaultProps = …`
  AssignmentExpression({ left, right }, collector) {
    const { model } = collector;
    if ('object' in left && memberNameOf(left) === 'defaultProps')
      visitPropsObject(right, model.components(left.object), collector);
  },
};

/** Adds an element of the library and its props; `node` is its tag, or an argument. */
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
    hasUnresolvedProps: props.unresolved.length > 0,
  });
}

/** @param consumed the props that a wrapper does not pass on */
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
      collector.addUnresolved(
        node,
        isInV5
          ? `\`${component}\` of v5 ignores \`${name}\`, also where its type takes it: [what to do instead](/faq#what-a-screen-reader-meets).`
          : `\`${component}\` has no prop \`${name}\` in any version: it does nothing.`,
        { isNote: !isInV5, isInV5 },
      );
    }
    if (all.length > 1 && isSheet(component) && !isProp(component, name))
      continue;
    collector.add({
      name: qualifiedMemberName(component, name),
      kind: 'prop',
      node,
      component,
      element,
      value,
    });
  }
  if (isUnchanged(component)) return;
  for (const node of unresolved)
    addUnresolvedSpread(node, component, collector);
}

/** Adds the properties of an object that becomes props of components. */
export function visitPropsObject(
  object: t.Node,
  components: readonly string[],
  collector: UsageCollector,
): void {
  const { props } = readSpread(object, collector.model);
  for (const component of components)
    addProps({ props, unresolved: [] }, { component }, collector);
}

/** Reports a spread whose props the file does not show. */
function addUnresolvedSpread(
  node: t.Node,
  component: string,
  collector: UsageCollector,
): void {
  const { model } = collector;
  const argument = node.type === 'JSXSpreadAttribute' ? node.argument : node;
  const declared = model.declarationAt(argument);
  const wrapper =
    declared?.kind === 'parameter'
      ? bindingOfFunction(declared.functionNode, model)
      : undefined;
  if (wrapper === undefined) {
    collector.addUnresolved(
      node,
      `\`{...${collector.excerptOf(argument)}}\` gives \`${component}\` props that are not visible here.`,
    );
    return;
  }
  // The file shows all tags of a component that it does not export.
  if (isLocalTag(wrapper, model)) return;
  const { name } = wrapper.identifier;
  collector.addUnresolved(
    node,
    `Your \`${name}\` passes its props on to \`${component}\`. Check what the other files pass to \`${name}\`.`,
    { external: { kind: 'wrapper', name, component } },
  );
}

/**
 * The binding of a function or of the variable that holds it, through wrapping calls.
 */
function bindingOfFunction(
  node: FunctionNode,
  model: SemanticModel,
): Binding | undefined {
  if ('id' in node && node.id) return model.bindingOf(node.id);
  let each = model.parentOf(node);
  while (each?.type === 'CallExpression') each = model.parentOf(each);
  return each?.type === 'VariableDeclarator'
    ? model.bindingOf(each.id)
    : undefined;
}

/** Whether a component is only rendered by tags of this file. */
function isLocalTag(binding: Binding, model: SemanticModel): boolean {
  const references = model.referencesOf(binding);
  return (
    !isExported(binding) &&
    references.length > 0 &&
    references.every((each) =>
      /^JSX(?:Opening|Closing)Element$/.test(model.parentOf(each)?.type ?? ''),
    )
  );
}

/** Whether the declaration of a binding is an export. */
export const isExported = ({ path }: Binding): boolean =>
  [path.parent, path.parentPath?.parent].some((node) =>
    node?.type.startsWith('Export'),
  );

/** Reports a component of another file that gets a ref to a sheet. */
function visitForeignElement(
  element: t.JSXOpeningElement,
  collector: UsageCollector,
): void {
  const { model } = collector;
  const name = model.textOf(element.name);
  if (!/^[A-Z]/.test(name)) return;
  if (model.evaluate(element.name)?.kind === 'node') return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    if (!isSheetRef(attribute.value, model)) continue;
    collector.addUnresolved(
      attribute,
      `\`${name}\` receives a ref to a sheet. Check the file of \`${name}\`, too: it renders the sheet, or calls the sheet's methods.`,
      { external: { kind: 'ref', name, component: '' } },
    );
  }
}
