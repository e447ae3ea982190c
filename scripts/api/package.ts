/**
 * Opens the published package of the current version as a TypeScript program.
 *
 * It is the one that `tests/types/<version>` pins by lockfile, so that the facts
 * on a page and the types that its samples compile against are the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { unalias } from '../lib/syntax';
import { CURRENT_VERSION, ROOT, versionByName } from '../../src/site/versions';

const PACKAGE = '@gorhom/bottom-sheet';

/** A package, with its types and sources as a program. */
export interface PublishedPackage {
  /** Its package.json. */
  manifest: { version: string; peerDependencies: Record<string, string> };
  checker: ts.TypeChecker;
  /** Exports of the index by name; the default export is `default`. */
  exports: Map<string, ts.Symbol>;
  /** A file by path below the package, if it has it. */
  file(name: string): ts.SourceFile | undefined;
  /** The path of a file below the package; with `..` outside of it. */
  pathOf(file: ts.SourceFile): string;
  /** Tells whether the package itself declares a node. */
  owns(node: ts.Node): boolean;
}

const PACKAGE_OPTIONS: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Opens the package.
 *
 * @throws when it is not installed, or its types export nothing
 */
export function openPackage(): PublishedPackage {
  const { types } = versionByName(CURRENT_VERSION);
  const folder = path.join(ROOT, types, 'node_modules', PACKAGE);
  if (!fs.existsSync(folder)) {
    throw new Error(
      `${folder} is missing. Run: npx tsx scripts/types-install/main.ts`,
    );
  }
  const root = fs.realpathSync(folder);
  const index = path.join(root, 'lib/typescript/index.d.ts');
  const program = ts.createProgram(
    [index, path.join(root, 'src/index.ts')],
    PACKAGE_OPTIONS,
  );
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const symbol = file && checker.getSymbolAtLocation(file);
  if (symbol === undefined) throw new Error(`${index} exports nothing.`);
  const pathOf = ({ fileName }: ts.SourceFile) => path.relative(root, fileName);
  return {
    manifest: JSON.parse(
      fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as PublishedPackage['manifest'],
    checker,
    exports: new Map(
      checker.getExportsOfModule(symbol).map((each) => [each.name, each]),
    ),
    file: (name) => program.getSourceFile(path.join(root, name)),
    pathOf,
    owns: (node) => !pathOf(node.getSourceFile()).startsWith('..'),
  };
}

/**
 * Finds what a file of the package exports under a name.
 *
 * @throws when it exports no such name
 */
export function exportOf(
  pkg: PublishedPackage,
  file: string,
  name: string,
): ts.Symbol {
  const source = pkg.file(file);
  const module = source && pkg.checker.getSymbolAtLocation(source);
  const found = module?.exports?.get(ts.escapeLeadingUnderscores(name));
  if (found === undefined) throw new Error(`${file} exports no ${name}`);
  return unalias(pkg.checker, found);
}
