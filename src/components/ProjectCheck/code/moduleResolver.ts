/** Resolves what the files of a project import from each other. */
import { packageName, readFields } from '../manifest';
import type { Project } from '../project';
import { baseOf, folderOf, isBelow, type ProjectFile } from '../projectFile';
import { asRecord } from '../versions/packageJson';

const ALIAS = /['"]?([@~\w/.-]{1,99})['"]? ?: ?['"](\.[\w/.@-]{0,200})['"]/g;

/** What an import leaves out of a file's path. */
const ENDING = /(?:\.(?:native|ios|android|web))?\.[cm]?[jt]sx?$/;
const INDEX = /(?:^|\/)index$/;

/** Joins a path to a folder, and takes `.` and `..` out. */
function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Where names that begin in a certain way are: `@/*` in `src/*`. */
interface Alias {
  /** What it holds for. */
  readonly folder: string;
  readonly prefix: string;
  readonly isWhole: boolean;
  readonly to: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : '';

/** The `paths` and the `baseUrl` of a `tsconfig.json`. */
function aliasesInConfig(config: ProjectFile): Alias[] {
  const options = asRecord(readFields(config).compilerOptions);
  const folder = folderOf(config.path);
  const base = joinPath(folder, textOf(options.baseUrl));
  const own = Object.entries(asRecord(options.paths)).flatMap(
    ([pattern, targets]): Alias[] =>
      (Array.isArray(targets) ? targets : []).map((target) => ({
        folder,
        prefix: pattern.replace(/\*.*$/, ''),
        isWhole: !pattern.includes('*'),
        to: joinPath(base, textOf(target).replace(/\*.*$/, '')),
      })),
  );
  return options.baseUrl === undefined
    ? own
    : [...own, { folder, prefix: '', isWhole: false, to: base }];
}

/** The names of the project's own packages. */
function aliasesOfPackage(manifest: ProjectFile): Alias[] {
  const prefix = packageName(manifest);
  if (prefix === undefined) return [];
  const to = folderOf(manifest.path);
  const fields = readFields(manifest);
  const mains = ['react-native', 'source', 'main', 'types']
    .map((field) => textOf(fields[field]))
    .filter((main) => main !== '')
    .concat('src/index', 'index');
  return [
    { folder: '', prefix: `${prefix}/`, isWhole: false, to },
    ...mains.map((main) => ({
      folder: '',
      prefix,
      isWhole: true,
      to: joinPath(to, main),
    })),
  ];
}

/** The aliases of Babel's module resolver, which are written in a program. */
const aliasesInBabel = ({ path, text }: ProjectFile): Alias[] =>
  [...text.matchAll(ALIAS)].flatMap(([, name = '', target = '']) => {
    const folder = folderOf(path);
    const to = joinPath(folder, target);
    return [
      { folder, prefix: name, isWhole: true, to },
      { folder, prefix: `${name}/`, isWhole: false, to },
    ];
  });

function append(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** Finds the files that an import leads to. */
export class ModuleResolver {
  private readonly aliases: readonly Alias[];
  private readonly importers = new Map<string, string[]>();

  /** The files, one for each platform, by what imports call them. */
  private readonly names = new Map<string, string[]>();

  constructor(private readonly project: Project) {
    for (const path of project.imports.keys()) {
      const name = path.replace(ENDING, '');
      for (const each of new Set([path, name, name.replace(INDEX, '')]))
        append(this.names, each, path);
    }
    const { configs, manifests } = project;
    this.aliases = [
      ...configs.flatMap((config) =>
        baseOf(config.path).startsWith('babel')
          ? aliasesInBabel(config)
          : aliasesInConfig(config),
      ),
      ...manifests.flatMap(aliasesOfPackage),
    ].sort((a, b) => b.folder.length - a.folder.length);
  }

  private filesAt(path: string): readonly string[] {
    return (
      this.names.get(path) ??
      this.names.get(path.replace(/\.[cm]?jsx?$/, '')) ??
      []
    );
  }

  /** @param from the path of the file that imports */
  resolve(from: string, specifier: string): readonly string[] {
    if (specifier.startsWith('.'))
      return this.filesAt(joinPath(folderOf(from), specifier));
    for (const { folder, prefix, isWhole, to } of this.aliases) {
      const fits = isWhole
        ? specifier === prefix
        : specifier.startsWith(prefix);
      if (!fits || !isBelow(from, folder)) continue;
      const found = this.filesAt(joinPath(to, specifier.slice(prefix.length)));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The files that import a file. */
  importersOf(path: string): readonly string[] {
    if (this.importers.size === 0) {
      for (const [from, specifiers] of this.project.imports) {
        for (const to of specifiers.flatMap((each) => this.resolve(from, each)))
          append(this.importers, to, from);
      }
    }
    return this.importers.get(path) ?? [];
  }
}
