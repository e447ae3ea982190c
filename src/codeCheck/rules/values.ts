/** Values that rules look for behind names. */
import type { Node, VariableDeclarator } from '@babel/types';
import type { Binding } from '../scope';
import type { Facts } from '../rule';
import { isFunction, nameOf, returnedBy } from '../tree';
import type { Use } from '../uses';

/** The expression that a name was given, in one step. */
function initOf(node: Node | undefined, { names }: Facts): Node | undefined {
  if (node?.type !== 'Identifier') return node;
  const declared = names.find(node.name, node)?.declared;
  return declared?.kind === 'variable' && declared.path.length === 0
    ? declared.init
    : undefined;
}

/** The `… as const` that makes an array readonly, if one does. */
export function constAssertionOf(
  value: Node | undefined,
  facts: Facts,
): Node | undefined {
  let init = initOf(value, facts);
  if (init?.type === 'CallExpression') {
    // useMemo(() => [… ] as const, [])
    const called = facts.values.of(init.callee);
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
    facts.tree.textOf(init.typeAnnotation) === 'const'
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
  facts: Facts,
): HeightHook | undefined {
  const points = element?.attributes.find(
    (each) =>
      each.type === 'JSXAttribute' && nameOf(each.name) === 'snapPoints',
  );
  const value =
    points?.type === 'JSXAttribute' &&
    points.value?.type === 'JSXExpressionContainer'
      ? points.value.expression
      : undefined;
  const binding =
    value?.type === 'Identifier'
      ? facts.names.find(value.name, value)
      : undefined;
  return binding && readHeightHook(binding, facts);
}

/** The call of the hook that a name comes from. */
export function readHeightHook(
  { declared }: Binding,
  facts: Facts,
): HeightHook | undefined {
  if (declared.kind !== 'variable') return undefined;
  const { declarator, init } = declared;
  const made = facts.values.of(init);
  const statement = facts.tree.parentOf(declarator);
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
    results: facts.names.bindings.filter(
      (each) =>
        each.declared.kind === 'variable' &&
        each.declared.declarator === declarator,
    ),
    isOnlyContent: isContentHeight(argument, facts),
  };
}

function isContentHeight(node: Node | undefined, facts: Facts): boolean {
  const found = node && facts.values.of(node);
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
