/** Builds the facts of the current version from its published package. */
import ts from 'typescript';
import type {
  ApiFacts,
  ComponentFacts,
  HookFacts,
  TypeFacts,
} from '../../src/shared/api/types';
import { componentType } from './componentType';
import { applyDefaults, constantValue } from './defaults';
import {
  deprecationOf,
  Flattener,
  members,
  withInherits,
  type Flat,
} from './members';
import { prove, RUNTIME_DEPRECATION } from './nestedDefaults';
import { unalias, type PublishedPackage } from './package';
import { METHODS_INTERFACES, TypeText } from './typeText';

/**
 * @returns everything that the package exports
 * @throws when the package no longer looks as the extraction expects
 */
export function extractFacts(pkg: PublishedPackage): ApiFacts {
  return new Extraction(pkg).facts();
}

/**
 * The facts as they are committed: sorted, so that a diff shows changes of the
 * package and nothing else. Enum members keep their order, which is their
 * meaning.
 */
export function factsToJson(facts: ApiFacts): string {
  const sort = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return value;
    const entries = Object.entries(value);
    return entries.every(([, each]) => typeof each === 'number')
      ? value
      : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return `${JSON.stringify(facts, sort, 2)}\n`;
}

class Extraction {
  /** Documented name by symbol: exports, and the two interfaces of methods. */
  private readonly names = new Map<ts.Symbol, string>();
  private readonly text: TypeText;
  private readonly flattener: Flattener;

  constructor(private readonly pkg: PublishedPackage) {
    for (const [exported, symbol] of pkg.exports) {
      const target = unalias(pkg.checker, symbol);
      this.names.set(target, exported === 'default' ? target.name : exported);
    }
    this.text = new TypeText(pkg, (symbol) => this.names.has(symbol));
    this.flattener = new Flattener(
      pkg,
      this.text,
      (symbol) =>
        this.names.get(symbol) ??
        (METHODS_INTERFACES.includes(symbol.name) ? symbol.name : undefined),
    );
  }

  facts(): ApiFacts {
    const facts: ApiFacts = {
      package: '@gorhom/bottom-sheet',
      version: this.pkg.manifest.version,
      components: {},
      methods: {},
      hooks: {},
      types: {},
      enums: {},
      constants: {},
      functions: {},
    };
    for (const symbol of this.pkg.exports.values()) {
      this.add(facts, unalias(this.pkg.checker, symbol), symbol.name);
    }
    for (const name of METHODS_INTERFACES) {
      const flat = this.flattener.declaration(this.methodsInterface(name));
      facts.methods[name] = withInherits({ members: members(flat) }, flat);
    }
    applyDefaults(this.pkg, facts, (name) =>
      this.symbolOf(name)?.declarations?.[0]?.getSourceFile(),
    );
    return facts;
  }

  private add(facts: ApiFacts, symbol: ts.Symbol, exportedAs: string): void {
    const name = exportedAs === 'default' ? symbol.name : exportedAs;
    const value = symbol.declarations?.find(
      (node) => !ts.isTypeAliasDeclaration(node),
    );
    if (value && ts.isEnumDeclaration(value)) {
      const values = value.members.map((member) => [
        member.name.getText(),
        Number(this.pkg.checker.getConstantValue(member)),
      ]);
      facts.enums[name] = {
        members: Object.fromEntries(values) as Record<string, number>,
      };
    } else if (symbol.flags & ts.SymbolFlags.Value && value) {
      if (/^use[A-Z]/.test(name)) facts.hooks[name] = this.hook(symbol, name);
      else if (/^[A-Z][a-z]/.test(name)) {
        facts.components[name] = {
          ...(exportedAs === 'default' ? { exportedAs } : {}),
          ...this.deprecation(name, value),
          ...this.component(value, name),
        };
      } else this.addConstantOrFunction(facts, symbol, name, value);
    } else if (symbol.declarations?.[0]) {
      facts.types[name] = this.typeFacts(symbol.declarations[0], name);
    }
  }

  private component(value: ts.Declaration, name: string): ComponentFacts {
    const { props, ref } = componentType(value, this.text);
    const flat = this.publishedProps(props, name);
    return withInherits(
      { ...(ref === undefined ? {} : { ref }), props: members(flat) },
      flat,
    );
  }

  /**
   * The props as their own type declares them. What a component's declaration
   * says may be that type printed by a compiler, comments and imports lost
   * (v2's `BottomSheet`): the exported type of the same name is the better text.
   */
  private publishedProps(node: ts.TypeNode, name: string): Flat {
    const own = this.pkg.exports.get(`${name}Props`);
    const declaration = own && unalias(this.pkg.checker, own).declarations?.[0];
    if (declaration === undefined) return this.flattener.type(node);
    const published = this.flattener.declaration(declaration);
    const written = this.flattener.type(node, { expand: true });
    // `BottomSheetBackdropProps` is what a custom backdrop is given, not what
    // the built-in one takes: then the component's own type counts.
    const same = [...written.members.keys()].every(
      (prop) =>
        published.members.has(prop) ||
        published.inherits.some((base) => base.of !== undefined),
    );
    return same ? published : this.flattener.type(node);
  }

