/* eslint-disable max-lines -- one evaluation: its parts call each other */
/** Finds out what an expression stands for, as far as that concerns the library. */
import * as t from '@babel/types';
import {
  annotationOf,
  isFunction,
  memberNameOf,
  nameOf,
  unwrap,
  type Binding,
  type SemanticModel,
  type FunctionNode,
  type PathSegment,
} from './semanticModel';
import { DATA, isComponent } from './library';
import { readType } from './typeValues';

export type AbstractValue =
  /** The library's module. */
  | { readonly kind: 'library' }
  /** Something that the library exports. */
  | { readonly kind: 'export'; readonly name: string }
  /** Something of another module; `*` is the module itself. */
  | { readonly kind: 'other'; readonly from: string; readonly name: string }
  /** A ref; `createdBy` is the call that made one whose type is not written. */
  | {
      readonly kind: 'ref';
      readonly owner?: string;
      readonly createdBy?: t.Node;
    }
  /** An object of the library: what a ref holds, what a hook returns. */
  | { readonly kind: 'instance'; readonly owner: string }
  /** A member of one. */
  | {
      readonly kind: 'member';
      readonly owner: string;
      readonly name: string;
    }
  /** The result of a function of another module. */
  | { readonly kind: 'result'; readonly name: string }
  /** The object that a class is about. */
  | { readonly kind: 'this'; readonly owner: t.Node }
  /** Code that is written out: an object, a function, a type. */
  | { readonly kind: 'node'; readonly node: t.Node };

/** Functions that give back what they are given. */
const IDENTITY_WRAPPERS =
  /^(?:forwardRef|memo|useCallback|observer|gestureHandlerRootHOC|freeze)$/;

type Call = t.CallExpression | t.OptionalCallExpression | t.NewExpression;

const isCall = (node: t.Node): node is Call =>
  /^(?:OptionalCall|Call|New)Expression$/.test(node.type);

/** Whether a value is neither `null` nor `undefined`. */
function isNotNullish(node: t.Node): boolean {
  return node.type !== 'NullLiteral' && nameOf(node) !== 'undefined';
}

/** The evaluation of one file. */
export class AbstractEvaluator {
  private readonly known = new Map<
    t.Node | Binding,
    AbstractValue | undefined
  >();
  private readonly inProgress = new Set<t.Node | Binding>();
  private readonly refs = new Map<t.Node, string>();
  private readonly parameters = new Map<t.Node, AbstractValue>();

  /** @param libraries the modules that the file imports the library from */
  constructor(
    readonly code: SemanticModel,
    private readonly libraries: readonly string[],
  ) {}

  isLibrary(name: string): boolean {
    return this.libraries.includes(name);
  }

  /** What an expression stands for. */
  evaluate(node: t.Node | null | undefined): AbstractValue | undefined {
    return node ? this.memoize(node, () => this.read(node)) : undefined;
  }

  evaluateType(type: t.Node | null | undefined): AbstractValue | undefined {
    return type ? this.memoize(type, () => readType(type, this)) : undefined;
  }

  evaluateBinding(binding: Binding): AbstractValue | undefined {
    return this.memoize(binding, () => this.readBinding(binding));
  }

  /** What a function is given as a parameter. */
  evaluateParameter(node: FunctionNode, index: number, annotation?: t.TSType) {
    return (
      this.evaluateType(annotation) ??
      this.contextualParameterValue(node, index)
    );
  }

  /** Tells what a ref without a written type holds. */
  setRefType(made: t.Node, of: string): void {
    this.refs.set(made, of);
  }

  /** Tells what a function is given first. */
  setParameterValue(node: t.Node, value: AbstractValue): void {
    this.parameters.set(node, value);
  }

