/** Asks the other files of a project what one of them leaves open. */
import { traverseFast, type JSXOpeningElement } from '@babel/types';
import { check } from './code/answer';
import { isReport, type FileReport, type Diagnostic } from './code/check';
import { nameOf } from './code/semanticModel';
import type { Place } from './findings';
import type { FromVersion } from './code/data';
import { isProp } from './code/library';
import { isFile, parseFile } from './code/parse';
import {
  EXPORT,
  importsOf,
  namesIn,
  type ImportStatement,
} from './importStatements';
import type { ModuleResolver } from './imports';
import type { OnProgress } from './outcome';
import { LIBRARY } from './projectFile';

const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

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

export interface LinkedProject {
  readonly resolver: ModuleResolver;
  /** The files that are judged themselves. */
  readonly judged: ReadonlySet<string>;
  readonly textAt: (path: string) => Promise<string>;
  readonly from: FromVersion;
  readonly onProgress?: OnProgress | undefined;
}

/** Answers the questions that reports have about other files. */
export class Linker {
  private readonly added = new Map<string, FileReport>();
  private readonly reached = new Set<string>();
  private readonly exported = new Map<string, Promise<Set<string>>>();

  constructor(private readonly project: LinkedProject) {}

  /** The reports, and those of files that were reached from them. */
  async linkAll(reports: readonly FileReport[]): Promise<FileReport[]> {
    const linked = new Map<string, FileReport>();
    const waiting = [...reports];
    // Files that are reached are judged with those that they are reached from.
    for (const report of waiting) {
      this.project.onProgress?.(
        `Followed ${linked.size} of ${waiting.length} files.`,
      );
      const findings: Diagnostic[] = [];
      for (const finding of report.findings)
        findings.push(...(await this.link(finding)));
      const isComplete = findings.every(
        ({ level }) => level === 'change' || level === 'know',
      );
      linked.set(report.file, { ...report, findings, isComplete });
      waiting.push(...this.added.values());
      this.added.clear();
    }
    return [...linked.values()];
  }

  private async link(finding: Diagnostic): Promise<readonly Diagnostic[]> {
    const { external, place } = finding;
    switch (external?.kind) {
      case 'ref':
        return this.linkRef(finding, external.name);
      case 'wrapper':
        return this.linkWrapper(finding, external.name, external.component);
      case 're-export':
        return this.linkExport(finding, place.file);
      case undefined:
        return [finding];
    }
  }

  /** The component that gets a ref is judged where it is. */
  private async linkRef(finding: Diagnostic, name: string) {
    const { file } = finding.place;
    const text = await this.project.textAt(file);
    const paths = importsOf(text)
      .filter(({ names }) => [...names.values()].includes(name))
      .flatMap((each) => this.project.resolver.resolve(file, each.specifier));
    if (paths.some((path) => this.project.judged.has(path))) return [];
    const [path] = paths;
    return path === undefined
      ? [finding]
      : [{ ...finding, text: `${finding.text} It is in \`${path}\`.` }];
  }

  /** Lists the uses of a wrapper that pass what its sheet takes. */
  private async linkWrapper(
    finding: Diagnostic,
    name: string,
    component: string,
  ) {
    const { file } = finding.place;
    const own = await this.usesIn(file, [name], component);
    const others = await Promise.all(
      this.project.resolver.importersOf(file).map(async (path) => {
        const text = await this.project.textAt(path);
        const locals = importsOf(text)
          .filter(({ specifier }) => this.leadsTo(path, specifier, file))
          .flatMap(({ names }) => [names.get(name), names.get('default')])
          .filter((each) => each !== undefined);
        return this.usesIn(path, locals, component);
      }),
    );
    const text = `\`${name}\` passes its props on to \`${component}\`. Check what these pass to it.`;
    return [...own, ...others.flat()].map((place) => ({
      ...finding,
      text,
      place,
    }));
  }

  private leadsTo(from: string, specifier: string, to: string): boolean {
    return this.project.resolver.resolve(from, specifier).includes(to);
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
    const imported = importsOf(text)
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
          this.project.resolver
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
  private async linkExport(finding: Diagnostic, file: string) {
    const { line } = finding.place;
    const lines = (await this.project.textAt(file)).split('\n');
    // A value that is made of the library's has a name that nothing tells of.
    if (!/^\s*export\s+(?:type\s+)?[*{]/.test(lines[line - 1] ?? ''))
      return [finding];
    const left: Diagnostic[] = [];
    const waiting = [file];
    for (const from of waiting) {
      const names = await this.namesOf(from);
      const isExported = (name: string) =>
        names.has(name) || (names.has('*') && name !== 'default');
      for (const path of this.project.resolver.importersOf(from)) {
        const text = await this.project.textAt(path);
        const statements = importsOf(text).filter(({ specifier }) =>
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
            ...finding,
            text: `This imports the library from \`${from}\`, together with other things. Check it as if it imported from \`${LIBRARY}\`.`,
            place: {
              file: path,
              line: lineAt(text, statements[0]?.start ?? 0),
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
    const report = check(path, text, this.project.from, { barrels });
    if (isReport(report)) this.added.set(path, report);
  }
}
