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
  type Code,
  type FunctionNode,
  type Step,
} from './code';
import { DATA, isComponent, LIBRARY } from './library';
import { readType } from './typeValues';

export type Value =
  /** The library's module. */
  | { readonly kind: 'library' }
  /** Something that the library exports. */
  | { readonly kind: 'export'; readonly name: string }
  /** Something of another module; `*` is the module itself. */
  | { readonly kind: 'other'; readonly from: string; readonly name: string }
  /** A ref; `made` is the call that made one whose type is not written. */
  | { readonly kind: 'ref'; readonly of?: string; readonly made?: t.Node }
  /** An object of the library: what a ref holds, what a hook returns. */
  | { readonly kind: 'instance'; readonly of: string }
  /** A member of one. */
  | { readonly kind: 'member'; readonly of: string; readonly name: string }
  /** The result of a function of another module. */
  | { readonly kind: 'result'; readonly name: string }
  /** The object that a class is about. */
  | { readonly kind: 'this'; readonly of: t.Node }
  /** Code that is written out: an object, a function, a type. */
  | { readonly kind: 'node'; readonly node: t.Node };

/** Functions that give back what they are given. */
const PASSING =
  /^(?:forwardRef|memo|useCallback|observer|gestureHandlerRootHOC|freeze)$/;

type Call = t.CallExpression | t.OptionalCallExpression | t.NewExpression;

const isCall = (node: t.Node): node is Call =>
  /^(?:OptionalCall|Call|New)Expression$/.test(node.type);

/** Whether a value is neither `null` nor `undefined`. */
function isSomething(node: t.Node): boolean {
  return node.type !== 'NullLiteral' && nameOf(node) !== 'undefined';
}

/** The evaluation of one file. */
export class Values {
  private readonly known = new Map<t.Node | Binding, Value | undefined>();
  private readonly busy = new Set<t.Node | Binding>();
  private readonly refs = new Map<t.Node, string>();
  private readonly parameters = new Map<t.Node, Value>();

  constructor(readonly code: Code) {}

  /** What an expression stands for. */
  of(node: t.Node | null | undefined): Value | undefined {
    return node ? this.once(node, () => this.read(node)) : undefined;
  }

  ofType(type: t.Node | null | undefined): Value | undefined {
    return type ? this.once(type, () => readType(type, this)) : undefined;
  }

  ofBinding(binding: Binding): Value | undefined {
    return this.once(binding, () => this.readBinding(binding));
  }

  /** What a function is given as a parameter. */
  given(node: FunctionNode, index: number, annotation?: t.TSType) {
    return this.ofType(annotation) ?? this.contextOf(node, index);
  }

  /** Tells what a ref without a written type holds. */
  learnRef(made: t.Node, of: string): void {
    this.refs.set(made, of);
  }

  /** Tells what a function is given first. */
  learnParameter(node: t.Node, value: Value): void {
    this.parameters.set(node, value);
  }

  /** All that a value may be: both arms of a condition, what a name was given. */
  leaves(node: t.Node | null | undefined, seen = new Set<t.Node>()): t.Node[] {
    if (!node || seen.has(node)) return [];
    seen.add(node);
    const plain = unwrap(node);
    const all = (...nodes: t.Node[]) =>
      nodes.flatMap((each) => this.leaves(each, seen));
    switch (plain.type) {
      case 'ConditionalExpression':
        return all(plain.consequent, plain.alternate);
      case 'LogicalExpression':
        return plain.operator === '&&'
          ? all(plain.right)
          : [...all(plain.left).filter(isSomething), ...all(plain.right)];
      case 'CallExpression': {
        const name = this.foreignName(plain.callee);
        const [first] = plain.arguments;
        if (memberNameOf(plain.callee) === 'select' && first) {
          return all(...entriesOf(this.leaves(first)));
        }
        if (name === 'useMemo' && isFunction(first)) {
          return all(...this.code.returnsOf(first));
        }
        return first && (PASSING.test(name) || this.isFreeze(plain))
          ? all(first)
          : [plain];
      }
      default: {
        const init = this.code.initOf(plain);
        if (init) return all(init);
        // `SHEETS[kind]` is any of them.
        if (memberNameOf(plain) === undefined && 'computed' in plain) {
          const entries =
            'object' in plain ? entriesOf(this.leaves(plain.object)) : [];
          if (entries.length > 0) return all(...entries);
        }
        const value = isFunction(plain) ? undefined : this.of(plain);
        return value?.kind === 'node' && value.node !== plain
          ? all(value.node)
          : [plain];
      }
    }
  }

  /** The name under which another module exports a value; else empty. */
  foreignName(node: t.Node | null | undefined): string {
    const value = this.of(node);
    return value?.kind === 'other' ? value.name : '';
  }

