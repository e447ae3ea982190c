import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { ROOT } from '../../src/site/versions';

export type Platform = 'ios' | 'android' | 'web';

type Exports = Record<string, unknown>;
type Modules = Readonly<Record<string, object>>;
type Run = (
  exports: Exports,
  require: (name: string) => unknown,
  isDevelopment: boolean,
) => void;

const SOURCE = path.join(ROOT, 'node_modules/@gorhom/bottom-sheet/src');
const requirePackage = createRequire(path.join(SOURCE, 'index.ts'));

/**
 * Runs the published source of the sheet in Node, for one platform and with
 * other modules instead of the native ones.
 *
 * @param platform - whose files are taken, such as `X.android.tsx`
 * @param modules - replacements by the name of the package, or by the path of
 *   a source file below `src`, without its extension
 * @returns a function that loads a file, such as `hooks/useAnimatedDetents`
 */
export function librarySource(
  platform: Platform,
  modules: Modules,
): (file: string) => Exports {
  const loaded = new Map<string, Exports>();

  const load = (file: string): Exports => {
    const known = loaded.get(file);
    if (known) {
      return known;
    }
    const exports: Exports = {};
    loaded.set(file, exports);
    compiled(file)(
      exports,
      (name) => importFrom(path.dirname(file), name),
      false,
    );
    return exports;
  };

  const importFrom = (folder: string, name: string): unknown => {
    if (!name.startsWith('.')) {
      return modules[name] ?? requirePackage(name);
    }
    const target = path.join(folder, name);
    const replaced = modules[path.relative(SOURCE, target)];
    return replaced ?? load(fileOf(target, platform));
  };

  return (file) => load(fileOf(path.join(SOURCE, file), platform));
}

const programs = new Map<string, Run>();

/** A source file as a CommonJS function, compiled once. */
function compiled(file: string): Run {
  const known = programs.get(file);
  if (known) {
    return known;
  }
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  const run = compileFunction(outputText, ['exports', 'require', '__DEV__'], {
    filename: file,
  }) as Run;
  programs.set(file, run);
  return run;
}

/** The source file that a bundler takes for a path on a platform. */
function fileOf(target: string, platform: Platform): string {
  const found = [target, path.join(target, 'index')]
    .flatMap((base) => [`${base}.${platform}`, base])
    .flatMap((base) => [`${base}.tsx`, `${base}.ts`])
    .find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`The package has no source for ${target} on ${platform}.`);
  }
  return found;
}
