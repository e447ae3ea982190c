/** Makes the changed text: without what nothing uses, and proven. */
import type { File, ImportDeclaration, Node } from '@babel/types';
import {
  applyEdits,
  isEdited,
  normalizeEdits,
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

/** The code with all changes, if there are any. */
export function applyFixes(code: SemanticModel, edits: readonly TextEdit[]) {
  if (edits.length === 0) return undefined;
  const unused = removeUnused(code, edits);
  const all = [...edits, ...unused.edits];
  const result = applyEdits(code.source, all);
  return {
    result,
    removed: [...new Set(unused.removed)],
    isProven: isSafeRewrite(code, all, result),
  };
}

/** What else goes after edits, and the names that are declared there. */
function removeUnused(
  code: SemanticModel,
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
    const found = code.bindings.filter((binding) => {
      const references = code.referencesOf(binding);
      return (
        !removedBindings.has(binding) &&
        references.length > 0 &&
        references.every(isGone) &&
        !isGone(binding.identifier) &&
        isRemovable(code, binding)
      );
    });
    if (found.length === 0) break;
    for (const binding of found) removedBindings.add(binding);
    more = [...removedBindings].flatMap((binding) =>
      removalOf(code, binding, removedBindings),
    );
  }
  return {
    edits: more,
    removed: [...removedBindings].map(({ identifier }) => identifier.name),
  };
}

function isRemovable(code: SemanticModel, binding: Binding): boolean {
  const declared = code.declarationOf(binding);
  if (declared.kind === 'import') {
    const { node, parent } = binding.path;
    const { specifiers } = parent as ImportDeclaration;
    return node.type === 'ImportSpecifier' || specifiers.length === 1;
  }
  if (declared.kind !== 'variable' || declared.steps.length > 0) return false;
  const { init } = declared.declarator;
  const statement = code.parentOf(declared.declarator);
  return (
    statement?.type === 'VariableDeclaration' &&
    statement.declarations.length === 1 &&
    code.parentOf(statement)?.type !== 'ExportNamedDeclaration' &&
    !!init &&
    isSideEffectFree(code, init)
  );
}

function removalOf(
  code: SemanticModel,
  { path }: Binding,
  removedBindings: ReadonlySet<Binding>,
): TextEdit[] {
  const { node, parent } = path;
  if (parent.type !== 'ImportDeclaration') {
    return [removeStatement(code, parent)];
  }
  const left = parent.specifiers.filter(
    ({ local }) =>
      ![...removedBindings].some(({ identifier }) => identifier === local),
  );
  const [first] = left;
  if (first === undefined) return [removeStatement(code, parent)];
  if (left.length > 1 || first.type === 'ImportSpecifier') {
    return removeListItem(code, node);
  }
  // `import A, { b }` without `b` has no braces.
  const { end } = spanOf(parent.specifiers.at(-1) ?? node);
  const brace = code.source.indexOf('}', end) + 1;
  return [{ start: spanOf(first).end, end: brace, text: '' }];
}

/** Whether an expression can go without a loss. */
function isSideEffectFree(code: SemanticModel, expression: Node): boolean {
  const node = unwrap(expression);
  return (
    code.pathOf(node).isPure() ||
    (node.type === 'CallExpression' &&
      /^use(?:Memo|Callback|SharedValue)$/.test(nameOf(node.callee) ?? ''))
  );
}

interface Token {
  readonly type: unknown;
  readonly start: number;
  readonly end: number;
}

/** The parts of a text that count, without blanks and comments. */
function tokensOf(file: File, source: string) {
  return ((file.tokens ?? []) as Token[])
    .filter(({ type }) => typeof type !== 'string')
    .map(({ start, end }) => ({ start, end, text: source.slice(start, end) }));
}

const plain = (parts: readonly { readonly text: string }[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

/**
 * Whether a rewrite is safe: it parses, keeps every token that no edit removes, and
 * references no removed binding.
 */
export function isSafeRewrite(
  code: SemanticModel,
  edits: readonly TextEdit[],
  result: string,
): boolean {
  const read = parseFile(result);
  if (!isFile(read)) return false;
  const made = normalizeEdits(edits);
  const isGone = ({ identifier }: Binding) =>
    isEdited(made, spanOf(identifier));
  const known = new Set([...unboundNames(code.file), 'undefined']);
  // Names are looked up again only where one was declared.
  if (
    code.bindings.some(isGone) &&
    unboundNames(read).some((name) => !known.has(name))
  )
    return false;
  // An insertion that another one replaced is lost.
  const texts = new Set(made.map(({ start, text }) => `${start} ${text}`));
  const isLost = ({ start, end, text }: TextEdit): boolean =>
    text !== '' && end === start && !texts.has(`${start} ${text}`);
  if (edits.some(isLost)) return false;
  const covering = made.filter(({ start, end }) => start < end);
  const kept = tokensOf(code.file, code.source).filter(
    (token) => !isEdited(covering, token),
  );
  const expected = [...made, ...kept].sort((a, b) => a.start - b.start);
  return plain(expected) === plain(tokensOf(read, result));
}