  /** The component of the library that a tag or a value is; both of two. */
  components(node: t.Node | null | undefined): string[] {
    const names = [...this.leaves(node), node].flatMap((leaf) => {
      const value = this.of(leaf);
      const isName = value?.kind === 'export' && isComponent(value.name);
      return isName ? value.name : [];
    });
    return [...new Set(names)];
  }

  /** The member of what a value is. */
  member(value: Value | undefined, step: Step): Value | undefined {
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
          : { kind: 'member', of: value.name, name: step };
      case 'ref': {
        const held = value.of ?? (value.made && this.refs.get(value.made));
        return step === 'current' && held !== undefined
          ? { kind: 'instance', of: held }
          : undefined;
      }
      case 'instance':
        return { kind: 'member', of: value.of, name: step };
      case 'this':
        return this.fieldOf(value.of, step);
      case 'node':
        return this.memberOfNode(value.node, step);
      default:
        return undefined;
    }
  }

  private once(
    key: t.Node | Binding,
    find: () => Value | undefined,
  ): Value | undefined {
    if (this.known.has(key)) return this.known.get(key);
    if (this.busy.has(key)) return undefined;
    this.busy.add(key);
    const value = find();
    this.busy.delete(key);
    this.known.set(key, value);
    return value;
  }

  private read(node: t.Node): Value | undefined {
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier': {
        const binding = this.code.bindingOf(node);
        return binding && this.ofBinding(binding);
      }
      case 'ThisExpression': {
        const holder = this.classAround(node);
        return holder && { kind: 'this', of: holder };
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.member(this.of(node.object), memberNameOf(node) ?? '?');
      case 'JSXMemberExpression':
        return this.member(this.of(node.object), node.property.name);
      case 'TSQualifiedName':
        return this.member(this.of(node.left), node.right.name);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
        return this.ofType(node.typeAnnotation) ?? this.of(node.expression);
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'TypeCastExpression':
      case 'JSXExpressionContainer':
        return this.of(node.expression);
      case 'TSExternalModuleReference':
        return moduleOf(nameOf(node.expression));
      case 'AwaitExpression':
        return this.of(node.argument);
      case 'AssignmentExpression':
        return this.of(node.right);
      case 'LogicalExpression':
        return this.of(node.right) ?? this.of(node.left);
      case 'ConditionalExpression':
        return this.of(node.consequent) ?? this.of(node.alternate);
      case 'ObjectExpression':
      case 'ArrayExpression':
        return { kind: 'node', node };
      default:
        if (isFunction(node)) return { kind: 'node', node };
        return isCall(node) ? this.resultOf(node) : undefined;
    }
  }

  private classAround(node: t.Node): t.Node | undefined {
    return this.code.pathOf(node).findParent((path) => path.isClass())?.node;
  }

  private readBinding(binding: Binding): Value | undefined {
    const declared = this.code.declaredOf(binding);
    switch (declared.kind) {
      case 'import': {
        const from = moduleOf(declared.from);
        return declared.imported === '*'
          ? from
          : this.member(from, declared.imported);
      }
      case 'variable': {
        const { declarator, steps, annotation } = declared;
        const typed = this.ofType(annotation);
        // `const Sheet: FC<Props> = …` says nothing of what it holds.
        const start =
          typed !== undefined && typed.kind !== 'node'
            ? typed
            : (this.of(declarator.init) ?? typed);
        return this.follow(start, steps) ?? this.assignedTo(binding);
      }
      case 'parameter': {
        const { of, index, annotation } = declared;
        const start = this.given(of, index, annotation);
        return declared.isRest && start?.kind !== 'instance'
          ? undefined
          : this.follow(start, declared.steps);
      }
      case 'node': {
        const { node } = declared;
        if (node.type === 'TSImportEqualsDeclaration') {
          return this.of(node.moduleReference);
        }
        return node.type.startsWith('TS')
          ? this.ofType(node)
          : { kind: 'node', node };
      }
    }
  }

  private follow(start: Value | undefined, steps: readonly Step[]) {
    return steps.reduce<Value | undefined>(
      (value, step) => this.member(value, step),
      start,
    );
  }

  /** What a variable is given after its declaration. */
  private assignedTo({ constantViolations }: Binding): Value | undefined {
    for (const { node } of constantViolations) {
      const value =
        node.type === 'AssignmentExpression' ? this.of(node.right) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  }

  private memberOfNode(node: t.Node, name: string): Value | undefined {
    if (node.type === 'ObjectExpression') {
      const property = node.properties.find(
        (each) => each.type !== 'SpreadElement' && nameOf(each.key) === name,
      );
      return property?.type === 'ObjectProperty'
        ? this.of(property.value)
        : property && { kind: 'node', node: property };
    }
    const found = this.memberOfType(node, name);
    return found && this.ofType(found.typeAnnotation?.typeAnnotation);
  }

  /** The member of a parameter that an expression reads, by the parameter's type. */
  typedMember(node: t.Node): t.TSPropertySignature | undefined {
    const name = memberNameOf(node);
    const root = 'object' in node ? (node.object as t.Node) : node;
    const declared = this.code.declaredAt(root);
    if (declared?.kind !== 'parameter') return undefined;
    const { of, index, annotation, steps } = declared;
    const given = this.given(of, index, annotation);
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
        const value = this.of(
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
  private fieldOf(holder: t.Node, name: string): Value | undefined {
    for (const part of this.code.within(holder)) {
      // A class inside it has fields of its own.
      if (this.classAround(part) !== holder) continue;
      const value = this.fieldIn(part, name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  private fieldIn(part: t.Node, name: string): Value | undefined {
    if (part.type === 'AssignmentExpression') {
      const { left, right } = part;
      const isField =
        left.type === 'MemberExpression' &&
        left.object.type === 'ThisExpression' &&
        nameOf(left.property) === name;
      return isField ? this.of(right) : undefined;
    }
    const isMember = /^Class(?:Private)?(?:Property|Method)$/.test(part.type);
    if (!isMember || !('key' in part) || nameOf(part.key) !== name) {
      return undefined;
    }
    if (isFunction(part)) return { kind: 'node', node: part };
    return (
      this.ofType(annotationOf(part)) ??
      ('value' in part ? this.of(part.value) : undefined)
    );
  }

  private isFreeze(node: t.Node): boolean {
    return (
      node.type === 'CallExpression' &&
      this.code.textOf(node.callee) === 'Object.freeze'
    );
  }

  private resultOf(node: Call): Value | undefined {
    const [first] = node.arguments;
    const { callee } = node;
    if (nameOf(callee) === 'require' || callee.type === 'Import') {
      return moduleOf(nameOf(first));
    }
    // `_interopRequireWildcard(require('…'))`, as compilers write it.
    if ((nameOf(callee) ?? '').startsWith('_interop') || this.isFreeze(node)) {
      return this.of(first);
    }
    if (memberNameOf(callee) === 'then') return this.returned(first);
    const called = this.of(callee);
    if (called?.kind === 'export') {
      return isComponent(called.name)
        ? undefined
        : { kind: 'instance', of: called.name };
    }
    if (called?.kind === 'node') return this.returned(called.node);
    return called?.kind === 'other'
      ? this.resultOfOther(called, node, first)
      : undefined;
  }

  private returned(node: t.Node | null | undefined): Value | undefined {
    const value = this.of(node);
    const called = value?.kind === 'node' ? value.node : undefined;
    const [only, ...more] = isFunction(called)
      ? this.code.returnsOf(called)
      : [];
    return more.length === 0 ? this.of(only) : undefined;
  }

  /** What a function of React or another package returns. */
  private resultOfOther(
    { from, name }: Extract<Value, { kind: 'other' }>,
    node: t.Node,
    first: t.Node | undefined,
  ): Value | undefined {
    switch (name) {
      case 'useRef':
      case 'createRef':
        return this.refTo(typeArgumentOf(node, 0), node);
      case 'useMemo':
        return this.returned(first);
      case 'lazy':
        return this.member(this.returned(first), 'default');
      case 'useContext': {
        const made = this.code.initOf(first);
        return made && this.ofType(typeArgumentOf(unwrap(made), 0));
      }
      default:
        if (name === 'create' && from === 'react-native') return this.of(first);
        return PASSING.test(name) ? this.of(first) : { kind: 'result', name };
    }
  }

  private refTo(type: t.TSType | undefined, made: t.Node): Value {
    const held = this.ofType(type);
    return held?.kind === 'instance'
      ? { kind: 'ref', of: held.of }
      : { kind: 'ref', made };
  }

  /** What a function is given, from where it stands. */
  private contextOf(node: FunctionNode, index: number): Value | undefined {
    const lesson = index === 0 ? this.parameters.get(node) : undefined;
    if (lesson !== undefined) return lesson;
    const parent = this.code.parentOf(node);
    if (parent?.type === 'VariableDeclarator' && index === 0) {
      return this.ofType(propsArgument(annotationOf(parent.id)));
    }
    if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) {
      return undefined;
    }
    const { callee } = parent;
    if (memberNameOf(callee) === 'then' && 'object' in callee) {
      return index === 0 ? this.of(callee.object) : undefined;
    }
    const name = this.foreignName(callee);
    const [one, two] = [0, 1].map((at) => typeArgumentOf(parent, at));
    if (name === 'forwardRef') {
      return index === 0 ? this.ofType(two) : this.refTo(one, node);
    }
    if (index > 0) return undefined;
    if (name === 'memo') return this.ofType(one);
    if (name !== 'useCallback') return undefined;
    const above = this.code.parentOf(parent);
    return this.ofType(
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

function moduleOf(name: string | undefined): Value | undefined {
  if (name === LIBRARY) return { kind: 'library' };
  return name === undefined
    ? undefined
    : { kind: 'other', from: name, name: '*' };
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
