/** Takes out declarations that changes have left without a use. */
import { applyEdits, removeEntry, removeStatement, type Edit } from './edits';
import { isTree, readCode } from './parse';
import { resolveNames, type Binding } from './scope';
import { isFunction, rangeOf, unwrap, type Tree } from './tree';
import type { Node } from '@babel/types';

interface CleanedUp {
  readonly code: string;
  /** The names whose declarations are gone. */
  readonly removed: readonly string[];
}

/** Enough for what one removed call can leave behind. */
const ROUNDS = 20;

/**
 * @param code the changed code
 * @param before the names that had a use in the code as it was
 */
export function cleanUp(code: string, before: ReadonlySet<string>): CleanedUp {
  const removed: string[] = [];
  let current = code;
  for (let round = 0; round < ROUNDS; round += 1) {
    const tree = readCode(current);
    if (!isTree(tree)) break;
    const unused = resolveNames(tree).bindings.flatMap((binding) => {
      const { name, references, declared } = binding;
      if (references.length > 0 || !before.has(name)) return [];
      const edit = removalOf(tree, binding);
      return edit ? [{ name, edit, isImport: declared.kind === 'import' }] : [];
    });
    // Names of one import share its commas: one at a time.
    const declarations = unused.filter(({ isImport }) => !isImport);
    const gone = declarations.length > 0 ? declarations : unused.slice(0, 1);
    if (gone.length === 0) break;
    removed.push(...gone.map(({ name }) => name));
    current = applyEdits(
      current,
      gone.map(({ edit }) => edit),
    );
  }
  return { code: current, removed: [...new Set(removed)] };
}

function removalOf(tree: Tree, { declared }: Binding): Edit | undefined {
  if (declared.kind === 'import') {
    const { declaration, specifier } = declared;
    const named = declaration.specifiers.filter(
      ({ type }) => type === 'ImportSpecifier',
    );
    if (declaration.specifiers.length === 1) {
      return removeStatement(tree, declaration);
    }
    if (specifier.type !== 'ImportSpecifier') return undefined;
    if (named.length > 1) return removeEntry(tree, specifier);
    // `import A, { b }` without `b` has no braces.
    const text = tree.source;
    const [first] = declaration.specifiers;
    const end = text.indexOf('}', rangeOf(specifier).end) + 1;
    return first && end > 0
      ? { start: rangeOf(first).end, end, text: '' }
      : undefined;
  }
  if (declared.kind !== 'variable' || declared.path.length > 0)
    return undefined;
  const statement = tree.parentOf(declared.declarator);
  const isAlone =
    statement?.type === 'VariableDeclaration' &&
    statement.declarations.length === 1 &&
    tree.parentOf(statement)?.type !== 'ExportNamedDeclaration';
  return isAlone && declared.init && doesNothing(declared.init)
    ? removeStatement(tree, statement)
    : undefined;
}

/** Whether an expression can go without a loss. */
function doesNothing(expression: Node): boolean {
  const node = unwrap(expression);
  if (node.type.endsWith('Literal') || isFunction(node)) return true;
  if (node.type === 'ArrayExpression') {
    return node.elements.every(
      (element) => element === null || doesNothing(element),
    );
  }
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^use(?:Memo|Callback|SharedValue)$/.test(node.callee.name)
  );
}
