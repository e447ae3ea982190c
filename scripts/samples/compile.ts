// All samples of a version are one program, which takes seconds. `twoslash`, which
// compiles block by block, would take a minute.
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findImport } from '../../src/shared/sandbox/program';
import {
  CURRENT_VERSION,
  ROOT,
  versionByName,
  type DocsVersionName,
} from '../../src/site/versions';
import type { Problem } from '../lib/problems';
import {
  checkSheets,
  checkForbiddenSyntax,
  checkTypes,
  type SampleProblem,
} from './rules';

/** A sample for the compiler: a file, or the code of a fence. */
export interface Sample {
  /** File that contains it, relative to the root. */
  file: string;
  /** Offset from a 0-based line or column of `code` to one of the file; at least 1. */
  lineOffset?: number;
  columnOffset?: number;
  /** The file name by which other samples of the page import it. */
  title: string;
  code: string;
}

const SAMPLE_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUnusedLocals: true,
  types: [],
  // No DOM: a React Native app has none, and v5 on the web needs none.
  lib: ['lib.esnext.d.ts'],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  esModuleInterop: true,
};

const posix = (file: string): string => file.split(path.sep).join('/');

/**
 * Compiles a version's samples, and applies the rules of the samples.
 *
 * @returns what is wrong, at the line of the file the sample came from
 * @throws when the package set is not installed; the message says how to fix it
 */
export function compileSamples(
  version: DocsVersionName,
  samples: readonly Sample[],
  types: string = versionByName(version).types,
): Problem[] {
  if (samples.length === 0) return [];
  const base = posix(path.join(ROOT, types));
  if (!existsSync(path.join(base, 'node_modules'))) {
    throw new Error(
      `The packages of the ${version} samples are not installed. Run: npx tsx scripts/types-install/main.ts`,
    );
  }
  const virtual = new Map(
    samples.map((sample, index) => {
      // Own folder per sample: two fences of a page may carry the same title.
      const folder = `${base}/.samples/${index}`;
      return [path.posix.join(folder, sample.title), sample];
    }),
  );
  // Every set of a version has the same ones, and each finds its own packages.
  const shimsFolder = path.join(ROOT, versionByName(version).types, 'shims');
  const shims = new Map(
    ts.sys
      .readDirectory(shimsFolder, ['.d.ts'])
      .map((file) => [`${base}/shims/${path.basename(file)}`, file]),
  );
  // Tests of apps use these types without importing them.
  const jest = `${base}/node_modules/@types/jest/index.d.ts`;
  // The React Native releases of v2 compile JSX to `React.createElement`: a
  // sample that does not import React fails there when it runs.
  const jsx = version === 'v2' ? ts.JsxEmit.React : ts.JsxEmit.ReactJSX;
  const program = ts.createProgram({
    rootNames: [
      ...virtual.keys(),
      ...shims.keys(),
      ...(existsSync(jest) ? [jest] : []),
    ],
    options: { ...SAMPLE_OPTIONS, jsx },
    host: createHost(base, virtual, shims),
  });
  return [...virtual].flatMap(([name, sample]) => {
    const { lineOffset = 1, columnOffset = 1 } = sample;
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`TypeScript dropped a sample of ${sample.file}`);
    return findingsOf(program, file, version).map(({ start, ...finding }) => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      return {
        ...finding,
        file: sample.file,
        line: line + lineOffset,
        column: character + columnOffset,
      };
    });
  });
}

function findingsOf(
  program: ts.Program,
  file: ts.SourceFile,
  version: DocsVersionName,
): SampleProblem[] {
  const syntactic = program.getSyntacticDiagnostics(file);
  const diagnostics =
    syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file);
  return [
    ...diagnostics.map(({ start = 0, code, messageText }) => ({
      start,
      rule: `ts${code}`,
      message: ts.flattenDiagnosticMessageText(messageText, '\n    '),
    })),
    ...checkForbiddenSyntax(file),
    // An error makes types any; the rule about any would only repeat it.
    ...(diagnostics.length === 0
      ? checkTypes(program.getTypeChecker(), file)
      : []),
    ...(version === CURRENT_VERSION ? checkSheets(file) : []),
  ];
}

/** Parsed files of packages, which do not change while the process runs. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(
  base: string,
  virtual: ReadonlyMap<string, Sample>,
  shims: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(SAMPLE_OPTIONS, true);
  const lib = posix(path.dirname(ts.getDefaultLibFilePath(SAMPLE_OPTIONS)));
  // Otherwise a missing package would be found in the site's own node_modules, in the
  // wrong version.
  const isVisible = (file: string): boolean =>
    file.startsWith(`${base}/`) || file.startsWith(`${lib}/`);
  const cache = ts.createModuleResolutionCache(
    base,
    (name) => name,
    SAMPLE_OPTIONS,
  );
  const onDisk = { ...host };

  host.fileExists = (file) =>
    virtual.has(file) || (isVisible(file) && onDisk.fileExists(file));
  host.readFile = (file) =>
    virtual.get(file)?.code ?? onDisk.readFile(shims.get(file) ?? file);
  host.getSourceFile = (file, target) => {
    if (virtual.has(file)) return onDisk.getSourceFile(file, target);
    if (!sourceFiles.has(file)) {
      sourceFiles.set(file, onDisk.getSourceFile(file, target));
    }
    return sourceFiles.get(file);
  };
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      if (!virtual.has(containing) || !text.startsWith('.')) {
        return ts.resolveModuleName(
          text,
          containing,
          SAMPLE_OPTIONS,
          host,
          cache,
        );
      }
      const file = findOnPage(virtual, containing, text);
      return {
        resolvedModule:
          file === undefined
            ? undefined
            : { resolvedFileName: file, extension: path.extname(file) },
      };
    });
  return host;
}

/** Finds the sample of the same page that a relative import resolves to. */
function findOnPage(
  virtual: ReadonlyMap<string, Sample>,
  from: string,
  specifier: string,
): string | undefined {
  const { file } = virtual.get(from) ?? {};
  const page = [...virtual].filter(([, sample]) => sample.file === file);
  const titles = page.map(([, { title }]) => title);
  const index = page.findIndex(([name]) => name === from);
  const found = findImport(titles, index, specifier);
  return page[found ?? -1]?.[0];
}
