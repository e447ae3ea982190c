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
  /** What must be added to a 0-based line or column of `code` to get there. */
  lineOffset: number;
  columnOffset: number;
  /** The name others import it by; without one nothing can import it. */
  title?: string;
  lang: 'ts' | 'tsx';
  code: string;
}

export interface SampleProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The compiled file of each sample, in the order they were given. */
  files: ts.SourceFile[];
  /** Whether a file belongs to the shims, which readers do not have. */
  isShim: (fileName: string) => boolean;
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
const AMBIENT = ['node_modules/@types/jest/index.d.ts'];

const posix = (file: string): string => file.split(path.sep).join('/');

/**
 * Builds one TypeScript program of all samples of a version, each a virtual
 * file inside the version's package set, so that an import finds that
 * version's packages and nothing else on the disk.
 *
 * @throws when the package set is not installed; the message says how to fix it.
 */
export function createSampleProgram(
  version: VersionName,
  samples: readonly Sample[],
): SampleProgram {
  const base = posix(path.join(ROOT, versionByName(version).types));
  if (!existsSync(path.join(base, 'node_modules'))) {
    throw new Error(
      `The packages of the ${version} samples are not installed. Run: npx tsx scripts/types-install/main.ts`,
    );
  }
  const virtual = new Map<string, number>();
  const names = samples.map((sample, index) => {
    const name = virtualName(base, sample, index);
    virtual.set(name, index);
    return name;
  });
  const shimFolder = `${base}/shims`;
  const roots = [
    ...names,
    ...ts.sys.readDirectory(shimFolder, ['.d.ts']),
    ...AMBIENT.map((file) => `${base}/${file}`).filter((file) =>
      existsSync(file),
    ),
  ];
  const host = createHost(base, samples, names, virtual);
  const program = ts.createProgram({
    rootNames: roots,
    options: { ...OPTIONS, jsx: JSX[version] },
    host,
  });
  return {
    program,
    checker: program.getTypeChecker(),
    files: names.map((name) => {
      const file = program.getSourceFile(name);
      if (!file) {
        throw new Error(`TypeScript dropped the sample ${name}.`);
      }
      return file;
    }),
    isShim: (fileName) => fileName.startsWith(`${shimFolder}/`),
  };
}

/** Own folder per sample: two fences of a page may carry the same title. */
function virtualName(base: string, sample: Sample, index: number): string {
  const title = sample.title ?? `sample.${sample.lang}`;
  return `${base}/.samples/${index}/${path.posix.normalize(title)}`;
}

function createHost(
  base: string,
  samples: readonly Sample[],
  names: readonly string[],
  virtual: ReadonlyMap<string, number>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  const lib = posix(path.dirname(ts.getDefaultLibFilePath(OPTIONS)));
  // Without this fence around the package set, a missing package would be
  // found in the site's own node_modules and be the wrong version.
  const visible = (file: string): boolean =>
    file.startsWith(`${base}/`) || file.startsWith(`${lib}/`);
  const cache = ts.createModuleResolutionCache(base, (name) => name, OPTIONS);
  const codeOf = (file: string): string | undefined => {
    const index = virtual.get(file);
    return index === undefined ? undefined : samples[index]?.code;
  };
  const onDisk = { ...host };

  host.fileExists = (file) =>
    virtual.has(file) || (visible(file) && onDisk.fileExists(file));
  host.readFile = (file) => codeOf(file) ?? onDisk.readFile(file);
  host.getSourceFile = (file, languageVersion) => {
    const code = codeOf(file);
    return code === undefined
      ? cachedSourceFile(file, languageVersion, onDisk)
      : ts.createSourceFile(file, code, languageVersion, true);
  };
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const index = virtual.get(containing);
      if (index !== undefined && text.startsWith('.')) {
        const target = resolveOnPage(samples, index, text);
        const resolvedFileName =
          target === undefined ? undefined : names[target];
        return {
          resolvedModule: resolvedFileName
            ? { resolvedFileName, extension: path.extname(resolvedFileName) }
            : undefined,
        };
      }
      return ts.resolveModuleName(text, containing, OPTIONS, host, cache);
    });
  return host;
}

const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** The packages' files do not change while a process runs. */
function cachedSourceFile(
  file: string,
  languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
  host: ts.CompilerHost,
): ts.SourceFile | undefined {
  if (!sourceFiles.has(file)) {
    sourceFiles.set(file, host.getSourceFile(file, languageVersion));
  }
  return sourceFiles.get(file);
}

/** Finds the sample of the same page that a relative import means. */
function resolveOnPage(
  samples: readonly Sample[],
  from: number,
  specifier: string,
): number | undefined {
  const file = samples[from]?.file;
  const titles = samples.map((sample) =>
    sample.file === file ? sample.title : undefined,
  );
  return findImport(titles, from, specifier);
}
