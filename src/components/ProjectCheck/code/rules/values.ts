/** Questions about the values of props, through names, and edits of them. */
import type { Node } from '@babel/types';
import {
  insertAfter,
  insertBefore,
  replace,
  replaceWithPart,
  type TextEdit,
} from '../textEdits';
import {
  isFunction,
  isInside,
  memberNameOf,
  nameOf,
  unwrap,
  type Binding,
  type SemanticModel,
  type MaybeNode,
} from '../semanticModel';
import type { FileUsage } from '../rule';
import type { CodeModel } from '../evaluation/codeModel';
import { typedMember } from '../evaluation/bindings';
import { addFallback, removeProp } from './helpers';

/** The value of a prop, including type assertions. */
function rawValue({ node }: FileUsage): Node | undefined {
  if (node.type === 'ObjectProperty') return node.value;
  const value = node.type === 'JSXAttribute' ? node.value : undefined;
  return value?.type === 'JSXExpressionContainer'
    ? value.expression
    : (value ?? undefined);
}

const READONLY = /^(?:const$|readonly\b|Readonly(?:Array)?\b)/;

/** Whether an expression or type is a readonly array. */
function isReadonly(node: MaybeNode, model: CodeModel): boolean {
  const any = (...nodes: MaybeNode[]) =>
    nodes.some((each) => isReadonly(each, model));
  const typed = node && typedMember(node, model)?.typeAnnotation;
  if (typed && 'typeAnnotation' in typed) return any(typed.typeAnnotation);
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return READONLY.test(model.textOf(node.typeAnnotation));
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
      return READONLY.test(model.textOf(node));
    case 'TSTypeAliasDeclaration':
      return any(node.typeAnnotation);
    case 'TSTypeReference': {
      const declared = model.declarationAt(node.typeName);
      return (
        READONLY.test(model.textOf(node)) ||
        (declared?.kind === 'node' && any(declared.node))
      );
    }
    case 'MemberExpression':
      return any(node.object);
    case 'CallExpression': {
      const [first] = node.arguments;
      return isFunction(first)
        ? any(...model.returnsOf(first))
        : model.textOf(node.callee) === 'Object.freeze';
    }
    default: {
      const declared = model.declarationAt(node);
      if (!declared || !('annotation' in declared)) return false;
      return declared.annotation && declared.segments.length === 0
        ? any(declared.annotation)
        : any(model.constantInitializer(node));
    }
  }
}

/** Whether the snap points of a sheet have a readonly type. */
export const hasReadonlyPoints = (usage: FileUsage): boolean =>
  isReadonly(rawValue(usage), usage.file.model);

/** The `[…] as const` that a value, or the variable or memo behind it, is. */
function constAssertionOf(node: Node | undefined, model: SemanticModel) {
  let init = model.constantInitializer(node) ?? node;
  if (init?.type === 'CallExpression') {
    const [made] = init.arguments;
    init = isFunction(made) ? model.returnsOf(made)[0] : undefined;
  }
  return init?.type === 'TSAsExpression' &&
    init.expression.type === 'ArrayExpression'
    ? init
    : undefined;
}

/** Removes `as const`, or copies the array if something else uses it. */
export function makeMutable(usage: FileUsage): TextEdit[] | undefined {
  const { model, usages } = usage.file;
  const value = rawValue(usage);
  if (value === undefined) return undefined;
  const assertion = constAssertionOf(value, model);
  const points = usages
    .filter(({ name }) => name === 'BottomSheet.snapPoints')
    .map(rawValue);
  const binding = model.bindingOf(value);
  const statement = model.parentOf(binding?.path.node);
  const isAlone =
    binding === undefined ||
    (model.parentOf(statement)?.type !== 'ExportNamedDeclaration' &&
      model.referencesOf(binding).every((each) => points.includes(each)));
  if (assertion === undefined || !isAlone) {
    return [insertBefore(value, '[...'), insertAfter(value, ']')];
  }
  return replaceWithPart(assertion, assertion.expression);
}

