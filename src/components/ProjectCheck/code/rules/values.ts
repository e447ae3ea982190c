/** Values that rules look for behind names. */
import type { Node } from '@babel/types';
import {
  insertAfter,
  insertBefore,
  replace,
  type TextEdit,
} from '../textEdits';
import {
  isFunction,
  isInside,
  memberNameOf,
  nameOf,
  spanOf,
  unwrap,
  type Binding,
  type SemanticModel,
} from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
import { typedMember } from '../evaluation/bindings';
import { addFallback, removeProp } from './helpers';

/** A prop's value with the types around it. */
function rawValue({ node }: LibraryUsage): Node | undefined {
  if (node.type === 'ObjectProperty') return node.value;
  const value = node.type === 'JSXAttribute' ? node.value : undefined;
  return value?.type === 'JSXExpressionContainer'
    ? value.expression
    : (value ?? undefined);
}

const READONLY = /^(?:const$|readonly\b|Readonly(?:Array)?\b)/;

/** Whether the type of an array is readonly. */
function isReadonly(
  node: Node | null | undefined,
  context: RuleContext,
): boolean {
  const { code, values } = context;
  const any = (...nodes: (Node | null | undefined)[]) =>
    nodes.some((each) => isReadonly(each, context));
  const typed = node && typedMember(node, values)?.typeAnnotation;
  if (typed && 'typeAnnotation' in typed) return any(typed.typeAnnotation);
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return READONLY.test(code.textOf(node.typeAnnotation));
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return any(node.expression);
    case 'ConditionalExpression':
      return any(node.consequent, node.alternate);
    case 'LogicalExpression':
      return any(node.left, node.right);
    case 'TSUnionType':
      return any(...node.types);
    case 'TSTypeOperator':
      return READONLY.test(code.textOf(node));
    case 'TSTypeAliasDeclaration':
      return any(node.typeAnnotation);
    case 'TSTypeReference': {
      const declared = code.declarationAt(node.typeName);
      return (
        READONLY.test(code.textOf(node)) ||
        (declared?.kind === 'node' && any(declared.node))
      );
    }
    case 'MemberExpression':
      return any(node.object);
    case 'CallExpression': {
      const [first] = node.arguments;
      return isFunction(first)
        ? any(...code.returnsOf(first))
        : code.textOf(node.callee) === 'Object.freeze';
    }
    default: {
      const declared = code.declarationAt(node);
      if (!declared || !('annotation' in declared)) return false;
      return declared.annotation && declared.steps.length === 0
        ? any(declared.annotation)
        : any(code.constantInitializer(node));
    }
  }
}

/** Whether the points of a sheet cannot be changed, by their type. */
export const hasReadonlyPoints = (
  use: LibraryUsage,
  context: RuleContext,
): boolean => isReadonly(rawValue(use), context);

/** The `… as const` behind a value, in one step. */
function constAssertionOf(node: Node | undefined, code: SemanticModel) {
  let init = code.constantInitializer(node) ?? node;
  if (init?.type === 'CallExpression') {
    const [made] = init.arguments;
    init = isFunction(made) ? code.returnsOf(made)[0] : undefined;
  }
  return init?.type === 'TSAsExpression' &&
    init.expression.type === 'ArrayExpression'
    ? init
    : undefined;
}

/** Takes `as const` out; or copies the array, where others use it. */
export function makeMutable(
  use: LibraryUsage,
  { code, uses }: RuleContext,
): TextEdit[] | undefined {
  const value = rawValue(use);
  if (value === undefined) return undefined;
  const assertion = constAssertionOf(value, code);
  const points = uses
    .filter(({ name }) => name === 'BottomSheet.snapPoints')
    .map(rawValue);
  const binding = code.bindingOf(value);
  const statement = binding && code.parentOf(binding.path.node);
  const isAlone =
    binding === undefined ||
    ((statement && code.parentOf(statement))?.type !==
      'ExportNamedDeclaration' &&
      code.referencesOf(binding).every((each) => points.includes(each)));
  if (assertion === undefined || !isAlone) {
    return [insertBefore(value, '[...'), insertAfter(value, ']')];
  }
  const { end } = spanOf(assertion);
  return [{ start: spanOf(assertion.expression).end, end, text: '' }];
}

