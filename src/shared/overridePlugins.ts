import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';

type Configuration = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;
type BundlerPlugins = NonNullable<Configuration['plugins']>;

/** The site's modules, as absolute paths, by the module that each replaces. */
export type Overrides = Readonly<Record<string, string>>;

/** Makes a RegExp that matches exactly a path. */
export function exactPathPattern(file: string): RegExp {
  return new RegExp(`^${file.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}

/** Returns the path of a module for messages, in `node_modules` or in the project. */
function modulePathInMessages(file: string): string {
  const [, inPackage] = /.*[\\/]node_modules[\\/](.*)/.exec(file) ?? [];
  return inPackage ?? path.relative(process.cwd(), file);
}

/**
 * Finds the overrides that did nothing.
 *
 * @param files - our modules by the module that each replaces
 * @param bundled - the files of all modules of the bundle
 * @returns what is wrong, a message per override
 */
function findUnused(files: Overrides, bundled: ReadonlySet<string>): string[] {
  return Object.entries(files).flatMap(([original, override]) => {
    if (bundled.has(original)) {
      return [
        `${modulePathInMessages(original)} is in the bundle, although it is replaced.`,
      ];
    }
    return bundled.has(override)
      ? []
      : [
          `${modulePathInMessages(original)} was not replaced: it does not exist, or nothing imports it. Delete its override ${modulePathInMessages(override)}, or name the module that Docusaurus has instead.`,
        ];
  });
}

/**
 * Makes bundler plugins that replace private modules of Docusaurus by ours.
 *
 * @param files - our modules by the module that each replaces
 * @throws Error when all modules of the bundle are known, and one was not
 *   replaced
 */
export function createOverridePlugins(
  files: Overrides,
  { instance: { NormalModuleReplacementPlugin } }: CurrentBundler,
): BundlerPlugins {
  const guard: BundlerPlugins[number] = ({ hooks }) => {
    hooks.thisCompilation.tap('overrides', (compilation) => {
      compilation.hooks.finishModules.tap('overrides', (modules) => {
        const bundled = new Set(
          [...modules].map((module) => String(Reflect.get(module, 'resource'))),
        );
        const unused = findUnused(files, bundled);
        if (unused.length > 0) {
          throw new Error(`${unused.join('\n')}\nSee src/client/README.md.`);
        }
      });
    });
  };
  return [
    ...Object.entries(files).map(
      ([original, override]) =>
        new NormalModuleReplacementPlugin(exactPathPattern(original), override),
    ),
    guard,
  ];
}
