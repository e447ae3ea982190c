/** Asks the other files of a project what one of them leaves open. */
import { traverseFast, type JSXOpeningElement } from '@babel/types';
import { checkSafely } from './checkSafely';
import {
  isReport,
  isSettled,
  type FileReport,
  type Diagnostic,
} from './checkFile';
import { nameOf } from './semanticModel';
import type { Place } from '../findings';
import type { FromVersion } from './data';
import { isProp } from './library';
import { isFile, parseFile } from './parse';
import {
  EXPORT,
  importedNames,
  namesIn,
  type ImportStatement,
} from '../imports';
import type { ModuleResolver } from './moduleResolver';
import type { OnProgress } from '../outcome';
import { LIBRARY } from '../projectFile';

/** The sheet's props that a tag passes, and `…` for those that are not visible. */
function passedProps(
  { attributes }: JSXOpeningElement,
  component: string,
): string[] {
  return attributes.flatMap((each) => {
    if (each.type !== 'JSXAttribute') return '…';
    const name = nameOf(each.name) ?? '';
    const isOwn = ['children', 'key', 'ref'].includes(name);
    return !isOwn && isProp(component, name) ? name : [];
  });
}

export interface CheckedFiles {
  readonly modules: ModuleResolver;
  /** The files that are judged themselves. */
  readonly judged: ReadonlySet<string>;
  readonly textAt: (path: string) => Promise<string>;
  readonly from: FromVersion;
  readonly onProgress?: OnProgress | undefined;
}

/** Answers the questions that reports have about other files. */
export class CrossFileResolver {
  private readonly added: FileReport[] = [];
  private readonly reached = new Set<string>();
  private readonly exported = new Map<string, Promise<Set<string>>>();

  constructor(private readonly project: CheckedFiles) {}

  /** The reports, and those of files that were reached from them. */
  async resolveAll(reports: readonly FileReport[]): Promise<FileReport[]> {
    const resolved = new Map<string, FileReport>();
    const waiting = [...reports];
    // Files that are reached are judged with those that they are reached from.
    for (const report of waiting) {
      this.project.onProgress?.(
        `Followed ${resolved.size} of ${waiting.length} files.`,
      );
      const diagnostics: Diagnostic[] = [];
      for (const each of report.diagnostics)
        diagnostics.push(...(await this.resolve(each)));
      const isComplete = isSettled(diagnostics);
      // One that is reached replaces what was said of it alone.
      resolved.set(report.file, { ...report, diagnostics, isComplete });
      for (const added of this.added.splice(0)) waiting.push(added);
    }
    return [...resolved.values()];
  }

  private async resolve(
    diagnostic: Diagnostic,
  ): Promise<readonly Diagnostic[]> {
    const { external, place } = diagnostic;
    switch (external?.kind) {
      case 'ref':
        return this.resolveRef(diagnostic, external.name);
      case 'wrapper':
        return this.resolveWrapper(
          diagnostic,
          external.name,
          external.component,
        );
      case 're-export':
        return this.resolveExport(diagnostic, place.file);
      case undefined:
        return [diagnostic];
    }
  }

  /** The component that gets a ref is judged where it is. */
  private async resolveRef(diagnostic: Diagnostic, name: string) {
    const { file } = diagnostic.place;
    const text = await this.project.textAt(file);
    const paths = importedNames(text)
      .filter(({ names }) => [...names.values()].includes(name))
      .flatMap((each) => this.project.modules.resolve(file, each.specifier));
    if (paths.some((path) => this.project.judged.has(path))) return [];
    const [path] = paths;
    return path === undefined
      ? [diagnostic]
      : [{ ...diagnostic, text: `${diagnostic.text} It is in \`${path}\`.` }];
  }

