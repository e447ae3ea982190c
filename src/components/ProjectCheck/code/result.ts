/** Makes the changed text: without what nothing uses, and proven. */
import type { ImportDeclaration, Node } from '@babel/types';
import {
  applyEdits,
  isEdited,
  merge,
  removeEntry,
  removeStatement,
  type Edit,
} from './changes';
import {
  isFunction,
  nameOf,
  rangeOf,
  unwrap,
  type Binding,
  type Code,
} from './code';
import { isCode, readCode } from './parse';

/** The code with all changes, if there are any. */
export function changeOf(code: Code, edits: readonly Edit[]) {
  if (edits.length === 0) return undefined;
  const unused = removeUnused(code, edits);
  const all = [...edits, ...unused.edits];
  const result = applyEdits(code.source, all);
  return {
    result,
    removed: [...new Set(unused.removed)],
    isProven: isProven(code, all, result),
  };
}

/** What else goes after edits, and the names that are declared there. */
function removeUnused(
  code: Code,
  edits: readonly Edit[],
): { readonly edits: Edit[]; readonly removed: string[] } {
  const gone = new Set<Binding>();
  let more: Edit[] = [];
  for (;;) {
    const ranges = merge([...edits, ...more]).filter(({ text }) => text === '');
    const isGone = (node: Node): boolean =>
      isEdited(ranges, rangeOf(node), true);
    const found = code.bindings.filter((binding) => {
      const references = code.referencesOf(binding);
      return (
        !gone.has(binding) &&
        references.length > 0 &&
        references.every(isGone) &&
        !isGone(binding.identifier) &&
        isRemovable(code, binding)
      );
    });
    if (found.length === 0) break;
    for (const binding of found) gone.add(binding);
    more = [...gone].flatMap((binding) => removalOf(code, binding, gone));
  }
  return {
    edits: more,
    removed: [...gone].map(({ identifier }) => identifier.name),
  };
}

function isRemovable(code: Code, binding: Binding): boolean {
  const declared = code.declaredOf(binding);
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
    doesNothing(init)
  );
}

function removalOf(
  code: Code,
  { path }: Binding,
  gone: ReadonlySet<Binding>,
): Edit[] {
  const { node, parent } = path;
  if (parent.type !== 'ImportDeclaration') {
    return [removeStatement(code, parent)];
  }
  const left = parent.specifiers.filter(
    ({ local }) => ![...gone].some(({ identifier }) => identifier === local),
  );
  const [first] = left;
  if (first === undefined) return [removeStatement(code, parent)];
  if (left.length > 1 || first.type === 'ImportSpecifier') {
    return removeEntry(code, node);
  }
  // `import A, { b }` without `b` has no braces.
  const { end } = rangeOf(parent.specifiers.at(-1) ?? node);
  const brace = code.source.indexOf('}', end) + 1;
  return [{ start: rangeOf(first).end, end: brace, text: '' }];
}

/** Whether an expression can go without a loss. */
function doesNothing(expression: Node): boolean {
  const node = unwrap(expression);
  if (node.type.endsWith('Literal') || isFunction(node)) return true;
  if (node.type === 'ArrayExpression') {
    return node.elements.every((each) => each === null || doesNothing(each));
  }
  return (
    node.type === 'CallExpression' &&
    /^use(?:Memo|Callback|SharedValue)$/.test(nameOf(node.callee) ?? '')
  );
}

interface Token {
  readonly type: unknown;
  readonly start: number;
  readonly end: number;
}

/** The parts of a text that count, without blanks and comments. */
function tokensOf({ file, source }: Code) {
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
 * Whether a result can be read, has every part of the old code that no edit
 * takes out, and uses no name whose declaration is gone.
 */
export function isProven(
  code: Code,
  edits: readonly Edit[],
  result: string,
): boolean {
  const read = readCode(result);
  if (!isCode(read)) return false;
  const known = new Set([...code.unbound, 'undefined']);
  if ([...read.unbound].some((name) => !known.has(name))) return false;
  const made = merge(edits);
  // An insertion that another one replaced is lost.
  const texts = new Set(made.map(({ start, text }) => `${start} ${text}`));
  const isLost = ({ start, end, text }: Edit): boolean =>
    text !== '' && end === start && !texts.has(`${start} ${text}`);
  if (edits.some(isLost)) return false;
  const covering = made.filter(({ start, end }) => start < end);
  const kept = tokensOf(code).filter((token) => !isEdited(covering, token));
  const expected = [...made, ...kept].sort((a, b) => a.start - b.start);
  return plain(expected) === plain(tokensOf(read));
}
