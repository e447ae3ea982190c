import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { ROOT, versionByName } from '../../src/site/versions';
import { withWorklets } from './realReanimated';

export type Platform = 'ios' | 'android' | 'web';
export type Version = 'v5' | 'v4';
export type Exports = Record<string, unknown>;

export type Run = (...given: unknown[]) => void;

/**
 * Creates a loader that loads each module once.
 *
 * @param globals - global variables of each module, by name
 * @param compile - compiles a file to a function with these parameters
 * @param find - returns the file of a required module, or the module itself
 */
export function moduleLoader(
  globals: Readonly<Record<string, unknown>>,
  compile: (file: string, names: readonly string[], text?: string) => Run,
  find: (name: string, from: string) => unknown,
): (file: string, text?: string) => Exports {
  const loaded = new Map<string, { exports: Exports }>();
  const names = ['module', 'exports', 'require', ...Object.keys(globals)];
  const load = (file: string, text?: string): Exports => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module: { exports: Exports } = { exports: {} };
    loaded.set(file, module);
    const require = (name: string): unknown => {
      const found = find(name, file);
      return typeof found === 'string' ? load(found) : found;
    };
    const run = compile(file, names, text);
    run(module, module.exports, require, ...Object.values(globals));
    return module.exports;
  };
  return load;
}

const published: Record<string, Run> = {};

/** Compiles a file of the package, or an app's text in its place. */
function compile(filename: string, names: readonly string[], own?: string) {
  const make = (text: string) =>
    compileFunction(IS_REAL ? withWorklets(filename, text) : text, names, {
      filename,
    }) as Run;
  return own === undefined
    ? (published[filename] ??= make(readFileSync(filename, 'utf8')))
    : make(own);
}

/**
 * Runs the published JavaScript as Metro would bundle it for a platform.
 *
 * @param modules - replacements of packages; others come from `node_modules`
 * @param globals - global variables of each module, by name
 * @returns a function that loads a file below `lib/commonjs`, or a module from
 *   its text
 */
export function loader(
  version: Version,
  platform: Platform,
  modules: Readonly<Record<string, object>>,
  globals: Readonly<Record<string, unknown>>,
): (file: string, text?: string) => Exports {
  const { types } = versionByName(version);
  const base = `${types}/node_modules/@gorhom/bottom-sheet/lib/commonjs`;
  const index = path.join(ROOT, base, 'index.js');
  const installed = createRequire(index);
  const load = moduleLoader(globals, compile, (name, from) => {
    if (name.startsWith('.')) {
      return fileOf(path.resolve(path.dirname(from), name), platform);
    }
    if (name.startsWith('@gorhom/')) {
      return name.endsWith('portal') ? installed.resolve(name) : index;
    }
    return modules[name] ?? installed(name);
  });
  return (file, text) => {
    const target = path.join(path.dirname(index), file);
    return load(text === undefined ? fileOf(target, platform) : target, text);
  };
}

/** Whether the real Reanimated runs, with its Babel plugin, instead of the model. */
export const IS_REAL = process.env.LAB_REANIMATED === 'real';

/** Returns the file that Metro takes for a path on a platform. */
function fileOf(target: string, platform: Platform): string {
  const found = [target, path.join(target, 'index')]
    .flatMap((start) => [`${start}.${platform}.js`, `${start}.js`])
    .find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`The package has no ${target} for ${platform}.`);
  }
  return found;
}
