/** Answers the questions of diagnostics from other files of the project. */
import { traverseFast, type JSXOpeningElement } from '@babel/types';
import {
  checkSafely,
  isReport,
  isSettled,
  lineOf,
  type FileReport,
  type Diagnostic,
} from './checkFile';
import { nameOf } from './semanticModel';
import type { Place } from '../findings';
import type { FromVersion } from './data';
import { isProp, REACT_PROPS } from './library';
import { isFile, parseFile } from './parse';
import {
  EXPORT,
  importedNames,
  namesIn,
  type ImportStatement,
} from '../imports';
import type { ModuleResolver } from './moduleResolver';
import type { OnProgress } from '../outcome';
import type { External } from './usages/usage';
import { LIBRARY } from '../projectFile';
import { memoize } from '../../../shared/memoize';

/** The props of a component that a tag passes, and `…` for each spread. */
function passedProps(
  { attributes }: JSXOpeningElement,
  component: string,
): string[] {
  return attributes.flatMap((each) => {
    if (each.type !== 'JSXAttribute') return '…';
    const name = nameOf(each.name);
    return !REACT_PROPS.has(name) && isProp(component, name) ? name : [];
  });
}

/** The project whose files are asked. */
export interface ResolverOptions {
  readonly modules: ModuleResolver;
  /** The files that have a report already. */
  readonly checkedPaths: ReadonlySet<string>;
  readonly textAt: (path: string) => Promise<string>;
  readonly from: FromVersion;
  readonly onProgress?: OnProgress;
}

/** Replaces the diagnostics whose `external` question other files can answer. */
export class CrossFileResolver {
  /** The reports to resolve; those of files that are reached are added. */
  private waiting: FileReport[] = [];
  /** Files that import the library from another file of the project. */
  private readonly reached = new Set<string>();

  constructor(private readonly options: ResolverOptions) {}

  /**
   * Resolves reports; adds those of files that reach the library through another file.
   */
  async resolveAll(reports: readonly FileReport[]): Promise<FileReport[]> {
    const resolved = new Map<string, FileReport>();
    this.waiting = [...reports];
    for (const report of this.waiting) {
      this.options.onProgress?.(
        `Followed ${resolved.size} of ${this.waiting.length} files.`,
      );
      const diagnostics: Diagnostic[] = [];
      for (const each of report.diagnostics)
        diagnostics.push(...(await this.resolve(each)));
      const isComplete = isSettled(diagnostics);
      // The report of a reached file replaces the one that did not know its barrels.
      resolved.set(report.file, { ...report, diagnostics, isComplete });
    }
    return [...resolved.values()];
  }

  private async resolve(
    diagnostic: Diagnostic,
  ): Promise<readonly Diagnostic[]> {
    const { external } = diagnostic;
    switch (external?.kind) {
      case 'ref':
        return this.resolveRef(diagnostic, external);
      case 'wrapper':
        return this.resolveWrapper(diagnostic, external);
      case 're-export':
        return this.resolveExport(diagnostic);
      case undefined:
        return [diagnostic];
    }
  }

  /** Names the file of the component that gets a ref, unless that file has a report. */
  private async resolveRef(diagnostic: Diagnostic, { name }: External) {
    const { file } = diagnostic.place;
    const text = await this.options.textAt(file);
    const paths = importedNames(text)
      .filter(({ names }) => [...names.values()].includes(name))
      .flatMap((each) => this.options.modules.resolve(file, each.specifier));
    if (paths.some((path) => this.options.checkedPaths.has(path))) return [];
    const [path] = paths;
    return path === undefined
      ? [diagnostic]
      : [{ ...diagnostic, text: `${diagnostic.text} It is in \`${path}\`.` }];
  }

  /**
   * Lists the tags of a wrapper, in any file, that pass props of the wrapped component.
   */
  private async resolveWrapper(
    diagnostic: Diagnostic,
    { name, component }: External,
  ) {
    const { file } = diagnostic.place;
    const places = await this.elementsIn(file, [name], component);
    for (const { path, statements } of await this.importersOf(file)) {
      const locals = statements
        .flatMap(({ names }) => [names.get(name), names.get('default')])
        .filter((each) => each !== undefined);
      places.push(...(await this.elementsIn(path, locals, component)));
    }
    const text = `\`${name}\` passes its props on to \`${component}\`. Check what these pass to it.`;
    return places.map((place) => ({ ...diagnostic, text, place }));
  }

