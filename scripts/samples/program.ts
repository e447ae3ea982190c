// All samples of a version are one program, which takes seconds. `twoslash`
// compiles block by block; the estimate was a minute, too long for a check
// before each commit.
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findImport } from '../../src/shared/phone/program';
import { ROOT, versionByName, type VersionName } from '../../src/site/versions';

/** A sample as the compiler sees it: a file, or a fence that became one. */
export interface Sample {
  /** Where it stands, relative to the root. */
  file: string;
  /** What must be added to a 0-based line or column of `code` to get there; 1. */
  lineOffset?: number;
  columnOffset?: number;
  /** The name that others import it by. */
  title: string;
  code: string;
}

const OPTIONS: ts.CompilerOptions = {
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

/**
 * The React Native releases of v2 compile JSX to `React.createElement`: a
 * sample that does not import React fails there when it runs.
 */
const JSX: Record<VersionName, ts.JsxEmit> = {
  v5: ts.JsxEmit.ReactJSX,
  v4: ts.JsxEmit.ReactJSX,
  v2: ts.JsxEmit.React,
};

/** Ambient types that a test of an app has without importing them. */
const AMBIENT = 'node_modules/@types/jest/index.d.ts';

const posix = (file: string): string => file.split(path.sep).join('/');

/**
 * Builds one TypeScript program of all samples of a version, each a virtual
 * file inside the version's package set, so that an import finds that
 * version's packages and nothing else on the disk.
 *
 * @returns the program, and the name of each sample's file in it
 * @throws when the package set is not installed; the message says how to fix it.
 */
export function createSampleProgram(
  version: VersionName,
  samples: readonly Sample[],
): { readonly program: ts.Program; readonly names: readonly string[] } {
  const base = posix(path.join(ROOT, versionByName(version).types));
  if (!existsSync(path.join(base, 'node_modules'))) {
    throw new Error(
      `The packages of the ${version} samples are not installed. Run: npx tsx scripts/types-install/main.ts`,
    );
  }
  const virtual = new Map(
    samples.map((sample, index) => {
      // Own folder per sample: two fences of a page may carry the same title.
      const folder = `${base}/.samples/${index}`;
      const name = path.posix.join(folder, sample.title);
      return [name, sample];
    }),
  );
  const names = [...virtual.keys()];
  const shims = ts.sys.readDirectory(`${base}/shims`, ['.d.ts']);
  const ambient = [`${base}/${AMBIENT}`].filter((file) => existsSync(file));
  const program = ts.createProgram({
    rootNames: [...names, ...shims, ...ambient],
    options: { ...OPTIONS, jsx: JSX[version] },
    host: createHost(base, virtual),
  });
  return { program, names };
}

/** The packages' files, which do not change while a process runs. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(
  base: string,
  virtual: ReadonlyMap<string, Sample>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  const lib = posix(path.dirname(ts.getDefaultLibFilePath(OPTIONS)));
  // Without this fence around the package set, a missing package would be
  // found in the site's own node_modules and be the wrong version.
  const isVisible = (file: string): boolean =>
    file.startsWith(`${base}/`) || file.startsWith(`${lib}/`);
  const cache = ts.createModuleResolutionCache(base, (name) => name, OPTIONS);
  const onDisk = { ...host };

  host.fileExists = (file) =>
    virtual.has(file) || (isVisible(file) && onDisk.fileExists(file));
  host.readFile = (file) => virtual.get(file)?.code ?? onDisk.readFile(file);
  host.getSourceFile = (file, target) => {
    const code = virtual.get(file)?.code;
    if (code !== undefined) {
      return ts.createSourceFile(file, code, target, true);
    }
    if (!sourceFiles.has(file)) {
      sourceFiles.set(file, onDisk.getSourceFile(file, target));
    }
    return sourceFiles.get(file);
  };
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      if (!virtual.has(containing) || !text.startsWith('.')) {
        return ts.resolveModuleName(text, containing, OPTIONS, host, cache);
      }
      const resolvedFileName = findOnPage(virtual, containing, text);
      return {
        resolvedModule:
          resolvedFileName === undefined
            ? undefined
            : { resolvedFileName, extension: path.extname(resolvedFileName) },
      };
    });
  return host;
}

/** Finds the sample of the same page that a relative import means. */
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
  return found === undefined ? undefined : page[found]?.[0];
}
