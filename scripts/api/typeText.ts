/**
 * Prints a type as the package's source writes it.
 *
 * The checker's own printer does not help here: it expands library types into
 * noise, and where a published import is broken it prints `any`. So the text is
 * cut out of the source, and only these parts are replaced: helper types that
 * the package does not export (nobody can import them), `keyof typeof` of one
 * of its constants, and a look-up of one property of another library's type.
 */
import ts from 'typescript';
import { normalizeTypeText } from '../../src/shared/api/normalizeTypeText';
import { unalias } from '../lib/syntax';
import type { PublishedPackage } from './package';

/** A helper type is written out when its text is no longer than this. */
const WRITE_OUT_LIMIT = 160;

/** Prints types of a package. */
export class TypeText {
  constructor(
    private readonly pkg: PublishedPackage,
    /** Finds the name of a symbol's own section; one that has it is never written out. */
    readonly documentedAs: (symbol: ts.Symbol) => string | undefined,
  ) {}

  /** Prints a type on one line. */
  of(node: ts.Node): string {
    return normalizeTypeText(this.render(node));
  }

  /** Prints a function or a method as `(a: A, b?: B) => R`. */
  signature(node: ts.SignatureDeclaration): string {
    const generics = this.generics(node.typeParameters);
    const parameters = node.parameters.map((parameter) => this.of(parameter));
    const returns = node.type ? this.of(node.type) : 'void';
    return `${generics}(${parameters.join(', ')}) => ${returns}`;
  }

  /** Prints type parameters or arguments as `<A, B>`; '' without any. */
  generics(nodes: readonly ts.Node[] = []): string {
    return nodes.length === 0
      ? ''
      : `<${nodes.map((node) => this.of(node)).join(', ')}>`;
  }

  /** Finds the symbol that a type's name stands for, wherever it was imported from. */
  symbolOf(name: ts.Node): ts.Symbol | undefined {
    const symbol = this.pkg.checker.getSymbolAtLocation(name);
    return symbol && unalias(this.pkg.checker, symbol);
  }

  /** Finds what the package itself declares under a name. */
  ownDeclaration(name: ts.Node): ts.Declaration | undefined {
    const declaration = this.symbolOf(name)?.declarations?.[0];
    return declaration && this.pkg.owns(declaration) ? declaration : undefined;
  }

  /** Finds the declaration of a property in a type of another library. */
  propertyOf(owner: ts.TypeNode | ts.Expression, name: string) {
    const type = this.pkg.checker.getTypeAtLocation(owner);
    return this.pkg.checker.getPropertyOfType(type, name)?.declarations?.[0];
  }

  private render(node: ts.Node): string {
    const replaced = this.replacement(node);
    if (replaced === undefined) return this.splice(node);
    return needsParentheses(node, replaced) ? `(${replaced})` : replaced;
  }

  private replacement(node: ts.Node): string | undefined {
    if (ts.isIdentifier(node)) return this.importedName(node);
    // A published destructuring says how the function is written, not what to
    // pass to it: one name reads better.
    if (ts.isObjectBindingPattern(node)) return 'options';
    if (ts.isTypeOperatorNode(node)) return this.keysOfConstant(node);
    if (ts.isIndexedAccessTypeNode(node)) return this.lookedUp(node);
    if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf) {
      return (
        this.writtenOut(node.qualifier) ??
        node.qualifier.getText() + this.generics(node.typeArguments)
      );
    }
    if (ts.isTypeReferenceNode(node) && !node.typeArguments) {
      return this.writtenOut(node.typeName);
    }
    return undefined;
  }

  private writtenOut(name: ts.Node): string | undefined {
    const symbol = this.symbolOf(name);
    const declaration = this.ownDeclaration(name);
    if (!symbol || !declaration || this.documentedAs(symbol)) return undefined;
    let body = '';
    if (ts.isTypeAliasDeclaration(declaration)) {
      body = this.of(declaration.type);
    } else if (
      ts.isInterfaceDeclaration(declaration) &&
      declaration.heritageClauses === undefined
    ) {
      const members = declaration.members.map((member) => this.of(member));
      body = normalizeTypeText(`{ ${members.join(' ')} }`);
    }
    return body !== '' && body.length <= WRITE_OUT_LIMIT ? body : undefined;
  }

  /** Returns the name by which a reader can import it, not the file's alias for it. */
  private importedName(node: ts.Identifier): string | undefined {
    const symbol = this.pkg.checker.getSymbolAtLocation(node);
    return symbol?.declarations?.find(ts.isImportSpecifier)?.propertyName?.text;
  }

  /** `keyof typeof KEYBOARD_BEHAVIOR` -> `'interactive' | 'extend' | …` */
  private keysOfConstant({ operator, type }: ts.TypeOperatorNode) {
    if (operator !== ts.SyntaxKind.KeyOfKeyword || !ts.isTypeQueryNode(type)) {
      return undefined;
    }
    const keys = this.pkg.checker.getTypeFromTypeNode(type).getProperties();
    return keys.map(({ name }) => `'${name}'`).join(' | ');
  }

  /** `ViewProps['style']` and `Parameters<PanGesture['activeOffsetX']>[0]` */
  private lookedUp({ objectType, indexType }: ts.IndexedAccessTypeNode) {
    if (!ts.isLiteralTypeNode(indexType)) return undefined;
    const { literal } = indexType;
    const [subject] = ts.isTypeReferenceNode(objectType)
      ? (objectType.typeArguments ?? [])
      : [];
    if (subject === undefined) {
      const found = this.propertyOf(objectType, literal.getText().slice(1, -1));
      return found && ts.isPropertySignature(found) && found.type
        ? withoutUndefined(this.of(found.type))
        : undefined;
    }
    // Of another generic type, the property's text would speak of its parameters.
    const [signature] = this.pkg.checker
      .getTypeFromTypeNode(subject)
      .getCallSignatures();
    const parameter =
      signature?.parameters[Number(literal.getText())]?.valueDeclaration;
    if (!parameter || !ts.isParameter(parameter) || !parameter.type) {
      return undefined;
    }
    const { type, dotDotDotToken } = parameter;
    return this.of(
      dotDotDotToken && ts.isArrayTypeNode(type) ? type.elementType : type,
    );
  }

  /** The node's own text with its children rendered in place. */
  private splice(node: ts.Node): string {
    const text = node.getSourceFile().text;
    let out = '';
    let at = node.getStart();
    node.forEachChild((child) => {
      out += withoutComments(text.slice(at, child.getStart()));
      out += this.render(child);
      at = child.end;
    });
    return out + withoutComments(text.slice(at, node.end));
  }
}

/** `A | undefined` -> `A`: an optional member says so by itself. */
export function withoutUndefined(type: string): string {
  const rest = type.replace(/ \| undefined$/, '').replace(/^undefined \| /, '');
  // A function type needs parentheses in a union only.
  return rest === type ? type : rest.replace(/^\((\(.*\) => .*)\)$/, '$1');
}

function needsParentheses({ parent }: ts.Node, body: string): boolean {
  if (ts.isUnionTypeNode(parent)) return /^\(.*\) => /.test(body);
  const isPart =
    ts.isArrayTypeNode(parent) ||
    ts.isIntersectionTypeNode(parent) ||
    ts.isIndexedAccessTypeNode(parent);
  return isPart && / [|&] |=>/.test(body) && !/^[\w.]+<[^|&]*>$/.test(body);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/[^\n]*/g, '');
}
