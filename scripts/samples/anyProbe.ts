import ts from 'typescript';
import { createSampleProgram } from './program';
import { PACKAGE } from './rules';
import type { VersionName } from '../../src/site/versions';

/** A place in the published types that stays `any`. */
export interface KnownAny {
  /** For example `BottomSheetProps.style`. */
  path: string;
  reason: string;
}

/**
 * Walks everything that a version's package exports, through props, methods,
 * parameters and returns, and lists what is typed `any`: there a sample would
 * compile whatever it says.
 *
 * @returns paths such as `BottomSheetProps.style` or `useBottomSheet()`.
 */
export function findAnyTypes(
  version: VersionName,
  options?: { shims?: boolean },
): string[] {
  const sample = {
    file: 'probe.ts',
    lineOffset: 0,
    columnOffset: 0,
    lang: 'ts' as const,
    code: "export * from '@gorhom/bottom-sheet';\nexport { default } from '@gorhom/bottom-sheet';",
  };
  const { checker, files } = createSampleProgram(version, [sample], options);
  const root = files[0] && checker.getSymbolAtLocation(files[0]);
  if (!root) {
    throw new Error(`The ${version} package exports nothing.`);
  }
  const walker = new Walker(checker);
  // Types before values: a prop is then named by its props type.
  const isType = (symbol: ts.Symbol): boolean =>
    !/^(default$|use)/.test(symbol.name) &&
    /(Props|Config|Methods)$/.test(symbol.name);
  const exported = checker.getExportsOfModule(root);
  for (const symbol of [
    ...exported.filter(isType),
    ...exported.filter((candidate) => !isType(candidate)),
  ]) {
    walker.visitExport(symbol);
  }
  return [...walker.found].sort();
}

/** What differs from the list of known holes, in both directions. */
export function compareWithKnown(
  version: VersionName,
  found: readonly string[],
  known: readonly KnownAny[],
): string[] {
  const listed = new Set(known.map((entry) => entry.path));
  return [
    ...found
      .filter((entry) => !listed.has(entry))
      .map(
        (entry) =>
          `${version}: ${entry} is any. Close the hole in tests/types/${version}/shims, or list it with a reason.`,
      ),
    ...known
      .filter((entry) => !found.includes(entry.path))
      .map(
        (entry) =>
          `${version}: ${entry.path} is listed as any but is typed. Remove it from the list.`,
      ),
  ];
}

class Walker {
  readonly found = new Set<string>();
  private readonly seen = new Set<ts.Type>();

  constructor(private readonly checker: ts.TypeChecker) {}

  visitExport(exported: ts.Symbol): void {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(exported)
        : exported;
    const name = exported.name === 'default' ? 'BottomSheet' : exported.name;
    if (symbol.flags & ts.SymbolFlags.Value) {
      this.visit(this.checker.getTypeOfSymbol(symbol), name);
    }
    if (symbol.flags & ts.SymbolFlags.Type) {
      this.visit(this.checker.getDeclaredTypeOfSymbol(symbol), name);
    }
  }

  private visit(type: ts.Type, path: string): void {
    if (type.flags & ts.TypeFlags.Any) {
      // How deep it sits in type arguments says nothing to a reader.
      const place = path.replaceAll('<>', '');
      this.found.add(path.endsWith('<>') ? `${place}<>` : place);
      return;
    }
    if (this.seen.has(type)) {
      return;
    }
    this.seen.add(type);
    if (type.isUnionOrIntersection()) {
      type.types.forEach((part) => {
        this.visit(part, path);
      });
    }
    for (const argument of this.typeArguments(type)) {
      this.visit(argument, `${path}<>`);
    }
    for (const signature of type.getCallSignatures()) {
      this.visitSignature(signature, path);
    }
    for (const property of type.getProperties()) {
      this.visitProperty(property, path);
    }
  }

  private typeArguments(type: ts.Type): readonly ts.Type[] {
    const reference = (type as ts.ObjectType).objectFlags;
    return [
      ...(type.aliasTypeArguments ?? []),
      ...(type.flags & ts.TypeFlags.Object &&
      reference & ts.ObjectFlags.Reference
        ? this.checker.getTypeArguments(type as ts.TypeReference)
        : []),
    ];
  }

  private visitSignature(signature: ts.Signature, path: string): void {
    if (!signature.declaration || !isOwn(signature.declaration)) {
      // A component: its call comes from React, its props from the package.
      const props = signature.parameters[0];
      if (props && /^[A-Z]/.test(path)) {
        this.visit(this.checker.getTypeOfSymbol(props), path);
      }
      return;
    }
    for (const parameter of signature.parameters) {
      const type = this.checker.getTypeOfSymbol(parameter);
      this.visit(type, `${path}(${parameter.name})`);
    }
    this.visit(signature.getReturnType(), `${path}()`);
  }

  private visitProperty(property: ts.Symbol, path: string): void {
    if (property.declarations?.some(isOwn)) {
      const type = this.checker.getTypeOfSymbol(property);
      this.visit(type, `${path}.${property.name}`);
    }
  }
}

function isOwn(declaration: ts.Node): boolean {
  return declaration.getSourceFile().fileName.includes(PACKAGE);
}
