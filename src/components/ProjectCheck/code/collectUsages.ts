/* eslint-disable max-lines -- one walk: its parts share what they collect */
/** Finds every use of the library in a file, and what cannot be followed. */
import type * as t from '@babel/types';
import {
  isInside,
  memberNameOf,
  nameOf,
  unwrappedParent,
  bindingTarget,
  unwrap,
  type Binding,
  type SemanticModel,
  type FunctionNode,
} from './semanticModel';
import {
  DATA,
  getOwn,
  DEEP_IMPORT_PREFIX,
  isComponent,
  isProp,
  isSheet,
  isUnchanged,
  LIBRARY,
  qualifiedMemberName,
  methodsOf,
} from './library';
import { NO_PROPS, readProps, readSpread, type Props } from './resolveProps';
import { isPartProps, PROPS_TYPE_BY_SLOT } from './typeValues';
import {
  typeArgumentOf,
  type AbstractValue,
  type AbstractEvaluator,
} from './abstractEvaluator';

type Call = t.CallExpression | t.OptionalCallExpression;

/** One place where a file uses the library. */
export interface LibraryUsage {
  /** `BottomSheet.snapPoints`, `useBottomSheet`, `<BottomSheet>`. */
  readonly name: string;
  /** A `type` names a prop, as in `BottomSheetProps['snapPoints']`. */
  readonly kind:
    'element' | 'prop' | 'call' | 'member' | 'export' | 'import' | 'type';
  readonly node: t.Node;
  /** The component that has the prop, by its exported name. */
  readonly component?: string;
  /** The tag, where it is JSX. */
  readonly element?: t.JSXOpeningElement;
  /** A prop's value without types around it; absent for `<A b />`. */
  readonly value?: t.Node;
  readonly call?: Call;
  /** For an element: its known props, and whether each is there in every case. */
  readonly props?: ReadonlyMap<string, boolean>;
  /** For an element: it has props that are not known. */
  readonly hasUnknownProps?: boolean;
}

/** What only another file of the project can say. */
export interface External {
  /** Who gets a ref to a sheet, who uses a wrapper, who imports from here. */
  readonly kind: 'ref' | 'wrapper' | 're-export';
  /** The component that is asked about; empty for a re-export. */
  readonly name: string;
  /** What the wrapper passes its props on to. */
  readonly component: string;
}

/** Something that the check cannot follow. */
export interface UnresolvedUsage {
  readonly node: t.Node;
  readonly text: string;
  /** It did nothing before, either. */
  readonly isNote?: boolean;
  /** It holds for code of v5, too. */
  readonly isInV5?: boolean;
  readonly external?: External | undefined;
}

export interface CollectedUsages {
  readonly uses: readonly LibraryUsage[];
  readonly unknowns: readonly UnresolvedUsage[];
}

/** Other packages whose changes come with the move to v5. */
const TRACKED_PACKAGES = new Set(['react-native-reanimated', '@gorhom/portal']);

/**
 * Methods with distinctive names: a call is reported even if the receiver's type is
 * unknown.
 */
const DISTINCTIVE_METHODS = new Set(['snapToPosition', 'snapTo', 'forceClose']);

/** Props of a view for screen readers, beyond those that sheets name. */
const ACCESSIBILITY =
  /^(?:aria-|accessibility|(?:on|importantFor)Accessibility)/;

/** What the path of a file inside the package has besides the file. */
const INSIDE_PATH =
  /^.*?bottom-sheet\/(?:(?:src|lib\/\w+)\/)?|(?:\/index)?(?:\.[a-z]+)*$/g;

const REEXPORT_MESSAGE =
  'This file re-exports the library. Check the files that import it from here, too.';

const EXPORTS: External = { kind: 're-export', name: '', component: '' };

/** What to look for where a component that is made of one is used. */
function wrappingAdvice(component: string): string {
  if (isSheet(component)) {
    return 'Where the result is given `snapPoints`, pass [`enableDynamicSizing={false}`](/blog/bottom-sheet-v5#decide-each-sheets-height), and compare its other props with [what has changed](/blog/bottom-sheet-v5#props-of-the-sheet-and-the-modal).';
  }
  return component === 'BottomSheetView'
    ? 'Since 5.1.6 `flex`, `position` and `top` of its styles have no effect, and its bottom padding is a part of the height.'
    : 'Compare its props with [what has changed](/blog/bottom-sheet-v5#components).';
}

