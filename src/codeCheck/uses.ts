/* eslint-disable max-lines -- one walk: its parts share what they collect */
/** Finds every use of the library in a file, and what cannot be followed. */
import type {
  CallExpression,
  JSXOpeningElement,
  Node,
  ObjectExpression,
} from '@babel/types';
import {
  INSIDE,
  isComponent,
  isProp,
  isSheet,
  LIBRARY,
  memberName,
  methodsOf,
} from './library';
import type { Binding, Names } from './scope';
import { readSpread } from './spreads';
import {
  isFunction,
  nameOf,
  unwrap,
  type FunctionNode,
  type Tree,
} from './tree';
import { PARTS } from './typeValues';
import type { Value, Values } from './values';

/** One place where a file uses the library. */
export interface Use {
  /** `BottomSheet.snapPoints`, `useBottomSheet`, `<BottomSheet>`. */
  readonly name: string;
  readonly kind: 'element' | 'prop' | 'call' | 'member' | 'export' | 'import';
  /** What to mark. */
  readonly node: Node;
  /** The component that has the prop, by its exported name. */
  readonly component?: string;
  /** The tag, where it is JSX. */
  readonly element?: JSXOpeningElement;
  /** A prop's value without types around it; absent for `<A b />`. */
  readonly value?: Node;
  readonly call?: CallExpression;
  /** For an element: the names of the props that it is known to have. */
  readonly props?: ReadonlySet<string>;
  /** For an element: it has props that are not known. */
  readonly hasUnknown?: boolean;
}

/** Other packages whose changes come with the move to v5. */
const WATCHED = new Set(['react-native-reanimated', '@gorhom/portal']);

/**
 * Methods whose calls matter, and whose names hardly anything else has: a call
 * on something unknown is named.
 */
const TELLTALES = new Set(['snapToPosition', 'snapTo', 'forceClose']);

const EXPORTED_AGAIN =
  'This file re-exports the library. Check the files that import it from here, too.';

/** Something that the check cannot follow. */
export interface Unknown {
  readonly node: Node;
  /** A sentence in Markdown. */
  readonly text: string;
}

export interface Code {
  readonly tree: Tree;
  readonly names: Names;
  readonly values: Values;
}

export interface Found {
  readonly uses: readonly Use[];
  readonly unknowns: readonly Unknown[];
}

/** A component that hands its props to one of the library. */
interface Wrapper {
  readonly component: string;
  /** What it keeps for itself. */
  readonly own: ReadonlySet<string>;
}