  /** Lists the files that import a file, each with the statements that do. */
  private importersOf(file: string) {
    const { modules, textAt } = this.options;
    return Promise.all(
      modules.importersOf(file).map(async (path) => {
        const text = await textAt(path);
        const statements = importedNames(text).filter(({ specifier }) =>
          modules.resolve(path, specifier).includes(file),
        );
        return { path, text, statements };
      }),
    );
  }

  /** The places where a file renders components, with the props that it passes. */
  private async elementsIn(
    file: string,
    names: readonly string[],
    component: string,
  ): Promise<Place[]> {
    if (names.length === 0) return [];
    const read = parseFile(await this.options.textAt(file));
    if (!isFile(read)) return [];
    const places: Place[] = [];
    let isRendered = this.options.checkedPaths.has(file);
    traverseFast(read, (node) => {
      if (
        node.type !== 'JSXOpeningElement' ||
        !names.includes(nameOf(node.name))
      )
        return;
      isRendered = true;
      const text = passedProps(node, component).join(', ');
      const line = lineOf(node);
      if (text !== '') places.push({ file, line, text, hunks: [] });
    });
    // Without a tag, the file passes the wrapper on, or re-exports it.
    return isRendered || this.reached.has(file)
      ? places
      : [{ file, line: 1, text: '', hunks: [] }];
  }

  private readonly namesOf = memoize((file: string) => this.exportsOf(file));

  /**
   * The names of the library that a file re-exports under the same name; `*` for all.
   */
  private async exportsOf(
    file: string,
    seen = new Set<string>(),
  ): Promise<Set<string>> {
    const names = new Set<string>();
    if (seen.has(file)) return names;
    seen.add(file);
    const text = await this.options.textAt(file);
    const imported = importedNames(text)
      .filter(({ specifier }) => specifier === LIBRARY)
      .flatMap((each) => [...each.names]);
    for (const [, list, specifier] of text.matchAll(EXPORT)) {
      const own = namesIn(list ?? '').flatMap(([from, to]) =>
        from === to ? from : [],
      );
      if (specifier === LIBRARY) {
        for (const name of list === undefined ? ['*'] : own) names.add(name);
      } else if (specifier === undefined) {
        for (const name of own) {
          if (imported.some(([from, to]) => from === name && to === name))
            names.add(name);
        }
      } else {
        const others = await Promise.all(
          this.options.modules
            .resolve(file, specifier)
            .map((each) => this.exportsOf(each, seen)),
        );
        const given = new Set(others.flatMap((each) => [...each]));
        const isAll = given.has('*');
        for (const name of list === undefined ? given : own)
          if (isAll || given.has(name)) names.add(name);
      }
    }
    return names;
  }

  /** Checks the files that import the library from a file that re-exports it. */
  private async resolveExport(diagnostic: Diagnostic) {
    const { file, line } = diagnostic.place;
    const lines = (await this.options.textAt(file)).split('\n');
    // The name of another export does not tell which component it wraps.
    if (!/^\s*export\s+(?:type\s+)?[*{]/.test(lines[line - 1] ?? ''))
      return [diagnostic];
    const left: Diagnostic[] = [];
    const waiting = [file];
    for (const from of waiting) {
      const names = await this.namesOf(from);
      const isExported = (name: string) =>
        names.has(name) || (names.has('*') && name !== 'default');
      for (const { path, text, statements } of await this.importersOf(from)) {
        if (statements.length === 0) {
          const isBarrel = (await this.namesOf(path)).size > 0;
          if (isBarrel && !waiting.includes(path)) waiting.push(path);
          continue;
        }
        const imported = statements.flatMap((each) => [...each.names.keys()]);
        if (!imported.some(isExported)) continue;
        if (imported.every(isExported))
          this.checkImporter(path, text, statements);
        else
          left.push({
            ...diagnostic,
            text: `This imports the library from \`${from}\`, together with other things. Check it as if it imported from \`${LIBRARY}\`.`,
            place: {
              file: path,
              line: text.slice(0, statements[0]?.start).split('\n').length,
              text: '',
              hunks: [],
            },
          });
      }
    }
    return left;
  }

  /** Checks a file as if its statements imported from the library itself. */
  private checkImporter(
    path: string,
    text: string,
    statements: readonly ImportStatement[],
  ): void {
    if (this.reached.has(path)) return;
    this.reached.add(path);
    const barrels = statements.map(({ specifier }) => specifier);
    const report = checkSafely(path, text, this.options.from, { barrels });
    if (isReport(report)) this.waiting.push(report);
  }
}