  /** All that a value may be: both arms of a condition, what a name was given. */
  possibleExpressions(
    node: t.Node | null | undefined,
    seen = new Set<t.Node>(),
  ): t.Node[] {
    if (!node || seen.has(node)) return [];
    seen.add(node);
    const plain = unwrap(node);
    const all = (...nodes: t.Node[]) =>
      nodes.flatMap((each) => this.possibleExpressions(each, seen));
    switch (plain.type) {
      case 'ConditionalExpression':
        return all(plain.consequent, plain.alternate);
      case 'LogicalExpression':
        return plain.operator === '&&'
          ? all(plain.right)
          : [...all(plain.left).filter(isNotNullish), ...all(plain.right)];
      case 'CallExpression': {
        const name = this.externalExportName(plain.callee);
        const [first] = plain.arguments;
        if (memberNameOf(plain.callee) === 'select' && first) {
          return all(...entriesOf(this.possibleExpressions(first)));
        }
        if (name === 'useMemo' && isFunction(first)) {
          return all(...this.code.returnsOf(first));
        }
        return first && (IDENTITY_WRAPPERS.test(name) || this.isFreeze(plain))
          ? all(first)
          : [plain];
      }
      default: {
        const init = this.code.constantInitializer(plain);
        if (init) return all(init);
        // `SHEETS[kind]` is any of them.
        if (memberNameOf(plain) === undefined && 'computed' in plain) {
          const entries =
            'object' in plain
              ? entriesOf(this.possibleExpressions(plain.object))
              : [];
          if (entries.length > 0) return all(...entries);
        }
        const value = isFunction(plain) ? undefined : this.evaluate(plain);
        return value?.kind === 'node' && value.node !== plain
          ? all(value.node)
          : [plain];
      }
    }
  }

  /** The name under which another module exports a value; else empty. */
  externalExportName(node: t.Node | null | undefined): string {
    const value = this.evaluate(node);
    return value?.kind === 'other' ? value.name : '';
  }

  /** The component of the library that a tag or a value is; both of two. */
  components(node: t.Node | null | undefined): string[] {
    const names = [...this.possibleExpressions(node), node].flatMap((leaf) => {
      const value = this.evaluate(leaf);
      const isName = value?.kind === 'export' && isComponent(value.name);
      return isName ? value.name : [];
    });
    return [...new Set(names)];
  }

  /** The member of what a value is. */
  member(
    value: AbstractValue | undefined,
    step: PathSegment,
  ): AbstractValue | undefined {
    if (value === undefined || typeof step === 'number') return undefined;
    switch (value.kind) {
      case 'library':
        return {
          kind: 'export',
          name: step === 'default' ? DATA.defaultExport : step,
        };
      case 'other':
        // A default import of React is the module.
        return {
          kind: 'other',
          from: value.from,
          name: step === 'default' ? '*' : step,
        };
      case 'export':
        return value.name === DATA.defaultExport && step === 'default'
          ? value
          : { kind: 'member', owner: value.name, name: step };
      case 'ref': {
        const held =
          value.owner ?? (value.createdBy && this.refs.get(value.createdBy));
        return step === 'current' && held !== undefined
          ? { kind: 'instance', owner: held }
          : undefined;
      }
      case 'instance':
        return { kind: 'member', owner: value.owner, name: step };
      case 'this':
        return this.fieldOf(value.owner, step);
      case 'node':
        return this.memberOfNode(value.node, step);
      default:
        return undefined;
    }
  }

  private memoize(
    key: t.Node | Binding,
    find: () => AbstractValue | undefined,
  ): AbstractValue | undefined {
    if (this.known.has(key)) return this.known.get(key);
    if (this.inProgress.has(key)) return undefined;
    this.inProgress.add(key);
    const value = find();
    this.inProgress.delete(key);
    this.known.set(key, value);
    return value;
  }