/** Collects the uses of a file, in the order of the source. */
export function findUses(code: Code): Found {
  const { tree, names, values } = code;
  const uses: Use[] = [];
  const unknowns: Unknown[] = [];
  const wrappers = new Map<FunctionNode, Wrapper>();
  const add = (each: Use): void => void uses.push(each);
  const unknown = (node: Node, text: string): void =>
    void unknowns.push({ node, text });

  learn(code);
  for (const node of tree.nodes) {
    if (node.type === 'JSXOpeningElement') findWrapper(node);
  }
  for (const node of tree.nodes) visit(node);
  for (const binding of names.bindings) {
    if (isFromLibrary(binding)) visitImport(binding);
  }
  return {
    uses: uses.sort((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0)),
    unknowns: unknowns.sort(
      (a, b) => (a.node.start ?? 0) - (b.node.start ?? 0),
    ),
  };

  function findWrapper(element: JSXOpeningElement): void {
    const component = componentOf(values.of(element.name));
    if (component === undefined) return;
    for (const attribute of element.attributes) {
      if (attribute.type !== 'JSXSpreadAttribute') continue;
      const { argument } = attribute;
      const declared =
        argument.type === 'Identifier'
          ? names.find(argument.name, argument)?.declared
          : undefined;
      if (declared?.kind !== 'parameter' || declared.index !== 0) continue;
      const value = values.of(argument);
      if (value?.kind === 'instance' && isPart(value.of)) continue;
      const [pattern] = declared.of.params;
      const own =
        pattern?.type === 'ObjectPattern'
          ? pattern.properties.flatMap((property) =>
              property.type === 'ObjectProperty'
                ? (nameOf(property.key) ?? [])
                : [],
            )
          : [];
      wrappers.set(declared.of, { component, own: new Set(own) });
    }
  }

  function visit(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
        visitSource(node, node.source.value);
        break;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        visitExport(node);
        break;
      case 'ExportDefaultDeclaration':
        if (isOfLibrary(node.declaration)) unknown(node, EXPORTED_AGAIN);
        break;
      case 'AssignmentExpression':
        if (
          /^(?:module\.)?exports\b/.test(tree.textOf(node.left)) &&
          isOfLibrary(node.right)
        ) {
          unknown(node, EXPORTED_AGAIN);
        }
        break;
      case 'TSQualifiedName': {
        const value = values.of(node);
        if (value?.kind === 'export') {
          add({ name: value.name, kind: 'export', node: node.right });
        }
        break;
      }
      case 'JSXOpeningElement':
        visitElement(node);
        break;
      case 'CallExpression':
      case 'OptionalCallExpression':
        visitCall(node as CallExpression);
        break;
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        visitMember(node);
        break;
      case 'ObjectPattern':
        visitPattern(node);
        break;
      case 'VariableDeclarator': {
        // An object that is said to be the props of a sheet.
        const value = values.of(node.init);
        const binding = names.find(nameOf(node.id) ?? '', node);
        const typed = binding && values.ofBinding(binding);
        if (
          typed?.kind === 'instance' &&
          value?.kind === 'node' &&
          value.node.type === 'ObjectExpression'
        ) {
          visitObject(value.node, typed.of.replace(/Props$/, ''));
        }
        break;
      }
      default:
        break;
    }
  }

  /** Whether a value is the library, something of it, or holds such. */
  function isOfLibrary(node: Node | null | undefined): boolean {
    const value = values.of(node);
    if (value?.kind === 'node' && value.node.type === 'ObjectExpression') {
      return value.node.properties.some(
        (property) =>
          property.type === 'ObjectProperty' && isOfLibrary(property.value),
      );
    }
    return value?.kind === 'library' || value?.kind === 'export';
  }

  function visitSource(node: Node, from: string): void {
    if (node.type === 'ImportDeclaration' && WATCHED.has(from)) {
      for (const specifier of node.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier'
            ? nameOf(specifier.imported)
            : undefined;
        if (name === undefined) continue;
        add({ name: `${from}.${name}`, kind: 'import', node: specifier });
      }
    }
    if (!from.startsWith(INSIDE)) return;
    if (from === `${LIBRARY}/mock`) {
      add({ name: from, kind: 'import', node });
    } else {
      unknown(
        node,
        `\`${from}\` is a file inside the package, which can change in any release: import from \`${LIBRARY}\` where it exports the name.`,
      );
    }
  }

  function visitExport(node: Node): void {
    if (
      node.type !== 'ExportAllDeclaration' &&
      node.type !== 'ExportNamedDeclaration'
    ) {
      return;
    }
    const from = node.source?.value;
    if (from !== undefined) visitSource(node, from);
    if (
      node.type === 'ExportNamedDeclaration' &&
      node.declaration?.type === 'VariableDeclaration' &&
      node.declaration.declarations.some(({ init }) => isOfLibrary(init))
    ) {
      unknown(node, EXPORTED_AGAIN);
    }
    if (from !== LIBRARY) return;
    unknown(node, EXPORTED_AGAIN);
    if (node.type === 'ExportAllDeclaration') return;
    for (const specifier of node.specifiers) {
      const name =
        specifier.type === 'ExportSpecifier' ? nameOf(specifier.local) : '';
      if (name) add({ name, kind: 'import', node: specifier });
    }
  }

  function visitElement(element: JSXOpeningElement): void {
    const value = values.of(element.name);
    const wrapper =
      value?.kind === 'node' && isFunction(value.node)
        ? wrappers.get(value.node)
        : undefined;
    const component = componentOf(value) ?? wrapper?.component;
    if (component === undefined) {
      visitForeign(element);
      return;
    }
    const known = new Set<string>();
    let hasUnknown = false;
    const prop = (
      holder: Node,
      name: string,
      value: Node | undefined,
    ): void => {
      known.add(name);
      if (wrapper?.own.has(name)) return;
      checkProp(holder, component, name);
      add({
        name: memberName(component, name),
        kind: 'prop',
        node: holder,
        component,
        ...(holder.type === 'JSXAttribute' && { element }),
        ...(value && { value: unwrap(value) }),
      });
    };
    for (const attribute of element.attributes) {
      if (attribute.type === 'JSXAttribute') {
        prop(
          attribute,
          nameOf(attribute.name) ?? '',
          attribute.value ?? undefined,
        );
        continue;
      }
      const spread = readSpread(attribute.argument, values);
      for (const property of spread.properties) {
        prop(
          property,
          nameOf(property.key) ?? '',
          property.type === 'ObjectProperty' ? property.value : property,
        );
      }
      if (!spread.isKnown) {
        hasUnknown = true;
        unknownSpread(attribute, component);
      }
    }
    const parent = tree.parentOf(element);
    const children =
      parent?.type === 'JSXElement'
        ? parent.children.filter(
            (child) => child.type !== 'JSXText' || child.value.trim() !== '',
          )
        : [];
    for (const child of children) {
      const content = unwrap(child);
      if (isFunction(content) || values.of(content)?.kind === 'node') {
        prop(child, 'children', content);
      }
    }
    if (wrapper !== undefined) return;
    add({
      name: `<${component}>`,
      kind: 'element',
      node: element.name,
      component,
      element,
      props: known,
      hasUnknown,
    });
  }

  /** Names a prop that no version has. */
  function checkProp(holder: Node, component: string, name: string): void {
    if (!isSheet(component) || isProp(component, name)) return;
    unknown(
      holder,
      `\`${component}\` has no prop \`${name}\` in v5, v4, v3 or v2.`,
    );
  }

  function unknownSpread(attribute: Node, component: string): void {
    const argument =
      attribute.type === 'JSXSpreadAttribute' ? attribute.argument : attribute;
    const declared =
      argument.type === 'Identifier'
        ? names.find(argument.name, argument)?.declared
        : undefined;
    const wrapper =
      declared?.kind === 'parameter' ? nameOfFunction(declared.of) : undefined;
    unknown(
      attribute,
      wrapper === undefined
        ? `\`{...${short(argument)}}\` gives \`${component}\` props that are not visible here.`
        : `\`${wrapper}\` passes its props on to \`${component}\`. Check what the other files pass to \`${wrapper}\`.`,
    );
  }

  /** The name that a function is known by. */
  function nameOfFunction(node: FunctionNode): string | undefined {
    if ('id' in node && node.id) return node.id.name;
    let each: Node | undefined = tree.parentOf(node);
    while (each?.type === 'CallExpression') each = tree.parentOf(each);
    return each?.type === 'VariableDeclarator' ? nameOf(each.id) : undefined;
  }

  /** A component that is not the library's, but is given a ref to a sheet. */
  function visitForeign(element: JSXOpeningElement): void {
    const name = tree.textOf(element.name);
    if (!/^[A-Z]/.test(name) || values.of(element.name)?.kind === 'node')
      return;
    for (const attribute of element.attributes) {
      if (attribute.type !== 'JSXAttribute' || !attribute.value) continue;
      const value = values.of(unwrap(attribute.value));
      if (value?.kind !== 'ref') continue;
      const held = values.member(value, 'current');
      if (held?.kind !== 'instance') continue;
      unknown(
        attribute,
        `\`${name}\` receives a ref to a sheet. Check which methods it calls.`,
      );
    }
  }

  function visitObject(object: ObjectExpression, component: string): void {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') continue;
      add({
        name: memberName(component, nameOf(property.key) ?? ''),
        kind: 'prop',
        node: property,
        component,
        value: unwrap(
          property.type === 'ObjectProperty' ? property.value : property,
        ),
      });
    }
  }

  function visitCall(call: CallExpression): void {
    const { callee } = call;
    const called = values.of(callee);
    if (called?.kind === 'member' && called.name === '?') {
      unknownMember(callee);
    } else if (called?.kind === 'member') {
      add({
        name: memberName(called.of, called.name),
        kind: 'call',
        node: 'property' in callee ? callee.property : callee,
        call,
      });
    }
    if (called?.kind === 'export') {
      add({ name: `${called.name}()`, kind: 'call', node: callee, call });
    }
    if (called === undefined) visitStranger(callee);
    const [first, second] = call.arguments;
    const component = componentOf(values.of(first));
    if (component !== undefined && first) {
      if (called?.kind === 'other' && called.name === 'createElement') {
        visitCreated(call, component, second);
      } else if (!(called?.kind === 'other' && called.name === 'memo')) {
        unknown(
          call,
          `\`${short(callee)}(…)\` wraps \`${component}\`. Check what is passed to the component that it returns.`,
        );
      }
    }
    if (
      first?.type === 'StringLiteral' &&
      first.value === LIBRARY &&
      /^jest\.(?:do|unstable_)?mock/i.test(tree.textOf(callee))
    ) {
      add({ name: `${LIBRARY}/mock`, kind: 'import', node: call });
    }
  }

  /** A call on something unknown, of a method that sheets have. */
  function visitStranger(callee: Node): void {
    if (
      (callee.type !== 'MemberExpression' &&
        callee.type !== 'OptionalMemberExpression') ||
      callee.computed
    ) {
      return;
    }
    const name = nameOf(callee.property) ?? '';
    if (!TELLTALES.has(name) || isTypedOtherwise(callee.object)) return;
    unknown(
      callee.property,
      `\`${short(callee)}()\` may be a method of a sheet; the checker cannot tell. [What has changed](/blog/bottom-sheet-v5#same-name-changed-behavior) names it if it behaves differently.`,
    );
  }

  /** `ref.current`, where the type of the ref says that it is not a sheet. */
  function isTypedOtherwise(node: Node): boolean {
    const inner = unwrap(node);
    if (
      inner.type !== 'MemberExpression' &&
      inner.type !== 'OptionalMemberExpression'
    ) {
      return false;
    }
    const ref = values.of(inner.object);
    const made = ref?.kind === 'ref' ? ref.made : undefined;
    return (
      made?.type === 'CallExpression' &&
      !!made.typeParameters &&
      !/\b(?:any|unknown)\b/.test(tree.textOf(made.typeParameters))
    );
  }

  function visitCreated(
    call: CallExpression,
    component: string,
    second: Node | undefined,
  ): void {
    const props = second && second.type !== 'NullLiteral' ? second : undefined;
    const spread = props && readSpread(props, values);
    for (const property of spread?.properties ?? []) {
      const name = nameOf(property.key) ?? '';
      checkProp(property, component, name);
      add({
        name: memberName(component, name),
        kind: 'prop',
        node: property,
        component,
        value: unwrap(
          property.type === 'ObjectProperty' ? property.value : property,
        ),
      });
    }
    if (props && spread?.isKnown === false) unknownSpread(props, component);
    add({
      name: `<${component}>`,
      kind: 'element',
      node: call.arguments[0] ?? call,
      component,
      call,
      props: new Set(
        spread?.properties.map(({ key }) => nameOf(key) ?? '') ?? [],
      ),
      hasUnknown: spread?.isKnown === false,
    });
  }

  function visitMember(node: Node): void {
    if (
      node.type !== 'MemberExpression' &&
      node.type !== 'OptionalMemberExpression'
    ) {
      return;
    }
    const parent = tree.parentOf(node);
    const isCalled =
      (parent?.type === 'CallExpression' ||
        parent?.type === 'OptionalCallExpression') &&
      parent.callee === node;
    const value = values.of(node);
    if (value?.kind === 'export' && values.of(node.object)?.kind !== 'export') {
      add({ name: value.name, kind: 'export', node: node.property });
    }
    if (value?.kind !== 'member' || isCalled) return;
    if (value.name === '?') {
      unknownMember(node);
      return;
    }
    add({
      name: memberName(value.of, value.name),
      kind: 'member',
      node: node.property,
    });
  }

  function unknownMember(node: Node): void {
    unknown(
      node,
      `\`${short(node)}\` reads a member whose name is not visible here.`,
    );
  }

  function visitPattern(node: Node): void {
    if (node.type !== 'ObjectPattern') return;
    for (const property of node.properties) {
      if (property.type !== 'ObjectProperty') continue;
      const inner =
        property.value.type === 'AssignmentPattern'
          ? property.value.left
          : property.value;
      const binding = names.find(nameOf(inner) ?? '', inner);
      const value = binding && values.ofBinding(binding);
      if (value?.kind === 'member' && value.name === nameOf(property.key)) {
        add({
          name: memberName(value.of, value.name),
          kind: 'member',
          node: property,
        });
      }
      if (value?.kind === 'export' && !isFromLibrary(binding)) {
        add({ name: value.name, kind: 'import', node: property });
      }
    }
  }

  function visitImport(binding: Binding): void {
    const { declared, references } = binding;
    const value = values.ofBinding(binding);
    if (declared.kind !== 'import' || value?.kind !== 'export') return;
    add({ name: value.name, kind: 'import', node: declared.specifier });
    for (const node of references) {
      const parent = tree.parentOf(node);
      if (parent?.type === 'JSXClosingElement') continue;
      if (parent?.type === 'ExportSpecifier') {
        unknown(parent, EXPORTED_AGAIN);
      }
      add({ name: value.name, kind: 'export', node });
    }
  }

  /** The start of a text, for a sentence. */
  function short(node: Node): string {
    const text = tree.textOf(node).replace(/\s+/g, ' ').replaceAll('`', "'");
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }
}

