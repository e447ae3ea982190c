/** Values that rules look for behind names. */
import type { Node, VariableDeclarator } from '@babel/types';
import type { Binding } from '../scope';
import type { RuleContext } from '../rule';
import { isFunction, nameOf, returnedBy } from '../tree';
import type { Use } from '../uses';

/** The expression that a name was given, in one step. */
function initOf(
  node: Node | undefined,
  { names }: RuleContext,
): Node | undefined {
  if (node?.type !== 'Identifier') return node;
  const declared = names.find(node.name, node)?.declared;
  return declared?.kind === 'variable' && declared.path.length === 0
    ? declared.init
    : undefined;
}

/** The `… as const` that makes an array readonly, if one does. */
export function constAssertionOf(
  value: Node | undefined,
  context: RuleContext,
): Node | undefined {
  let init = initOf(value, context);
  if (init?.type === 'CallExpression') {
    // useMemo(() => [… ] as const, [])
    const called = context.values.of(init.callee);
    const [made] = init.arguments;
    init =
      called?.kind === 'other' &&
      called.name === 'useMemo' &&
      made &&
      isFunction(made)
        ? returnedBy(made)
        : undefined;
  }
  return init?.type === 'TSAsExpression' &&
    init.expression.type === 'ArrayExpression' &&
    context.tree.textOf(init.typeAnnotation) === 'const'
    ? init
    : undefined;
}

export interface HeightHook {
  readonly declarator: VariableDeclarator;
  readonly statement: Node;
  /** What the file calls the results. */
  readonly results: readonly Binding[];
  /** Whether the only point is the height of the content. */
  readonly isOnlyContent: boolean;
}

/** `useBottomSheetDynamicSnapPoints()` that gives a sheet its points. */
export function heightHookOf(
  { element }: Use,
  context: RuleContext,
): HeightHook | undefined {
  const points = element?.attributes.find(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      nameOf(attribute.name) === 'snapPoints',
  );
  const value =
    points?.type === 'JSXAttribute' &&
    points.value?.type === 'JSXExpressionContainer'
      ? points.value.expression
      : undefined;
  const binding =
    value?.type === 'Identifier'
      ? context.names.find(value.name, value)
      : undefined;
  return binding && readHeightHook(binding, context);
}

/** The call of the hook that a name comes from. */
export function readHeightHook(
  { declared }: Binding,
  context: RuleContext,
): HeightHook | undefined {
  if (declared.kind !== 'variable') return undefined;
  const { declarator, init } = declared;
  const made = context.values.of(init);
  const statement = context.tree.parentOf(declarator);
  if (
    made?.kind !== 'instance' ||
    made.of !== 'useBottomSheetDynamicSnapPoints' ||
    declarator.type !== 'VariableDeclarator' ||
    statement?.type !== 'VariableDeclaration' ||
    statement.declarations.length !== 1
  ) {
    return undefined;
  }
  const argument =
    init?.type === 'CallExpression' ? init.arguments[0] : undefined;
  return {
    declarator,
    statement,
    results: context.names.bindings.filter(
      (binding) =>
        binding.declared.kind === 'variable' &&
        binding.declared.declarator === declarator,
    ),
    isOnlyContent: isContentHeight(argument, context),
  };
}

function isContentHeight(
  node: Node | undefined,
  context: RuleContext,
): boolean {
  const found = node && context.values.of(node);
  const array =
    found?.kind === 'node' && found.node.type === 'ArrayExpression'
      ? found.node
      : undefined;
  const [only] = array?.elements ?? [];
  return (
    array?.elements.length === 1 &&
    only?.type === 'StringLiteral' &&
    only.value === 'CONTENT_HEIGHT'
  );
}
