/**
 * Opens the published package of one version as a TypeScript program.
 *
 * The packages are the ones that `tests/types/<version>` pins by lockfile, so
 * that the facts on a page and the types that its samples compile against are
 * the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiVersion } from '../../src/api/types';

const PACKAGE = '@gorhom/bottom-sheet';
const REPOSITORY = path.resolve(__dirname, '../..');

export interface PublishedPackage {
  version: ApiVersion;
  /** The version in its package.json, e.g. `5.2.14`. */
  published: string;
  /** Absolute folder of the package, links resolved. */
  root: string;
  checker: ts.TypeChecker;
  /** Exports of the index by name; the default export is `default`. */
  exports: Map<string, ts.Symbol>;
  /** The parsed file of `src/`, by path below it. Throws when it is absent. */
  source(file: string): ts.SourceFile;
  hasSource(file: string): boolean;
  /** A file of the program by path below the package. */
  file(name: string): ts.SourceFile | undefined;
  /** True for a declaration that stands in the package itself. */
  owns(node: ts.Node): boolean;
}

const OPTIONS: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Files outside the package, which are the same for every release. */
const shared = new Map<string, ts.SourceFile>();

/** Parses the types of other libraries once for all releases. */
function sharingHost(root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, language, ...rest) => {
    if (file.startsWith(root)) return parse(file, language, ...rest);
    const known = shared.get(file) ?? parse(file, language, ...rest);
    if (known !== undefined) shared.set(file, known);
    return known;
  };
  return host;
}

const opened = new Map<ApiVersion, PublishedPackage>();

/**
 * @param version which published package to open
 * @returns the package with its exports, the same one on every call
 * @throws when its package set is not installed, with the command to run
 */
export function openPackage(version: ApiVersion): PublishedPackage {
  const known = opened.get(version) ?? openFresh(version);
  opened.set(version, known);
  return known;
}

function openFresh(version: ApiVersion): PublishedPackage {
  const set = path.join(REPOSITORY, 'tests/types', version);
  const folder = path.join(set, 'node_modules', PACKAGE);
  if (!fs.existsSync(folder)) {
    throw new Error(
      `${path.relative(REPOSITORY, folder)} is missing. ` +
        `Install it: npm ci --prefix tests/types/${version}`,
    );
  }
  return openFolder(version, folder);
}

/**
 * Opens any release, unpacked.
 *
 * @param version the version of the docs that it belongs to
 * @param folder the unpacked release, in a `node_modules` next to the packages
 *   that its types import
 * @throws when its types export nothing
 */
export function openFolder(
  version: ApiVersion,
  folder: string,
): PublishedPackage {
  const root = fs.realpathSync(folder);
  const index = path.join(root, 'lib/typescript/index.d.ts');
  const program = ts.createProgram([index], OPTIONS, sharingHost(root));
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const symbol = file && checker.getSymbolAtLocation(file);
  if (symbol === undefined) {
    throw new Error(`${index} exports nothing: is the package complete?`);
  }
  const exports = new Map<string, ts.Symbol>();
  for (const exported of checker.getExportsOfModule(symbol)) {
    exports.set(exported.name, exported);
  }
  const parsed = new Map<string, ts.SourceFile>();
  return {
    version,
    published: readVersion(root),
    root,
    checker,
    exports,
    source(name) {
      const known = parsed.get(name);
      if (known !== undefined) return known;
      const absolute = path.join(root, 'src', name);
      const fresh = ts.createSourceFile(
        absolute,
        fs.readFileSync(absolute, 'utf8'),
        ts.ScriptTarget.ES2022,
        true,
      );
      parsed.set(name, fresh);
      return fresh;
    },
    hasSource: (name) => fs.existsSync(path.join(root, 'src', name)),
    file: (name) => program.getSourceFile(path.join(root, name)),
    owns: (node) =>
      node.getSourceFile().fileName.startsWith(root.replaceAll('\\', '/')) &&
      !node
        .getSourceFile()
        .fileName.slice(root.length)
        .includes('node_modules'),
  };
}

function readVersion(root: string): string {
  const manifest: unknown = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error(`${root}/package.json has no version`);
}

/** The symbol that an import or re-export stands for in the end. */
export function unalias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}
