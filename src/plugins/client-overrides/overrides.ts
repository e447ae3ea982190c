import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';

type Replacement = InstanceType<
  CurrentBundler['instance']['NormalModuleReplacementPlugin']
>;

/** The parts of the bundler's interface that are used here. */
interface Compiler {
  readonly hooks: { readonly thisCompilation: Hook<Compilation> };
}
interface Compilation {
  readonly hooks: { readonly finishModules: Hook<Iterable<object>> };
}
interface Hook<Value> {
  tap(name: string, run: (value: Value) => void): void;
}

interface Guard {
  apply(compiler: Compiler): void;
}

/** Our modules, absolute paths, by the module that each replaces. */
export type Overrides = Readonly<Record<string, string>>;

function exactly(file: string): RegExp {
  return new RegExp(`^${file.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}

/** A module's name in messages: its path in its package or in the project. */
function nameOf(file: string): string {
  const [, inPackage] = /.*[\\/]node_modules[\\/](.*)/.exec(file) ?? [];
  return inPackage ?? path.relative(process.cwd(), file);
}

/**
 * Finds the overrides that did nothing.
 *
 * @param files - our modules by the module that each replaces
 * @param bundled - the files of all modules of the bundle
 * @param packages - our modules by the package that each replaces
 * @returns what is wrong, a message per override
 */
export function findUnused(
  files: Overrides,
  bundled: ReadonlySet<string>,
  packages: Overrides = {},
): string[] {
  return [
    ...Object.entries(files).flatMap(([original, override]) => {
      if (bundled.has(original)) {
        return [
          `${nameOf(original)} is in the bundle, although it is replaced.`,
        ];
      }
      return bundled.has(override)
        ? []
        : [
            `${nameOf(original)} was not replaced: nothing imports it. Delete its override ${nameOf(override)}, or name the module that Docusaurus has instead.`,
          ];
    }),
    ...Object.entries(packages).flatMap(([name, override]) =>
      bundled.has(override) &&
      ![...bundled].some((file) => file.includes(`/node_modules/${name}/`))
        ? []
        : [
            `The package ${name} is in the bundle, or nothing imports it and its override ${nameOf(override)}.`,
          ],
    ),
  ];
}

/**
 * The overrides without those named in the environment variable
 * `WITHOUT_OVERRIDES`, file names with commas between them: so you measure
 * what one saves.
 */
export function withoutSome<Entry>(
  entries: readonly Entry[],
  fileOf: (entry: Entry) => string,
  { WITHOUT_OVERRIDES = '' }: NodeJS.ProcessEnv = process.env,
): Entry[] {
  const names = WITHOUT_OVERRIDES.split(',').filter((name) => name !== '');
  return entries.filter(
    (entry) => !names.includes(path.basename(fileOf(entry))),
  );
}

/** Stops the build when what is to be replaced does not exist. */
function requireOriginals(files: Overrides): void {
  const absent = Object.keys(files).filter((file) => !existsSync(file));
  if (absent.length > 0) {
    throw new Error(
      `Docusaurus no longer has ${absent.map(nameOf).join(', ')}. Find the module that does its job now, or delete its override; see src/plugins/client-overrides/README.md.`,
    );
  }
}

/**
 * Makes bundler plugins that replace private modules of Docusaurus by ours.
 *
 * @param files - our modules by the module that each replaces
 * @param packages - our modules by the package that each replaces, for which
 *   the caller sets aliases
 * @throws Error when a module does not exist; and, when all modules of the
 *   bundle are known, when one was not replaced
 */
export function overrides(
  files: Overrides,
  packages: Overrides,
  { instance: { NormalModuleReplacementPlugin } }: CurrentBundler,
): (Replacement | Guard)[] {
  requireOriginals(files);
  const guard: Guard = {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('overrides', ({ hooks }) => {
        hooks.finishModules.tap('overrides', (modules) => {
          const bundled = new Set(
            [...modules].map((module) =>
              String(Reflect.get(module, 'resource')),
            ),
          );
          const unused = findUnused(files, bundled, packages);
          if (unused.length > 0) {
            throw new Error(
              `${unused.join('\n')}\nSee src/plugins/client-overrides/README.md.`,
            );
          }
        });
      });
    },
  };
  return [
    ...Object.entries(files).map(
      ([original, override]) =>
        new NormalModuleReplacementPlugin(exactly(original), override),
    ),
    guard,
  ];
}
