/** Compares what files inside the package export, which no version documents. */
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../src/site/versions';
import { unalias } from '../lib/syntax';

const TYPES = 'node_modules/@gorhom/bottom-sheet/lib/typescript';
/**
 * Tells whether a type determines a declaration. Functions of equal types can behave
 * differently.
 */
const isFixed = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  // A constant whose value is its type.
  (ts.isVariableDeclaration(node) && node.initializer !== undefined);

const printer = ts.createPrinter({ removeComments: true });

/** Maps each file to its exports, with the text of their declarations. */
function exportsOf(version: string): Map<string, Map<string, string>> {
  const folder = path.join(ROOT, 'tests/types', version, TYPES);
  const files = ts.sys.readDirectory(folder, ['.d.ts']);
  const program = ts.createProgram(files, { noLib: true });
  const checker = program.getTypeChecker();
  return new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      if (!symbol) return [];
      const texts = checker.getExportsOfModule(symbol).map((each) => {
        const text = (unalias(checker, each).declarations ?? [])
          .filter(isFixed)
          .map((node) =>
            printer.printNode(
              ts.EmitHint.Unspecified,
              node,
              node.getSourceFile(),
            ),
          )
          .join('\n');
        return [each.name, text.replace(/\s+/g, ' ')] as const;
      });
      const name = path
        .relative(folder, file)
        .replace(/(?:(?:^|\/)index)?\.d\.ts$/, '');
      return [[name, new Map(texts)] as const];
    }),
  );
}

/**
 * Finds the types, enums and constants that v4 and v5 declare alike.
 *
 * @returns their names by file, without its extension
 */
export function unchangedInside(): Record<string, string[]> {
  const v5 = exportsOf('v5');
  return Object.fromEntries(
    [...exportsOf('v4')].flatMap(([file, texts]) => {
      const same = [...texts].filter(
        ([name, text]) => text !== '' && v5.get(file)?.get(name) === text,
      );
      return same.length > 0 && file !== ''
        ? [[file, same.map(([name]) => name).sort()]]
        : [];
    }),
  );
}