const isExported = ({ path }: Binding): boolean =>
  [path.parent, path.parentPath?.parent].some((node) =>
    node?.type.startsWith('Export'),
  );

/** A component that hands its props to one of the library. */
interface Wrapper {
  readonly components: readonly string[];
  /** What it keeps for itself. */
  readonly consumedProps: ReadonlySet<string>;
}

/** The component that has props, of all that its tag may be. */
interface Owner extends Pick<LibraryUsage, 'element'> {
  readonly component: string;
  readonly all?: readonly string[];
}

/** Collects the uses of a file, in the order of the source. */
export function collectUsages(
  code: SemanticModel,
  values: AbstractEvaluator,
): CollectedUsages {
  inferRefsFromProps(code, values);
  return new UsageVisitor(code, values).collect();
}

class UsageVisitor {
  private readonly uses = new Map<string, LibraryUsage>();
  private readonly unknowns = new Map<string, UnresolvedUsage>();
  private readonly wrappers = new Map<t.Node, Wrapper>();
  /** Components that are used as values, and those that a tag or a call shows. */
  private readonly given = new Map<t.Node, string>();
  private readonly followed = new Set<t.Node>();

  constructor(
    private readonly code: SemanticModel,
    private readonly values: AbstractEvaluator,
  ) {}

  collect(): CollectedUsages {
    for (const node of this.code.nodes) {
      if (node.type === 'JSXOpeningElement') this.findWrapper(node);
    }
    for (const node of this.code.nodes) this.visit(node);
    for (const binding of this.code.bindings) this.visitImport(binding);
    this.visitUnfollowed();
    const byPlace = (a: { node: t.Node }, b: { node: t.Node }) =>
      (a.node.start ?? 0) - (b.node.start ?? 0);
    return {
      uses: [...this.uses.values()].sort(byPlace),
      unknowns: [...this.unknowns.values()].sort(byPlace),
    };
  }

