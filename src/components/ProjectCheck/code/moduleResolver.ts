/** Resolves what the files of a project import from each other. */
import { packageName, readFields } from '../manifest';
import type { Project } from '../project';
import { baseOf, folderOf, isBelow, type ProjectFile } from '../projectFile';
import { asRecord } from '../versions/packageJson';

const BABEL_ALIAS =
  /['"]?([@~\w/.-]{1,99})['"]? ?: ?['"](\.[\w/.@-]{0,200})['"]/g;

/** The ends of a path that a specifier may omit. */
const ENDING = /(?:\.(?:native|ios|android|web))?\.[cm]?[jt]sx?$/;
const INDEX = /(?:^|\/)index$/;

/** Joins a path to a folder, and resolves `.` and `..`. */
function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** A prefix of specifiers, and the path that it stands for: `@/*` for `src/*`. */
interface Alias {
  /** The folder whose files may use it. */
  readonly folder: string;
  readonly prefix: string;
  /** Whether the prefix is the whole specifier. */
  readonly isWhole: boolean;
  readonly to: string;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : '';

/** Reads `paths` and `baseUrl` of a `tsconfig.json`. */
function aliasesInConfig(config: ProjectFile): Alias[] {
  const options = asRecord(readFields(config).compilerOptions);
  const folder = folderOf(config.path);
  const base = joinPath(folder, asText(options.baseUrl));
  const own = Object.entries(asRecord(options.paths)).flatMap(
    ([pattern, targets]): Alias[] =>
      (Array.isArray(targets) ? targets : []).map((target) => ({
        folder,
        prefix: pattern.replace(/\*.*$/, ''),
        isWhole: !pattern.includes('*'),
        to: joinPath(base, asText(target).replace(/\*.*$/, '')),
      })),
  );
  return options.baseUrl === undefined
    ? own
    : [...own, { folder, prefix: '', isWhole: false, to: base }];
}

/** Makes aliases of the name of a package of the project, and of its entry points. */
function aliasesOfPackage(manifest: ProjectFile): Alias[] {
  const prefix = packageName(manifest);
  if (prefix === undefined) return [];
  const to = folderOf(manifest.path);
  const fields = readFields(manifest);
  const mains = ['react-native', 'source', 'main', 'types']
    .map((field) => asText(fields[field]))
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

/**
 * Finds the aliases of `babel-plugin-module-resolver` in the text of a Babel config.
 */
const aliasesInBabel = ({ path, text }: ProjectFile): Alias[] =>
  [...text.matchAll(BABEL_ALIAS)].flatMap(([, name = '', target = '']) => {
    const folder = folderOf(path);
    const to = joinPath(folder, target);
    return [
      { folder, prefix: name, isWhole: true, to },
      { folder, prefix: `${name}/`, isWhole: false, to },
    ];
  });

function append(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Resolves specifiers to files of a project. */
export class ModuleResolver {
  private readonly aliases: readonly Alias[];
  private readonly importers = new Map<string, string[]>();

  /** Paths, one per platform, by the forms in which a specifier may name them. */
  private readonly filesByName = new Map<string, string[]>();

  constructor(private readonly project: Project) {
    for (const path of project.imports.keys()) {
      const name = path.replace(ENDING, '');
      for (const each of new Set([path, name, name.replace(INDEX, '')]))
        append(this.filesByName, each, path);
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

  /** The files of a path without its ending, or with the one of the compiled file. */
  private filesAt(path: string): readonly string[] {
    return (
      this.filesByName.get(path) ??
      this.filesByName.get(path.replace(/\.[cm]?jsx?$/, '')) ??
      []
    );
  }

  /**
   * Resolves a specifier; that of a package outside the project resolves to no file.
   *
   * @param from the path of the importing file
   */
  resolve(from: string, specifier: string): readonly string[] {
    if (specifier.startsWith('.'))
      return this.filesAt(joinPath(folderOf(from), specifier));
    for (const { folder, prefix, isWhole, to } of this.aliases) {
      const isMatch = isWhole
        ? specifier === prefix
        : specifier.startsWith(prefix);
      if (!isMatch || !isBelow(from, folder)) continue;
      const found = this.filesAt(joinPath(to, specifier.slice(prefix.length)));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Lists the files that import a file. */
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