  /** Lists the uses of a wrapper that pass what its sheet takes. */
  private async resolveWrapper(
    diagnostic: Diagnostic,
    name: string,
    component: string,
  ) {
    const { file } = diagnostic.place;
    const own = await this.usesIn(file, [name], component);
    const others = await Promise.all(
      this.project.modules.importersOf(file).map(async (path) => {
        const text = await this.project.textAt(path);
        const locals = importedNames(text)
          .filter(({ specifier }) => this.leadsTo(path, specifier, file))
          .flatMap(({ names }) => [names.get(name), names.get('default')])
          .filter((each) => each !== undefined);
        return this.usesIn(path, locals, component);
      }),
    );
    const text = `\`${name}\` passes its props on to \`${component}\`. Check what these pass to it.`;
    return [...own, ...others.flat()].map((place) => ({
      ...diagnostic,
      text,
      place,
    }));
  }

  private leadsTo(from: string, specifier: string, to: string): boolean {
    return this.project.modules.resolve(from, specifier).includes(to);
  }

  /** Where a file uses components, and what it passes to them. */
  private async usesIn(
    file: string,
    names: readonly string[],
    component: string,
  ): Promise<Place[]> {
    if (names.length === 0) return [];
    const read = parseFile(await this.project.textAt(file));
    if (!isFile(read)) return [];
    const tags: JSXOpeningElement[] = [];
    traverseFast(read, (node) => {
      if (
        node.type === 'JSXOpeningElement' &&
        names.includes(nameOf(node.name) ?? '')
      )
        tags.push(node);
    });
    const places = tags.flatMap((tag): Place[] => {
      const props = passedProps(tag, component);
      const line = tag.loc?.start.line ?? 1;
      return props.length === 0
        ? []
        : [{ file, line, text: props.join(', '), hunks: [] }];
    });
    // It is handed on to something else.
    const isHanded =
      tags.length === 0 &&
      !this.project.judged.has(file) &&
      !this.reached.has(file);
    return isHanded ? [{ file, line: 1, text: '', hunks: [] }] : places;
  }

  /** As {@link exportsOf} finds them, once for each file. */
  private namesOf(file: string): Promise<Set<string>> {
    const known = this.exported.get(file) ?? this.exportsOf(file);
    this.exported.set(file, known);
    return known;
  }

  /** The names of the library that a file exports again as they are; `*` for all. */
  private async exportsOf(
    file: string,
    seen = new Set<string>(),
  ): Promise<Set<string>> {
    const names = new Set<string>();
    if (seen.has(file)) return names;
    seen.add(file);
    const text = await this.project.textAt(file);
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
          this.project.modules
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

  /** Judges the files that import the library from one of the project's. */
  private async resolveExport(diagnostic: Diagnostic, file: string) {
    const { line } = diagnostic.place;
    const lines = (await this.project.textAt(file)).split('\n');
    // A value that is made of the library's has a name that nothing tells of.
    if (!/^\s*export\s+(?:type\s+)?[*{]/.test(lines[line - 1] ?? ''))
      return [diagnostic];
    const left: Diagnostic[] = [];
    const waiting = [file];
    for (const from of waiting) {
      const names = await this.namesOf(from);
      const isExported = (name: string) =>
        names.has(name) || (names.has('*') && name !== 'default');
      for (const path of this.project.modules.importersOf(from)) {
        const text = await this.project.textAt(path);
        const statements = importedNames(text).filter(({ specifier }) =>
          this.leadsTo(path, specifier, from),
        );
        if (statements.length === 0) {
          const isBarrel = (await this.namesOf(path)).size > 0;
          if (isBarrel && !waiting.includes(path)) waiting.push(path);
          continue;
        }
        const imported = statements.flatMap((each) => [...each.names.keys()]);
        if (!imported.some(isExported)) continue;
        if (imported.every(isExported)) this.judge(path, text, statements);
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

  /** Judges a file as if it imported from the library itself. */
  private judge(
    path: string,
    text: string,
    statements: readonly ImportStatement[],
  ): void {
    if (this.reached.has(path)) return;
    this.reached.add(path);
    const barrels = statements.map(({ specifier }) => specifier);
    const report = checkSafely(path, text, this.project.from, { barrels });
    if (isReport(report)) this.added.push(report);
  }
}
