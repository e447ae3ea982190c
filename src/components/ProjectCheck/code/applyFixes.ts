/** Applies the edits of fixes to a file, and removes what nothing uses afterwards. */
import type { File, ImportDeclaration, Node } from '@babel/types';
import {
  applyEdits,
  isEdited,
  normalizeEdits,
  remove,
  removeListItem,
  removeStatement,
  type TextEdit,
} from './textEdits';
import {
  nameOf,
  spanOf,
  unboundNames,
  unwrap,
  type Binding,
  type SemanticModel,
} from './semanticModel';
import { isFile, parseFile } from './parse';

/**
 * Applies edits, and removes declarations whose last use they remove.
 *
 * @returns `undefined` without edits; else the changed code, the removed names, and
 * whether the rewrite is safe
 */
export function applyFixes(model: SemanticModel, edits: readonly TextEdit[]) {
  if (edits.length === 0) return undefined;
  const unused = removeUnused(model, edits);
  const all = [...edits, ...unused.edits];
  const result = applyEdits(model.source, all);
  return {
    result,
    removed: [...new Set(unused.removed)],
    isProven: isSafeRewrite(model, all, result),
  };
}

/** Finds the declarations that nothing uses after edits, until there are no more. */
function removeUnused(
  model: SemanticModel,
  edits: readonly TextEdit[],
): { readonly edits: TextEdit[]; readonly removed: string[] } {
  const removedBindings = new Set<Binding>();
  let more: TextEdit[] = [];
  for (;;) {
    const ranges = normalizeEdits([...edits, ...more]).filter(
      ({ text }) => text === '',
    );
    const isGone = (node: Node): boolean =>
      isEdited(ranges, spanOf(node), true);
    const found = model.bindings.filter((binding) => {
      const references = model.referencesOf(binding);
      return (
        !removedBindings.has(binding) &&
        references.length > 0 &&
        references.every(isGone) &&
        !isGone(binding.identifier) &&
        isRemovable(model, binding)
      );
    });
    if (found.length === 0) break;
    for (const binding of found) removedBindings.add(binding);
    more = [...removedBindings].flatMap((binding) =>
      removalOf(model, binding, removedBindings),
    );
  }
  return {
    edits: more,
    removed: [...removedBindings].map(({ identifier }) => identifier.name),
  };
}

/** Whether a declaration can be removed without side effects. */
function isRemovable(model: SemanticModel, binding: Binding): boolean {
  const declared = model.declarationOf(binding);
  if (declared.kind === 'import') {
    const { node, parent } = binding.path;
    const { specifiers } = parent as ImportDeclaration;
    return node.type === 'ImportSpecifier' || specifiers.length === 1;
  }
  if (declared.kind !== 'variable' || declared.segments.length > 0)
    return false;
  const { init } = declared.declarator;
  const statement = model.parentOf(declared.declarator);
  return (
    statement?.type === 'VariableDeclaration' &&
    statement.declarations.length === 1 &&
    model.parentOf(statement)?.type !== 'ExportNamedDeclaration' &&
    !!init &&
    isSideEffectFree(model, init)
  );
}

/** Removes a declaration; `removedBindings` are all that go with it. */
function removalOf(
  model: SemanticModel,
  { path }: Binding,
  removedBindings: ReadonlySet<Binding>,
): TextEdit[] {
  const { node, parent } = path;
  if (parent.type !== 'ImportDeclaration') {
    return [removeStatement(model, parent)];
  }
  const left = parent.specifiers.filter(
    ({ local }) =>
      ![...removedBindings].some(({ identifier }) => identifier === local),
  );
  const [first] = left;
  if (first === undefined) return [removeStatement(model, parent)];
  if (left.length > 1 || first.type === 'ImportSpecifier') {
    return removeListItem(model, node);
  }
  // `import A, { b }` without `b` has no braces.
  const { end } = spanOf(parent.specifiers.at(-1) ?? node);
  const brace = model.source.indexOf('}', end) + 1;
  return [remove(spanOf(first).end, brace)];
}

/** Whether an expression has no effect but its value. */
function isSideEffectFree(model: SemanticModel, expression: Node): boolean {
  const node = unwrap(expression);
  return (
    model.pathOf(node).isPure() ||
    (node.type === 'CallExpression' &&
      /^use(?:Memo|Callback|SharedValue)$/.test(nameOf(node.callee)))
  );
}

interface Token {
  readonly type: unknown;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a file with their texts, without comments. */
function tokensOf(file: File, source: string) {
  return ((file.tokens ?? []) as Token[])
    .filter(({ type }) => typeof type !== 'string')
    .map(({ start, end }) => ({ start, end, text: source.slice(start, end) }));
}

/** Joins tokens, without white space. */
const joinTokens = (parts: readonly { readonly text: string }[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

/**
 * Whether a rewrite is safe: it parses, keeps every token that no edit removes, and
 * references no removed binding.
 */
export function isSafeRewrite(
  model: SemanticModel,
  edits: readonly TextEdit[],
  result: string,
): boolean {
  const read = parseFile(result);
  if (!isFile(read)) return false;
  const made = normalizeEdits(edits);
  const isGone = ({ identifier }: Binding) =>
    isEdited(made, spanOf(identifier));
  const unbound = new Set([...unboundNames(model.file), 'undefined']);
  // Looking names up again is slow: only needed where a declaration was removed.
  if (
    model.bindings.some(isGone) &&
    unboundNames(read).some((name) => !unbound.has(name))
  )
    return false;
  // Normalizing drops an insertion inside a text that another edit replaces.
  const texts = new Set(made.map(({ start, text }) => `${start} ${text}`));
  const isLost = ({ start, end, text }: TextEdit): boolean =>
    text !== '' && end === start && !texts.has(`${start} ${text}`);
  if (edits.some(isLost)) return false;
  const covering = made.filter(({ start, end }) => start < end);
  const kept = tokensOf(model.file, model.source).filter(
    (token) => !isEdited(covering, token),
  );
  const expected = [...made, ...kept].sort((a, b) => a.start - b.start);
  return joinTokens(expected) === joinTokens(tokensOf(read, result));
}