  private visit(node: t.Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const each of node.specifiers) {
          const from = node.source.value;
          if (!TRACKED_PACKAGES.has(from) || each.type !== 'ImportSpecifier')
            continue;
          const name = `${from}.${nameOf(each.imported) ?? ''}`;
          this.add({ name, kind: 'import', node: each });
        }
        this.visitModule(node, node.source.value);
        break;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        this.visitExport(node);
        break;
      case 'ExportDefaultDeclaration':
        this.visitExported(node, node.declaration);
        break;
      case 'AssignmentExpression':
        if (/^(?:module\.)?exports\b/.test(this.code.textOf(node.left))) {
          this.visitExported(node, node.right);
        }
        if (
          'object' in node.left &&
          memberNameOf(node.left) === 'defaultProps'
        ) {
          const { object } = node.left;
          this.visitObject(node.right, this.values.components(object));
        }
        break;
      case 'TSQualifiedName': {
        const value = this.values.evaluate(node);
        if (value?.kind !== 'export') break;
        this.add({ name: value.name, kind: 'export', node: node.right });
        break;
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        this.visitMember(node);
        break;
      // `BottomSheetProps['snapPoints']`
      case 'TSIndexedAccessType':
        this.visitKeys(node.objectType, node.indexType);
        break;
      case 'TSTypeReference':
        this.visitPickType(node, node.typeName);
        break;
      case 'TSExpressionWithTypeArguments':
        this.visitPickType(node, node.expression);
        break;
      case 'JSXOpeningElement':
        this.visitElement(node);
        break;
      case 'CallExpression':
      case 'OptionalCallExpression':
        this.visitCall(node);
        break;
      case 'ObjectPattern':
        for (const each of node.properties) this.visitPatternProperty(each);
        break;
      case 'VariableDeclarator':
        this.visitVariable(node);
        break;
      default:
        break;
    }
  }

  /** What several elements share, as an object that is spread, counts once. */
  private add(use: LibraryUsage): void {
    const key = `${use.name} ${use.kind} ${use.node.start ?? 0}`;
    if (!this.uses.has(key)) this.uses.set(key, use);
  }

  private unknown(
    node: t.Node,
    text: string,
    more: Omit<UnresolvedUsage, 'node' | 'text'> = {},
  ): void {
    this.unknowns.set(`${node.start ?? 0} ${text}`, { node, text, ...more });
  }

  private visitElement(element: t.JSXOpeningElement): void {
    const value = this.values.evaluate(element.name);
    const wrapper =
      value?.kind === 'node' ? this.wrappers.get(value.node) : undefined;
    const own = this.follow(element.name);
    const all = own.length > 0 ? own : (wrapper?.components ?? []);
    if (all.length === 0) this.visitUnknownElement(element);
    for (const component of all) {
      const props = readProps(element, this.values);
      const owner = { component, all, element };
      this.addProps(
        props,
        owner,
        own.length > 0 ? undefined : wrapper?.consumedProps,
      );
      if (own.length > 0) this.addTag(element.name, props, owner);
    }
  }

  /** The components that a value may be, which are followed to here. */
  private follow(node: t.Node): string[] {
    for (const leaf of this.values.possibleExpressions(node))
      this.followed.add(leaf);
    return this.values.components(node);
  }

  /** A component that goes into something else: nobody knows its props. */
  private visitUnfollowed(): void {
    const known = [...this.unknowns.values()];
    for (const [node, component] of this.given) {
      const parent = unwrappedParent(this.code, node);
      if (!parent || this.followed.has(node) || isUnchanged(component))
        continue;
      const isProp = parent.type === 'JSXAttribute';
      const key = 'key' in parent ? nameOf(parent.key) : undefined;
      if (this.isEntryOfReadObject(parent)) continue;
      if (
        (isProp && !isSheet(component) && component !== 'BottomSheetView') ||
        getOwn(PROPS_TYPE_BY_SLOT, key ?? '') !== undefined ||
        /^(?:TS|Export|Import|JSX(?!Attr)|Binary|Unary)|Member|Type/.test(
          parent.type,
        ) ||
        known.some((each) => isInside(node, each.node))
      ) {
        continue;
      }
      this.unknown(
        node,
        `\`${component}\` goes into \`${this.excerptOf(parent)}\`, and the checker does not see how it is used. ${wrappingAdvice(component)}`,
      );
    }
  }

  /** `const SHEETS = { a: BottomSheet }`, of which the file reads members only. */
  private isEntryOfReadObject(node: t.Node): boolean {
    const object = 'key' in node ? this.code.parentOf(node) : node;
    const made =
      node.type === 'VariableDeclarator'
        ? node
        : object && unwrappedParent(this.code, object);
    const binding =
      made?.type === 'VariableDeclarator'
        ? this.code.bindingOf(made.id)
        : undefined;
    const places = binding ? this.code.referencesOf(binding) : [];
    return (
      binding !== undefined &&
      !isExported(binding) &&
      places.every((each) =>
        this.code.parentOf(each)?.type.includes('MemberExpression'),
      )
    );
  }

  /** An entry of a pattern. */
  private visitPatternProperty(node: t.Node): void {
    if (node.type !== 'ObjectProperty') return;
    const binding = this.code.bindingOf(bindingTarget(node));
    const value = binding && this.values.evaluateBinding(binding);
    if (value?.kind === 'member' && value.name === nameOf(node.key)) {
      this.addMember(value, { kind: 'member', node });
    }
    if (value?.kind === 'export' && !this.isImported(binding)) {
      this.add({ name: value.name, kind: 'import', node });
    }
  }

  /** An object that is said to be the props of a sheet. */
  private visitVariable({ id, init }: t.VariableDeclarator): void {
    const binding = this.code.bindingOf(id);
    const typed = binding && this.values.evaluateBinding(binding);
    const value = this.values.evaluate(init);
    if (typed?.kind !== 'instance' || value?.kind !== 'node') return;
    this.visitObject(value.node, [typed.owner.replace(/Props$/, '')]);
  }

  private findWrapper(element: t.JSXOpeningElement): void {
    const components = this.values.components(element.name);
    if (components.length === 0) return;
    for (const attribute of element.attributes) {
      if (attribute.type !== 'JSXSpreadAttribute') continue;
      const declared = this.code.declarationAt(attribute.argument);
      if (declared?.kind !== 'parameter' || declared.index !== 0) continue;
      const value = this.values.evaluate(attribute.argument);
      if (value?.kind === 'instance' && isPartProps(value.owner)) continue;
      const [pattern] = declared.of.params;
      const kept = pattern?.type === 'ObjectPattern' ? pattern.properties : [];
      const names = kept.flatMap((each) =>
        'key' in each ? (nameOf(each.key) ?? []) : [],
      );
      this.wrappers.set(declared.of, {
        components,
        consumedProps: new Set(names),
      });
    }
  }

  /** Whether a value is the library, something of it, or holds such. */
  private isOfLibrary(node: t.Node | null | undefined): boolean {
    const value = this.values.evaluate(node);
    if (value?.kind === 'node' && value.node.type === 'ObjectExpression') {
      return value.node.properties.some(
        (each) => 'value' in each && this.isOfLibrary(each.value),
      );
    }
    return value?.kind === 'library' || value?.kind === 'export';
  }

  private visitExported(
    node: t.Node,
    ...values: (t.Node | null | undefined)[]
  ) {
    if (values.some((value) => this.isOfLibrary(value))) {
      this.unknown(node, REEXPORT_MESSAGE, { external: EXPORTS });
    }
  }

  /** A file inside the package, however it is imported. */
  private visitModule(node: t.Node, from: string | undefined): void {
    if (from === `${LIBRARY}/mock`) {
      this.add({ name: from, kind: 'import', node });
      return;
    }
    if (from?.startsWith(DEEP_IMPORT_PREFIX) !== true) return;
    const file = from.replace(INSIDE_PATH, '');
    const specifiers = ('specifiers' in node ? node.specifiers : null) ?? [];
    const isKnown = (each: t.Node): boolean => {
      const name = nameOf(
        'imported' in each
          ? each.imported
          : 'local' in each && each.type === 'ExportSpecifier'
            ? each.local
            : undefined,
      );
      const isChanged = name === 'BottomSheetModalMethods';
      if (isChanged) this.add({ name, kind: 'import', node: each });
      return (
        isChanged || getOwn(DATA.inside, file)?.includes(name ?? '') === true
      );
    };
    const unknown = specifiers.filter((each) => !isKnown(each));
    if (specifiers.length > 0 && unknown.length === 0) return;
    this.unknown(
      node,
      `\`${from}\` is a file inside the package, which can change in any release: import from \`${LIBRARY}\` where it exports the name.`,
    );
  }

  private visitExport(
    node: t.ExportAllDeclaration | t.ExportNamedDeclaration,
  ): void {
    const made = 'declaration' in node ? node.declaration : undefined;
    if (made?.type === 'VariableDeclaration') {
      this.visitExported(node, ...made.declarations.map(({ init }) => init));
    }
    this.visitModule(node, node.source?.value);
    if (node.source?.value !== LIBRARY) return;
    this.unknown(node, REEXPORT_MESSAGE, { external: EXPORTS });
    for (const each of 'specifiers' in node ? node.specifiers : []) {
      const name = 'local' in each ? nameOf(each.local) : undefined;
      if (name) this.add({ name, kind: 'import', node: each });
    }
  }

  /** `Pick<BottomSheetProps, 'snapPoints'>` */
  private visitPickType(node: t.Node, name: t.Node): void {
    const [object, keys] = [typeArgumentOf(node, 0), typeArgumentOf(node, 1)];
    if (nameOf(name) === 'Pick' && object && keys) this.visitKeys(object, keys);
  }

  private visitKeys(object: t.Node, keys: t.Node): void {
    const value = this.values.evaluateType(object);
    if (value?.kind !== 'instance') return;
    const component = value.owner.replace(/Props$/, '');
    for (const node of keys.type === 'TSUnionType' ? keys.types : [keys]) {
      const key = 'literal' in node ? nameOf(node.literal) : undefined;
      if (key === undefined) continue;
      this.add({
        name: qualifiedMemberName(component, key),
        kind: 'type',
        node,
      });
    }
  }

  /** @param kept what a component between keeps for itself */
  private addProps(
    { props, unresolved }: Props,
    { component, all = [component], element }: Owner,
    kept?: Wrapper['consumedProps'],
  ): void {
    for (const { node, name, value } of props) {
      if (kept?.has(name)) continue;
      if (isSheet(component) && !all.some((each) => isProp(each, name))) {
        const isInV5 = ACCESSIBILITY.test(name);
        this.unknown(
          node,
          isInV5
            ? `\`${component}\` of v5 ignores \`${name}\`, also where its type takes it: [what to do instead](/faq#what-a-screen-reader-meets).`
            : `\`${component}\` has no prop \`${name}\` in any version: it does nothing.`,
          { isNote: !isInV5, isInV5 },
        );
      }
      if (all.length > 1 && isSheet(component) && !isProp(component, name)) {
        continue;
      }
      const known = qualifiedMemberName(component, name);
      this.add({ name: known, kind: 'prop', node, component, element, value });
    }
    if (isUnchanged(component)) return;
    for (const node of unresolved) this.unknownSpread(node, component);
  }

  private addTag(
    node: t.Node,
    { props, unresolved }: Props,
    { component, element }: Owner,
    call?: Call,
  ): void {
    const sure = props.filter(({ isUnconditional }) => isUnconditional);
    this.add({
      name: `<${component}>`,
      kind: 'element',
      ...{ node, component, element, call },
      props: new Map(
        [...props, ...sure].map(({ name, isUnconditional }) => [
          name,
          isUnconditional,
        ]),
      ),
      hasUnknownProps: unresolved.length > 0,
    });
  }

  private unknownSpread(node: t.Node, component: string): void {
    const argument = node.type === 'JSXSpreadAttribute' ? node.argument : node;
    const declared = this.code.declarationAt(argument);
    const wrapper =
      declared?.kind === 'parameter'
        ? this.bindingOfFunction(declared.of)
        : undefined;
    // The file has all uses of what it does not export.
    if (wrapper && this.isLocalTag(wrapper)) return;
    const name = wrapper?.identifier.name;
    this.unknown(
      node,
      name
        ? `Your \`${name}\` passes its props on to \`${component}\`. Check what the other files pass to \`${name}\`.`
        : `\`{...${this.excerptOf(argument)}}\` gives \`${component}\` props that are not visible here.`,
      name === undefined
        ? {}
        : { external: { kind: 'wrapper', name, component } },
    );
  }

  /** The name that a function is known by. */
  private bindingOfFunction(node: FunctionNode): Binding | undefined {
    if ('id' in node && node.id) return this.code.bindingOf(node.id);
    let each = this.code.parentOf(node);
    while (each?.type === 'CallExpression') each = this.code.parentOf(each);
    return each?.type === 'VariableDeclarator'
      ? this.code.bindingOf(each.id)
      : undefined;
  }

  /** Whether a component is used as a tag, and not exported. */
  private isLocalTag(binding: Binding): boolean {
    const places = this.code.referencesOf(binding);
    return (
      !isExported(binding) &&
      places.length > 0 &&
      places.every((each) => {
        const { type = '' } = this.code.parentOf(each) ?? {};
        return /^JSX(?:Opening|Closing)Element$/.test(type);
      })
    );
  }

  /** A component that is not the library's, but is given a ref to a sheet. */
  private visitUnknownElement(element: t.JSXOpeningElement): void {
    const name = this.code.textOf(element.name);
    if (!/^[A-Z]/.test(name)) return;
    if (this.values.evaluate(element.name)?.kind === 'node') return;
    for (const attribute of element.attributes) {
      if (attribute.type !== 'JSXAttribute') continue;
      if (!this.isSheetRef(attribute.value)) continue;
      this.unknown(
        attribute,
        `\`${name}\` receives a ref to a sheet. Check the file of \`${name}\`, too: it renders the sheet, or calls the sheet's methods.`,
        { external: { kind: 'ref', name, component: '' } },
      );
    }
  }

  private isSheetRef(node: t.Node | null | undefined): boolean {
    const value = this.values.evaluate(node);
    return (
      value?.kind === 'ref' &&
      this.values.member(value, 'current')?.kind === 'instance'
    );
  }

  /** A function of the app's other files that is given a ref to a sheet. */
  private visitRefs({ callee, arguments: given }: Call): void {
    const called = this.values.evaluate(callee);
    if (called?.kind !== 'other' || !/^(?:[.~]|@\/|src\/)/.test(called.from)) {
      return;
    }
    // It only sets several refs.
    if (/(?:merge|compose|combine)d?Refs?$/i.test(called.name)) return;
    for (const each of given) {
      if (!this.isSheetRef(each)) continue;
      const name = this.excerptOf(callee);
      this.unknown(
        each,
        `\`${name}()\` receives a ref to a sheet. Check its file, too: it may call the sheet's methods.`,
      );
    }
  }

  private visitObject(object: t.Node, components: readonly string[]): void {
    const { props } = readSpread(object, this.values);
    for (const component of components) {
      this.addProps({ props, unresolved: [] }, { component });
    }
  }

  private visitCall(call: Call): void {
    const { callee } = call;
    const [first] = call.arguments;
    const called = this.values.evaluate(callee);
    if (called?.kind === 'member') {
      this.addMember(called, { kind: 'call', node: callee, call });
    } else if (called?.kind === 'export') {
      this.add({ name: `${called.name}()`, kind: 'call', node: callee, call });
    } else if (called === undefined) this.visitUnknownCallee(callee);
    if (
      /^(?:require|import|jest\.require\w+)$/.test(this.code.textOf(callee))
    ) {
      this.visitModule(call, nameOf(first));
    }
    if (first) this.visitComponentArgument(call, first);
    this.visitRefs(call);
  }

  /** A call that is given a component of the library, or an element of one. */
  private visitComponentArgument(call: Call, first: t.Node): void {
    const name = this.values.externalExportName(call.callee);
    const [, props] = call.arguments;
    const [element] = this.values.possibleExpressions(first);
    if (name === 'cloneElement' && props && element?.type === 'JSXElement') {
      const tag = element.openingElement.name;
      this.visitObject(props, this.values.components(tag));
      return;
    }
    for (const component of this.follow(first)) {
      if (name === 'createElement') {
        const given = props ? readSpread(props, this.values) : NO_PROPS;
        this.addProps(given, { component });
        this.addTag(first, given, { component }, call);
      } else if (name !== 'memo' && !isUnchanged(component)) {
        this.unknown(
          call,
          `\`${this.excerptOf(call.callee)}(…)\` wraps \`${component}\`, and the checker does not see how the result is used. ${wrappingAdvice(component)}`,
        );
      }
    }
  }

  /** A call on something unknown, of a method that sheets have. */
  private visitUnknownCallee(callee: t.Node): void {
    if (!('property' in callee) || !('object' in callee)) return;
    const name = memberNameOf(callee) ?? '';
    if (!DISTINCTIVE_METHODS.has(name) || this.hasOtherRefType(callee.object))
      return;
    this.unknown(
      callee.property,
      `\`${this.excerptOf(callee)}()\` may be a method of a sheet; the checker cannot tell. [What has changed](/blog/bottom-sheet-v5#same-name-changed-behavior) names it if it behaves differently.`,
    );
  }

  /** `ref.current`, where the type of the ref says that it is not a sheet. */
  private hasOtherRefType(node: t.Node): boolean {
    const inner = unwrap(node);
    const ref =
      'object' in inner ? this.values.evaluate(inner.object) : undefined;
    const type =
      ref?.kind === 'ref' && ref.createdBy
        ? typeArgumentOf(ref.createdBy, 0)
        : undefined;
    return !!type && !/\b(?:any|unknown)\b/.test(this.code.textOf(type));
  }

  private visitMember(
    node: t.MemberExpression | t.OptionalMemberExpression,
  ): void {
    const parent = this.code.parentOf(node);
    const value = this.values.evaluate(node);
    const isOfModule = this.values.evaluate(node.object)?.kind !== 'export';
    if (value?.kind === 'export' && isOfModule) {
      this.add({ name: value.name, kind: 'export', node: node.property });
      if (isComponent(value.name)) this.given.set(node, value.name);
    }
    if (value?.kind === 'other' && TRACKED_PACKAGES.has(value.from)) {
      const name = `${value.from}.${value.name}`;
      this.add({ name, kind: 'import', node: node.property });
    }
    const isCalled = parent && 'callee' in parent && parent.callee === node;
    if (value?.kind === 'member' && !isCalled) {
      this.addMember(value, { kind: 'member', node });
    }
  }

  private addMember(
    { owner, name }: Extract<AbstractValue, { kind: 'member' }>,
    use: Pick<LibraryUsage, 'kind' | 'node' | 'call'>,
  ): void {
    const { node } = use;
    if (name === '?') {
      this.unknown(
        node,
        `\`${this.excerptOf(node)}\` reads a member whose name is not visible here.`,
      );
    } else {
      const place = 'property' in node ? node.property : node;
      this.add({ ...use, name: qualifiedMemberName(owner, name), node: place });
    }
  }

  private isImported(binding: Binding | undefined): boolean {
    const declared = binding && this.code.declarationOf(binding);
    return declared?.kind === 'import' && this.values.isLibrary(declared.from);
  }

  private visitImport(binding: Binding): void {
    if (!this.isImported(binding)) return;
    const value = this.values.evaluateBinding(binding);
    if (value?.kind !== 'export') return;
    this.add({ name: value.name, kind: 'import', node: binding.path.node });
    for (const node of this.code.referencesOf(binding)) {
      const parent = this.code.parentOf(node);
      if (parent?.type === 'JSXClosingElement') continue;
      if (parent?.type === 'ExportSpecifier') {
        this.unknown(parent, REEXPORT_MESSAGE, { external: EXPORTS });
      }
      if (isComponent(value.name)) this.given.set(node, value.name);
      this.add({ name: value.name, kind: 'export', node });
    }
  }

  /** The start of a text, for a sentence. */
  private excerptOf(node: t.Node): string {
    const text = this.code
      .textOf(node)
      .replace(/\s+/g, ' ')
      .replaceAll('`', "'");
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }
}