  private hook(symbol: ts.Symbol, name: string): HookFacts {
    const declarations = symbol.declarations ?? [];
    const signatures: string[] = [];
    let returned: ts.TypeNode | undefined;
    let parameters: string[] = [];
    for (const node of declarations) {
      const callable = callableOf(node);
      signatures.push(this.signature(callable));
      if (!callable || !ts.isFunctionLike(callable)) continue;
      returned ??= callable.type;
      parameters = callable.parameters.flatMap((parameter) =>
        parameter.type ? [this.text.of(parameter.type)] : [],
      );
    }
    const facts: HookFacts = {
      ...(name.includes('Internal') ? { internal: true as const } : {}),
      ...this.deprecation(name, declarations[0]),
      signatures,
    };
    // Internal hooks give out the sheet's private state, and a hook that
    // returns the type it takes adds nothing to describe.
    if (
      returned === undefined ||
      facts.internal ||
      parameters.includes(this.text.of(returned))
    ) {
      return facts;
    }
    const flat = this.flattener.type(returned);
    if (flat.members.size > 0) facts.returns = members(flat);
    return withInherits(facts, {
      inherits: flat.inherits.filter((base) => base.of !== undefined),
    });
  }

  private addConstantOrFunction(
    facts: ApiFacts,
    symbol: ts.Symbol,
    name: string,
    value: ts.Declaration,
  ): void {
    const type = this.pkg.checker.getTypeOfSymbolAtLocation(symbol, value);
    const isConstant = /^[A-Z][A-Z_]+$/.test(name);
    const typed = ts.isVariableDeclaration(value) ? value.type : undefined;
    if (type.getCallSignatures().length === 0) {
      facts.constants[name] = {
        type: typed ? this.text.of(typed) : this.pkg.checker.typeToString(type),
        value: constantValue(this.pkg, name),
      };
      return;
    }
    facts.functions[name] = {
      ...this.deprecation(name, value),
      signatures: [this.signature(callableOf(value))],
      ...(isConstant ? { value: constantValue(this.pkg, name) } : {}),
    };
  }

  private signature(callable: ts.Node | undefined): string {
    if (callable === undefined) return 'unknown';
    return ts.isFunctionTypeNode(callable) || ts.isFunctionDeclaration(callable)
      ? this.text.signature(callable)
      : this.text.of(callable);
  }

  private typeFacts(node: ts.Declaration, name: string): TypeFacts {
    const generic =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
        ? node.typeParameters
        : undefined;
    const facts: TypeFacts = generic?.length
      ? { typeParameters: this.text.generics(generic) }
      : {};
    const component = name.replace(/Props$/, '');
    if (this.isPropsTypeOf(component, node)) {
      return { ...facts, propsOf: component };
    }
    const flat = this.flattener.declaration(node);
    if (flat.members.size === 0 && ts.isTypeAliasDeclaration(node)) {
      return { ...facts, declaration: this.text.of(node.type) };
    }
    return withInherits({ ...facts, members: members(flat) }, flat);
  }

  /** `BottomSheetProps`, but not `BottomSheetBackdropProps`. */
  private isPropsTypeOf(component: string, node: ts.Declaration): boolean {
    const symbol = this.pkg.exports.has(`${component}Props`)
      ? this.symbolOf(component)
      : undefined;
    const value = symbol?.declarations?.find(
      (declaration) => !ts.isTypeAliasDeclaration(declaration),
    );
    if (value === undefined) return false;
    const { props } = componentType(value, this.text);
    const written = [
      ...this.flattener.type(props, { expand: true }).members.keys(),
    ];
    const declared = this.flattener.declaration(node, { expand: true }).members;
    return written.every((prop) => declared.has(prop));
  }

  private deprecation(name: string, node: ts.Node | undefined) {
    if (name === RUNTIME_DEPRECATION.name) {
      prove(this.pkg, RUNTIME_DEPRECATION);
      return { deprecated: { replacement: RUNTIME_DEPRECATION.replacement } };
    }
    const statement = node && ts.findAncestor(node, ts.isStatement);
    const replacement = statement && deprecationOf(statement);
    return replacement === undefined ? {} : { deprecated: { replacement } };
  }

  private methodsInterface(name: string): ts.Declaration {
    const file = this.pkg.file('lib/typescript/types.d.ts');
    const declaration = file?.statements.find(
      (node) => ts.isInterfaceDeclaration(node) && node.name.text === name,
    );
    if (declaration === undefined) throw new Error(`types.d.ts has no ${name}`);
    return declaration as ts.InterfaceDeclaration;
  }

  private symbolOf(name: string): ts.Symbol | undefined {
    return [...this.names].find(([, each]) => each === name)?.[0];
  }
}

/** What of a declaration can be called. */
const callableOf = (node: ts.Declaration) =>
  ts.isVariableDeclaration(node) ? node.type : node;