/** Whether a value may be `undefined`, as far as the file shows. */
export function mayBeUndefined(
  node: Node | undefined,
  context: RuleContext,
): boolean {
  const { code, values } = context;
  const may = (each: Node) => mayBeUndefined(each, context);
  if (node === undefined) return false;
  const plain = unwrap(node);
  if (plain.type === 'LogicalExpression') {
    return may(plain.right) || (plain.operator === '&&' && may(plain.left));
  }
  if (plain.type === 'ConditionalExpression') {
    return may(plain.consequent) || may(plain.alternate);
  }
  if (nameOf(plain) === 'undefined') return true;
  const init = code.constantInitializer(plain);
  if (init) return may(init);
  const isRead = plain.type.endsWith('MemberExpression');
  const root = isRead && 'object' in plain ? plain.object : plain;
  const declared = code.declarationAt(root);
  if (declared?.kind !== 'parameter' || declared.hasDefault) return false;
  if (declared.annotation?.type === 'TSBooleanKeyword') return false;
  const member = typedMember(plain, values);
  return (
    !member || !!member.optional || /\bundefined\b/.test(code.textOf(member))
  );
}

/** Leaves no `null` in a value. */
export function replaceNull(
  use: LibraryUsage,
  context: RuleContext,
): TextEdit[] | undefined {
  const { value } = use;
  if (!value || value.type === 'NullLiteral') return removeProp(use, context);
  const leaves = context.values
    .possibleExpressions(value)
    .filter(({ type }) => type === 'NullLiteral');
  return leaves.every((leaf) => isInside(leaf, value))
    ? leaves.map((leaf) => replace(leaf, 'undefined'))
    : addFallback(value, 'undefined');
}

/** Whether v4 fills the value of a prop, and something else reads it. */
export function isReadElsewhere(
  { node, value }: LibraryUsage,
  context: RuleContext,
): boolean {
  const { code, values, uses } = context;
  const binding = code.bindingOf(value);
  const declared = code.declarationAt(value);
  const type = declared?.kind === 'parameter' ? declared.annotation : undefined;
  if (type && code.textOf(type).includes('SharedValue')) return true;
  const made = values.evaluate(value);
  const isShared =
    made?.kind === 'result' &&
    /^(?:useSharedValue|makeMutable)$/.test(made.name);
  const isSame = (each: Node) =>
    each.type === value?.type &&
    each.type.endsWith('MemberExpression') &&
    code.textOf(each) === code.textOf(value);
  const others = binding
    ? code.referencesOf(binding)
    : value?.type.endsWith('MemberExpression')
      ? code.nodes.filter(isSame)
      : [];
  if (others.length === 0) return false;
  // Another sheet gets it as the height of its handle, too.
  const given = uses
    .filter(({ name }) => name === 'BottomSheet.handleHeight')
    .map((use) => use.value);
  return others.some((each) => {
    if (isInside(each, node) || given.includes(each)) return false;
    const parent = code.parentOf(each);
    const name = parent && memberNameOf(parent);
    return isShared || /^(?:value|get|set|modify)$/.test(name ?? '');
  });
}

/** Every place where a name, or a member of what it holds, is used. */
export function memberReferences(
  code: SemanticModel,
  binding: Binding,
): Node[] {
  return code.referencesOf(binding).map((reference) => {
    const { parent, key } = code.pathOf(reference);
    const isMember = memberNameOf(parent) !== undefined && key === 'object';
    return isMember ? parent : reference;
  });
}

/** Whether the function of a modal reads keys of data without a type. */
export function readsData(
  { value }: LibraryUsage,
  { code, values, uses, isTypeScript }: RuleContext,
): boolean {
  // The decision about `present()` says the same.
  const isTold = uses.some(
    ({ name, call }) =>
      name === 'BottomSheetModalMethods.present' && call?.arguments.length,
  );
  if (!isTypeScript || isTold) return false;
  return values
    .possibleExpressions(value)
    .filter(isFunction)
    .some((each) =>
      code
        .descendantsOf(each)
        .some((node) =>
          node.type === 'ObjectProperty'
            ? nameOf(node.key) === 'data' && node.value.type === 'ObjectPattern'
            : memberNameOf(node) !== undefined &&
              'object' in node &&
              (nameOf(node.object) ?? memberNameOf(node.object)) === 'data',
        ),
    );
}