/**
 * Infers the types of untyped refs and render functions from the JSX props they are
 * passed to.
 */
function inferRefsFromProps(
  code: SemanticModel,
  values: AbstractEvaluator,
): void {
  for (const node of code.nodes) {
    if (node.type === 'JSXOpeningElement') {
      for (const each of node.attributes) learnProp(values, node.name, each);
    }
    if (node.type !== 'CallExpression') continue;
    const [first, props] = node.arguments;
    // By its name: what is looked up before the refs are known stays so.
    const isMade = code.textOf(node.callee).endsWith('createElement');
    if (!isMade || props?.type !== 'ObjectExpression') continue;
    for (const each of props.properties) learnProp(values, first, each);
  }
}

function learnProp(
  values: AbstractEvaluator,
  tag: t.Node | undefined,
  prop: t.Node,
): void {
  if (prop.type !== 'JSXAttribute' && prop.type !== 'ObjectProperty') return;
  const name = nameOf('key' in prop ? prop.key : prop.name) ?? '';
  const part = getOwn(PROPS_TYPE_BY_SLOT, name);
  if (!prop.value || (name !== 'ref' && part === undefined)) return;
  const held = values
    .components(tag)
    .map((component) => part ?? methodsOf(component))
    .find((each) => each !== undefined);
  if (held === undefined) return;
  const value = values.evaluate(unwrap(prop.value));
  if (value?.kind === 'node') {
    values.setParameterValue(value.node, { kind: 'instance', owner: held });
  } else if (
    value?.kind === 'ref' &&
    !part &&
    value.createdBy &&
    !value.owner
  ) {
    values.setRefType(value.createdBy, held);
  }
}