  private read(node: t.Node): AbstractValue | undefined {
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier': {
        const binding = this.code.bindingOf(node);
        return binding && this.evaluateBinding(binding);
      }
      case 'ThisExpression': {
        const holder = this.enclosingClass(node);
        return holder && { kind: 'this', owner: holder };
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.member(
          this.evaluate(node.object),
          memberNameOf(node) ?? '?',
        );
      case 'JSXMemberExpression':
        return this.member(this.evaluate(node.object), node.property.name);
      case 'TSQualifiedName':
        return this.member(this.evaluate(node.left), node.right.name);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
        return (
          this.evaluateType(node.typeAnnotation) ??
          this.evaluate(node.expression)
        );
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'TypeCastExpression':
      case 'JSXExpressionContainer':
        return this.evaluate(node.expression);
      case 'TSExternalModuleReference':
        return this.moduleOf(nameOf(node.expression));
      case 'AwaitExpression':
        return this.evaluate(node.argument);
      case 'AssignmentExpression':
        return this.evaluate(node.right);
      case 'LogicalExpression':
        return this.evaluate(node.right) ?? this.evaluate(node.left);
      case 'ConditionalExpression':
        return this.evaluate(node.consequent) ?? this.evaluate(node.alternate);
      case 'ObjectExpression':
      case 'ArrayExpression':
        return { kind: 'node', node };
      default:
        if (isFunction(node)) return { kind: 'node', node };
        return isCall(node) ? this.resultOf(node) : undefined;
    }
  }

  private moduleOf(name: string | undefined): AbstractValue | undefined {
    if (name === undefined) return undefined;
    return this.isLibrary(name)
      ? { kind: 'library' }
      : { kind: 'other', from: name, name: '*' };
  }

  private enclosingClass(node: t.Node): t.Node | undefined {
    return this.code.pathOf(node).findParent((path) => path.isClass())?.node;
  }

  private readBinding(binding: Binding): AbstractValue | undefined {
    const declared = this.code.declarationOf(binding);
    switch (declared.kind) {
      case 'import': {
        const from = this.moduleOf(declared.from);
        return declared.imported === '*'
          ? from
          : this.member(from, declared.imported);
      }
      case 'variable': {
        const { declarator, steps, annotation } = declared;
        const typed = this.evaluateType(annotation);
        // `const Sheet: FC<Props> = …` says nothing of what it holds.
        const start =
          typed !== undefined && typed.kind !== 'node'
            ? typed
            : (this.evaluate(declarator.init) ?? typed);
        return this.resolvePath(start, steps) ?? this.assignedTo(binding);
      }
      case 'parameter': {
        const { of, index, annotation } = declared;
        const start = this.evaluateParameter(of, index, annotation);
        return declared.isRest && start?.kind !== 'instance'
          ? undefined
          : this.resolvePath(start, declared.steps);
      }
      case 'node': {
        const { node } = declared;
        if (node.type === 'TSImportEqualsDeclaration') {
          return this.evaluate(node.moduleReference);
        }
        return node.type.startsWith('TS')
          ? this.evaluateType(node)
          : { kind: 'node', node };
      }
    }
  }

  private resolvePath(
    start: AbstractValue | undefined,
    steps: readonly PathSegment[],
  ) {
    return steps.reduce<AbstractValue | undefined>(
      (value, step) => this.member(value, step),
      start,
    );
  }

  /** What a variable is given after its declaration. */
  private assignedTo({
    constantViolations,
  }: Binding): AbstractValue | undefined {
    for (const { node } of constantViolations) {
      const value =
        node.type === 'AssignmentExpression'
          ? this.evaluate(node.right)
          : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  }

  private memberOfNode(node: t.Node, name: string): AbstractValue | undefined {
    if (node.type === 'ObjectExpression') {
      const property = node.properties.find(
        (each) => each.type !== 'SpreadElement' && nameOf(each.key) === name,
      );
      return property?.type === 'ObjectProperty'
        ? this.evaluate(property.value)
        : property && { kind: 'node', node: property };
    }
    const found = this.memberOfType(node, name);
    return found && this.evaluateType(found.typeAnnotation?.typeAnnotation);
  }

  /** The member of a parameter that an expression reads, by the parameter's type. */
  typedMember(node: t.Node): t.TSPropertySignature | undefined {
    const name = memberNameOf(node);
    const root = 'object' in node ? (node.object as t.Node) : node;
    const declared = this.code.declarationAt(root);
    if (declared?.kind !== 'parameter') return undefined;
    const { of, index, annotation, steps } = declared;
    const given = this.evaluateParameter(of, index, annotation);
    const key = root === node ? steps[0] : name;
    const holder = given?.kind === 'node' ? given.node : annotation;
    return holder && typeof key === 'string'
      ? this.memberOfType(holder, key)
      : undefined;
  }

  private memberOfType(
    node: t.Node,
    name: string,
  ): t.TSPropertySignature | undefined {
    const inAny = (types: readonly t.Node[]) => {
      for (const type of types) {
        const found = this.memberOfType(type, name);
        if (found) return found;
      }
      return undefined;
    };
    switch (node.type) {
      case 'TSInterfaceDeclaration':
      case 'TSTypeLiteral': {
        const members = 'body' in node ? node.body.body : node.members;
        const own = members.find(
          (each) =>
            each.type === 'TSPropertySignature' && nameOf(each.key) === name,
        );
        if (own?.type === 'TSPropertySignature') return own;
        return inAny('extends' in node ? (node.extends ?? []) : []);
      }
      case 'TSIntersectionType':
        return inAny(node.types);
      case 'TSTypeAliasDeclaration':
      case 'TSParenthesizedType':
        return inAny([node.typeAnnotation]);
      case 'TSTypeReference':
      case 'TSExpressionWithTypeArguments': {
        const value = this.evaluate(
          'typeName' in node ? node.typeName : node.expression,
        );
        return inAny(
          value?.kind === 'node'
            ? [value.node]
            : (node.typeParameters?.params ?? []),
        );
      }
      default:
        return undefined;
    }
  }

  /** What a class keeps under a name. */
  private fieldOf(holder: t.Node, name: string): AbstractValue | undefined {
    for (const part of this.code.descendantsOf(holder)) {
      // A class inside it has fields of its own.
      if (this.enclosingClass(part) !== holder) continue;
      const value = this.fieldIn(part, name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  private fieldIn(part: t.Node, name: string): AbstractValue | undefined {
    if (part.type === 'AssignmentExpression') {
      const { left, right } = part;
      const isField =
        left.type === 'MemberExpression' &&
        left.object.type === 'ThisExpression' &&
        nameOf(left.property) === name;
      return isField ? this.evaluate(right) : undefined;
    }
    const isMember = /^Class(?:Private)?(?:Property|Method)$/.test(part.type);
    if (!isMember || !('key' in part) || nameOf(part.key) !== name) {
      return undefined;
    }
    if (isFunction(part)) return { kind: 'node', node: part };
    return (
      this.evaluateType(annotationOf(part)) ??
      ('value' in part ? this.evaluate(part.value) : undefined)
    );
  }

  private isFreeze(node: t.Node): boolean {
    return (
      node.type === 'CallExpression' &&
      this.code.textOf(node.callee) === 'Object.freeze'
    );
  }

  private resultOf(node: Call): AbstractValue | undefined {
    const [first] = node.arguments;
    const { callee } = node;
    if (nameOf(callee) === 'require' || callee.type === 'Import') {
      return this.moduleOf(nameOf(first));
    }
    // `_interopRequireWildcard(require('…'))`, as compilers write it.
    if ((nameOf(callee) ?? '').startsWith('_interop') || this.isFreeze(node)) {
      return this.evaluate(first);
    }
    if (memberNameOf(callee) === 'then') return this.returned(first);
    const called = this.evaluate(callee);
    if (called?.kind === 'export') {
      return isComponent(called.name)
        ? undefined
        : { kind: 'instance', owner: called.name };
    }
    if (called?.kind === 'node') return this.returned(called.node);
    return called?.kind === 'other'
      ? this.externalCallResult(called, node, first)
      : undefined;
  }

  private returned(node: t.Node | null | undefined): AbstractValue | undefined {
    const value = this.evaluate(node);
    const called = value?.kind === 'node' ? value.node : undefined;
    const [only, ...more] = isFunction(called)
      ? this.code.returnsOf(called)
      : [];
    return more.length === 0 ? this.evaluate(only) : undefined;
  }

  /** What a function of React or another package returns. */
  private externalCallResult(
    { from, name }: Extract<AbstractValue, { kind: 'other' }>,
    node: t.Node,
    first: t.Node | undefined,
  ): AbstractValue | undefined {
    switch (name) {
      case 'useRef':
      case 'createRef':
        return this.refTo(typeArgumentOf(node, 0), node);
      case 'useMemo':
        return this.returned(first);
      case 'lazy':
        return this.member(this.returned(first), 'default');
      case 'useContext': {
        const made = this.code.constantInitializer(first);
        return made && this.evaluateType(typeArgumentOf(unwrap(made), 0));
      }
      default:
        if (name === 'create' && from === 'react-native')
          return this.evaluate(first);
        return IDENTITY_WRAPPERS.test(name)
          ? this.evaluate(first)
          : { kind: 'result', name };
    }
  }

  private refTo(type: t.TSType | undefined, made: t.Node): AbstractValue {
    const held = this.evaluateType(type);
    return held?.kind === 'instance'
      ? { kind: 'ref', owner: held.owner }
      : { kind: 'ref', createdBy: made };
  }

  /** What a function is given, from where it stands. */
  private contextualParameterValue(
    node: FunctionNode,
    index: number,
  ): AbstractValue | undefined {
    const inferredValue = index === 0 ? this.parameters.get(node) : undefined;
    if (inferredValue !== undefined) return inferredValue;
    const parent = this.code.parentOf(node);
    if (parent?.type === 'VariableDeclarator' && index === 0) {
      return this.evaluateType(propsArgument(annotationOf(parent.id)));
    }
    if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) {
      return undefined;
    }
    const { callee } = parent;
    if (memberNameOf(callee) === 'then' && 'object' in callee) {
      return index === 0 ? this.evaluate(callee.object) : undefined;
    }
    const name = this.externalExportName(callee);
    const [one, two] = [0, 1].map((at) => typeArgumentOf(parent, at));
    if (name === 'forwardRef') {
      return index === 0 ? this.evaluateType(two) : this.refTo(one, node);
    }
    if (index > 0) return undefined;
    if (name === 'memo') return this.evaluateType(one);
    if (name !== 'useCallback') return undefined;
    const above = this.code.parentOf(parent);
    return this.evaluateType(
      propsArgument(one) ??
        (above?.type === 'VariableDeclarator'
          ? propsArgument(annotationOf(above.id))
          : undefined),
    );
  }
}

/** What an object or an array that is written out holds. */
function entriesOf(nodes: readonly t.Node[]): t.Node[] {
  return nodes.flatMap((node): t.Node[] => {
    if (node.type === 'ArrayExpression') {
      return node.elements.filter((each) => each !== null);
    }
    return node.type === 'ObjectExpression'
      ? node.properties.flatMap((each) => ('value' in each ? each.value : []))
      : [];
  });
}

/** What a call or a type is given between `<` and `>`. */
export function typeArgumentOf(
  node: t.Node,
  index: number,
): t.TSType | undefined {
  const list =
    'typeParameters' in node ? (node.typeParameters as t.Node) : null;
  return t.isTSTypeParameterInstantiation(list)
    ? list.params[index]
    : undefined;
}

/** The type of the props in `React.FC<Props>`, or of a prop of the library. */
function propsArgument(type: t.TSType | undefined): t.TSType | undefined {
  return type?.type === 'TSTypeReference'
    ? type.typeParameters?.params[0]
    : type?.type === 'TSIndexedAccessType'
      ? type
      : undefined;
}