/** Whether a value may be `undefined`, as far as the file shows. */
export function mayBeUndefined(
  node: Node | undefined,
  model: CodeModel,
): boolean {
  const may = (each: Node) => mayBeUndefined(each, model);
  if (node === undefined) return false;
  const plain = unwrap(node);
  if (plain.type === 'LogicalExpression') {
    return may(plain.right) || (plain.operator === '&&' && may(plain.left));
  }
  if (plain.type === 'ConditionalExpression') {
    return may(plain.consequent) || may(plain.alternate);
  }
  if (nameOf(plain) === 'undefined') return true;
  const init = model.constantInitializer(plain);
  if (init) return may(init);
  const isRead = plain.type.endsWith('MemberExpression');
  const root = isRead && 'object' in plain ? plain.object : plain;
  const declared = model.declarationAt(root);
  if (declared?.kind !== 'parameter' || declared.hasDefault) return false;
  if (declared.annotation?.type === 'TSBooleanKeyword') return false;
  const member = typedMember(plain, model);
  return (
    !member || !!member.optional || /\bundefined\b/.test(model.textOf(member))
  );
}

/** Replaces `null` in a value by `undefined`. */
export function replaceNull(usage: FileUsage): TextEdit[] | undefined {
  const { value, leaves } = usage;
  if (!value || value.type === 'NullLiteral') return removeProp(usage);
  const nulls = leaves.filter(({ type }) => type === 'NullLiteral');
  return nulls.every((each) => isInside(each, value))
    ? nulls.map((each) => replace(each, 'undefined'))
    : addFallback(value, 'undefined');
}

/** Whether a prop is a shared value that v4 sets, and something else reads it. */
export function isReadElsewhere({ node, value, file }: FileUsage): boolean {
  const { model, usages } = file;
  const binding = model.bindingOf(value);
  const declared = model.declarationAt(value);
  const type = declared?.kind === 'parameter' ? declared.annotation : undefined;
  if (type && model.textOf(type).includes('SharedValue')) return true;
  const made = model.evaluate(value);
  const isShared =
    made?.kind === 'result' &&
    /^(?:useSharedValue|makeMutable)$/.test(made.name);
  const isSame = (each: Node) =>
    each.type === value?.type &&
    each.type.endsWith('MemberExpression') &&
    model.textOf(each) === model.textOf(value);
  const others = binding
    ? model.referencesOf(binding)
    : value?.type.endsWith('MemberExpression')
      ? model.nodes.filter(isSame)
      : [];
  if (others.length === 0) return false;
  // Another sheet may get the same value as the height of its handle.
  const given = usages
    .filter(({ name }) => name === 'BottomSheet.handleHeight')
    .map((usage) => usage.value);
  return others.some((each) => {
    if (isInside(each, node) || given.includes(each)) return false;
    const parent = model.parentOf(each);
    const name = parent && memberNameOf(parent);
    return isShared || /^(?:value|get|set|modify)$/.test(name ?? '');
  });
}

/** The references to a binding, each with the member that it reads, if it reads one. */
export function memberReferences(
  model: SemanticModel,
  binding: Binding,
): Node[] {
  return model.referencesOf(binding).map((reference) => {
    const { parent, key } = model.pathOf(reference);
    const isMember = memberNameOf(parent) !== '' && key === 'object';
    return isMember ? parent : reference;
  });
}

/** Whether the render function of a modal reads keys of untyped data. */
export function readsData({
  leaves,
  file: { model, usages, isTypeScript },
}: FileUsage): boolean {
  // The decision about `present()` says the same.
  const isReported = usages.some(
    ({ name, call }) =>
      name === 'BottomSheetModalMethods.present' && call?.arguments.length,
  );
  if (!isTypeScript || isReported) return false;
  return leaves
    .filter(isFunction)
    .some((each) =>
      model
        .descendantsOf(each)
        .some((node) =>
          node.type === 'ObjectProperty'
            ? nameOf(node.key) === 'data' && node.value.type === 'ObjectPattern'
            : memberNameOf(node) !== '' &&
              'object' in node &&
              (nameOf(node.object) || memberNameOf(node.object)) === 'data',
        ),
    );
}
