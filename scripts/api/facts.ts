/** Builds the facts of the current version from its published package. */
import ts from 'typescript';
import type {
  ApiFacts,
  ComponentFacts,
  Deprecation,
  HookFacts,
  Inherits,
  Members,
  TypeFacts,
} from '../../src/shared/api/types';
import { componentType } from './componentType';
import { applyDefaults, constantValue } from './defaults';
import { deprecationOf, Flattener } from './members';
import { assertSourceContains, RUNTIME_DEPRECATION } from './nestedDefaults';
import { nodesOf, unalias } from '../lib/syntax';
import { exportOf, type PublishedPackage } from './package';
import { TypeText } from './typeText';

/** Not exported, but documented under their own names. */
const METHODS_INTERFACES = ['BottomSheetMethods', 'BottomSheetModalMethods'];

/**
 * Reads the facts of everything that the package exports.
 *
 * @throws when the package no longer looks as the extraction expects
 */
export function extractFacts(pkg: PublishedPackage): ApiFacts {
  return new Extraction(pkg).facts();
}

/**
 * Serializes the facts, sorted, so that a diff shows changes of the package and
 * nothing else. Enum members keep their order, which is their meaning.
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
  /** Documented symbols by name: exports, and the two interfaces of methods. */
  private readonly symbols: ReadonlyMap<string, ts.Symbol>;
  private readonly text: TypeText;
  private readonly flattener: Flattener;

  constructor(private readonly pkg: PublishedPackage) {
    const methods = METHODS_INTERFACES.map(
      (name) =>
        [name, exportOf(pkg, 'lib/typescript/types.d.ts', name)] as const,
    );
    const exported = [...pkg.exports].map(([name, symbol]) => {
      const target = unalias(pkg.checker, symbol);
      return [name === 'default' ? target.name : name, target] as const;
    });
    this.symbols = new Map([...exported, ...methods]);
    const names = new Map(
      [...this.symbols].map(([name, each]) => [each, name]),
    );
    this.text = new TypeText(pkg, (symbol) => names.get(symbol));
    this.flattener = new Flattener(this.text);
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
    for (const [name, symbol] of this.symbols) this.add(facts, symbol, name);
    applyDefaults(this.pkg, facts, (name) =>
      this.symbols.get(name)?.declarations?.[0]?.getSourceFile(),
    );
    return facts;
  }

  private add(facts: ApiFacts, symbol: ts.Symbol, name: string): void {
    const value = valueDeclaration(symbol);
    const [first] = symbol.declarations ?? [];
    if (first && METHODS_INTERFACES.includes(name)) {
      const { members, inherits } = this.flattener.declaration(first);
      facts.methods[name] = { members, inherits: undefinedIfEmpty(inherits) };
    } else if (value && ts.isEnumDeclaration(value)) {
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
        facts.components[name] = this.component(value, name);
      } else this.addConstantOrFunction(facts, symbol, name, value);
    } else if (first) {
      facts.types[name] = this.typeFacts(first, name);
    }
  }

  private component(value: ts.Declaration, name: string): ComponentFacts {
    const { props: written, ref } = componentType(value, this.text);
    const own = this.propsType(name);
    const { members: props, inherits } = own
      ? this.flattener.declaration(own)
      : this.flattener.type(written);
    return {
      exportedAs: this.pkg.exports.has(name) ? undefined : 'default',
      deprecated: this.deprecation(name, value),
      ref,
      props,
      inherits: undefinedIfEmpty(inherits),
    };
  }

  /**
   * Finds the declaration of `BottomSheetProps` for `BottomSheet`. For
   * `BottomSheetBackdrop` there is none: `BottomSheetBackdropProps` are what a custom
   * backdrop is given, and the built-in one takes others.
   */
  private propsType(component: string): ts.Declaration | undefined {
    const name = `${component}Props`;
    const own = this.symbols.get(name)?.declarations?.[0];
    const value = valueDeclaration(this.symbols.get(component));
    if (value === undefined || own === undefined) return undefined;
    const written = [...nodesOf(componentType(value, this.text).props)];
    return written.some((node) => node.getText() === name) ? own : undefined;
  }

  private hook(symbol: ts.Symbol, name: string): HookFacts {
    const callables = (symbol.declarations ?? []).map(callableNode);
    const [callable] = callables;
    const facts: HookFacts = {
      internal: name.includes('Internal') ? true : undefined,
      deprecated: this.deprecation(name, symbol.declarations?.[0]),
      signatures: callables.map((each) => this.signature(each)),
    };
    // Internal hooks give out the sheet's private state, and a hook that
    // returns the type it takes adds nothing to describe.
    const { type: returned, parameters } =
      callable && ts.isFunctionLike(callable) ? callable : {};
    const isTaken = parameters?.some(
      ({ type }) =>
        type && this.text.of(type) === this.text.of(returned ?? type),
    );
    if (facts.internal || isTaken) return facts;
    const { members, inherits } = this.flattener.type(returned);
    return {
      ...facts,
      returns: isEmpty(members) ? undefined : members,
      inherits: undefinedIfEmpty(
        inherits.filter((base) => base.of !== undefined),
      ),
    };
  }

  private addConstantOrFunction(
    facts: ApiFacts,
    symbol: ts.Symbol,
    name: string,
    value: ts.Declaration,
  ): void {
    const type = this.pkg.checker.getTypeOfSymbolAtLocation(symbol, value);
    const typed = ts.isVariableDeclaration(value) ? value.type : undefined;
    if (type.getCallSignatures().length === 0) {
      facts.constants[name] = {
        type: typed ? this.text.of(typed) : this.pkg.checker.typeToString(type),
        value: constantValue(this.pkg, name),
      };
      return;
    }
    facts.functions[name] = {
      deprecated: this.deprecation(name, value),
      signatures: [this.signature(callableNode(value))],
      value: /^[A-Z][A-Z_]+$/.test(name)
        ? constantValue(this.pkg, name)
        : undefined,
    };
  }

  private signature(callable: ts.Node | undefined): string {
    if (callable === undefined) return 'unknown';
    return ts.isFunctionDeclaration(callable)
      ? this.text.signature(callable)
      : this.text.of(callable);
  }

  private typeFacts(node: ts.Declaration, name: string): TypeFacts {
    const generic =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
        ? this.text.generics(node.typeParameters)
        : '';
    const typeParameters = generic === '' ? undefined : generic;
    const component = name.replace(/Props$/, '');
    if (this.propsType(component))
      return { typeParameters, propsOf: component };
    const { members, inherits } = this.flattener.declaration(node);
    return isEmpty(members) && ts.isTypeAliasDeclaration(node)
      ? { typeParameters, declaration: this.text.of(node.type) }
      : { typeParameters, members, inherits: undefinedIfEmpty(inherits) };
  }

  private deprecation(
    name: string,
    node: ts.Node | undefined,
  ): Deprecation | undefined {
    if (name === RUNTIME_DEPRECATION.name) {
      assertSourceContains(this.pkg, RUNTIME_DEPRECATION);
      return { replacement: RUNTIME_DEPRECATION.replacement };
    }
    const statement = node && ts.findAncestor(node, ts.isStatement);
    return statement && deprecationOf(statement);
  }
}

const isEmpty = (members: Members) => Object.keys(members).length === 0;

const undefinedIfEmpty = (bases: Inherits[]) =>
  bases.length > 0 ? bases : undefined;

/** Finds the value declaration of a symbol, if it has one. */
const valueDeclaration = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.find((node) => !ts.isTypeAliasDeclaration(node));

/** The callable node of a declaration. */
const callableNode = (node: ts.Declaration) =>
  ts.isVariableDeclaration(node) ? node.type : node;