function componentOf(value: Value | undefined): string | undefined {
  return value?.kind === 'export' && isComponent(value.name)
    ? value.name
    : undefined;
}

const isPart = (name: string): boolean => Object.values(PARTS).includes(name);

function isFromLibrary(binding: Binding | undefined): boolean {
  return (
    binding?.declared.kind === 'import' && binding.declared.from === LIBRARY
  );
}

/** Tells the evaluation what the tags of the file say of refs and functions. */
function learn({ tree, values }: Code): void {
  for (const node of tree.nodes) {
    if (node.type === 'JSXOpeningElement') {
      const component = componentOf(values.of(node.name));
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute' || !attribute.value) continue;
        learnProp(component, nameOf(attribute.name), attribute.value);
      }
    }
    if (node.type === 'CallExpression') {
      const [first, props] = node.arguments;
      // By its name: what is looked up before the refs are known stays so.
      if (
        !tree.textOf(node.callee).endsWith('createElement') ||
        props?.type !== 'ObjectExpression'
      ) {
        continue;
      }
      const component = componentOf(values.of(first));
      for (const property of props.properties) {
        if (property.type !== 'ObjectProperty') continue;
        learnProp(component, nameOf(property.key), property.value);
      }
    }
  }

  function learnProp(
    component: string | undefined,
    name = '',
    node: Node,
  ): void {
    const part = PARTS[name];
    if (!isSheet(component) || (name !== 'ref' && part === undefined)) return;
    const value = values.of(unwrap(node));
    const held = methodsOf(component ?? '');
    if (name === 'ref' && held !== undefined) {
      if (value?.kind === 'ref' && value.made && value.of === undefined) {
        values.learnRef(value.made, held);
      }
      if (value?.kind === 'node' && isFunction(value.node)) {
        values.learnParameter(value.node, { kind: 'instance', of: held });
      }
    }
    if (
      part !== undefined &&
      value?.kind === 'node' &&
      isFunction(value.node)
    ) {
      values.learnParameter(value.node, { kind: 'instance', of: part });
    }
  }
}
