/**
 * Flattens a type into the members that the package itself declares and the
 * types that it takes the rest from.
 */
import ts from 'typescript';
import type {
  Inherits,
  MemberFacts,
  Members,
} from '../../src/shared/api/types';
import type { PublishedPackage } from './package';
import { withoutUndefined, type TypeText } from './typeText';

export interface Flat {
  members: Map<string, MemberFacts>;
  inherits: Inherits[];
}

interface Options {
  /** Write the members of exported types out instead of naming the type. */
  expand?: boolean;
}

/** `ref` belongs to React; a `$` in front is how the package marks private. */
const isPublic = (name: string): boolean =>
  name !== 'ref' && !name.startsWith('$');

export class Flattener {
  constructor(
    private readonly pkg: PublishedPackage,
    private readonly text: TypeText,
    /** The name under which a symbol is documented, if it is. */
    private readonly documentedAs: (symbol: ts.Symbol) => string | undefined,
  ) {}

  /** The members of an interface, a type alias or a class's props. */
  declaration(node: ts.Declaration, options: Options = {}): Flat {
    if (ts.isTypeAliasDeclaration(node)) return this.type(node.type, options);
    if (!ts.isInterfaceDeclaration(node)) return empty();
    const bases = (node.heritageClauses ?? []).flatMap((clause) =>
      clause.types.map((base) => this.type(base, options)),
    );
    return merge([...bases, this.literal(node.members)]);
  }

  type(node: ts.TypeNode | undefined, options: Options = {}): Flat {
    if (node === undefined) return empty();
    if (ts.isTypeLiteralNode(node)) return this.literal(node.members);
    if (ts.isIntersectionTypeNode(node)) {
      return merge(node.types.map((part) => this.type(part, options)));
    }
    const name = nameOf(node);
    if (name === undefined) return empty();
    if (ts.isImportTypeNode(node) && node.isTypeOf) {
      // A component of another library, passed on as it is.
      return inherit({ type: `${name.getText()}Props` });
    }
    const [subject, keys] = argumentsOf(node);
    switch (name.getText()) {
      case 'Omit':
        return omit(this.type(subject, options), literalKeys(keys));
      case 'Pick':
        return subject ? this.pick(subject, literalKeys(keys)) : empty();
      case 'Partial':
        return this.optional(subject, true);
      case 'Required':
        return this.optional(subject, false);
      case 'AnimatedProps':
        return this.animated(node, subject);
      case 'RefAttributes':
      case 'React.RefAttributes':
        return empty();
      default:
        return this.named(node, name, options);
    }
  }

  private named(node: ts.TypeNode, name: ts.Node, options: Options): Flat {
    const symbol = this.text.symbolOf(name);
    const declaration = this.ownDeclaration(name);
    const type = this.text.of(node);
    if (!symbol || !declaration) return inherit({ type });
    const of = this.documentedAs(symbol);
    return of === undefined || options.expand
      ? this.declaration(declaration, options)
      : inherit({ type, of });
  }

  /** What the package itself declares under a name. */
  private ownDeclaration(name: ts.Node | undefined) {
    const declaration = name && this.text.symbolOf(name)?.declarations?.[0];
    return declaration && this.pkg.owns(declaration) ? declaration : undefined;
  }

  private literal(nodes: ts.NodeArray<ts.TypeElement>): Flat {
    const flat = empty();
    for (const node of nodes) {
      const name = node.name?.getText();
      if (name === undefined || !isPublic(name)) continue;
      flat.members.set(name, this.member(node));
    }
    return flat;
  }

  private member(node: ts.TypeElement): MemberFacts {
    const type = ts.isMethodSignature(node)
      ? this.text.signature(node)
      : ts.isPropertySignature(node) && node.type
        ? this.text.of(node.type)
        : 'unknown';
    const replacement = deprecationOf(node);
    return {
      type: node.questionToken ? withoutUndefined(type) : type,
      ...(node.questionToken ? { optional: true as const } : {}),
      ...(replacement === undefined ? {} : { deprecated: { replacement } }),
    };
  }

  /** Picked from another library, a member is this package's own choice. */
  private pick(subject: ts.TypeNode, keys: string[]): Flat {
    const flat = empty();
    for (const key of keys) {
      const found = this.text.propertyOf(subject, key);
      if (!found || !ts.isPropertySignature(found)) {
        throw new Error(`${subject.getText()} declares no property ${key}.`);
      }
      flat.members.set(key, this.member(found));
    }
    return flat;
  }

  private optional(subject: ts.TypeNode | undefined, optional: boolean): Flat {
    // The members change, so they can no longer be named by their type alone.
    const flat = this.type(subject, { expand: true });
    for (const [name, facts] of flat.members) {
      const changed = { ...facts };
      if (optional) changed.optional = true;
      else delete changed.optional;
      flat.members.set(name, changed);
    }
    return flat;
  }

  /** Reanimated's wrapper keeps the names of the props that it wraps. */
  private animated(node: ts.TypeNode, subject: ts.TypeNode | undefined): Flat {
    const declaration = subject && this.ownDeclaration(nameOf(subject));
    if (!declaration) return inherit({ type: this.text.of(node) });
    const flat = this.declaration(declaration);
    const wrapper = nameOf(node)?.getText() ?? '';
    return {
      members: flat.members,
      inherits: flat.inherits.map((base) => ({
        ...base,
        type: `${wrapper}<${base.type}>`,
      })),
    };
  }
}

/** The name in a type reference, a heritage clause or an import type. */
export function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}

/** The type arguments of the same. */
export function argumentsOf(node: ts.Node): readonly ts.TypeNode[] {
  return ts.isTypeReferenceNode(node) ||
    ts.isExpressionWithTypeArguments(node) ||
    ts.isImportTypeNode(node)
    ? (node.typeArguments ?? [])
    : [];
}

/** `'a' | 'b'` -> `a`, `b` */
const literalKeys = (node: ts.TypeNode | undefined): string[] =>
  node?.getText().match(/[^'"|\s]+/g) ?? [];

/**
 * What a `@deprecated` tag names as the replacement.
 * @throws when the tag names none: the page would have nothing to point to
 */
export function deprecationOf(node: ts.Node): string | undefined {
  const tag = ts.getJSDocDeprecatedTag(node);
  if (tag === undefined) return undefined;
  const comment = ts.getTextOfJSDocComment(tag.comment) ?? '';
  const named =
    /`([\w.]+)`/.exec(comment)?.[1] ?? /\buse (\w+)/i.exec(comment)?.[1];
  if (named !== undefined) return named;
  throw new Error(
    `${node.getSourceFile().fileName}: @deprecated names no replacement: ${comment}`,
  );
}

const empty = (): Flat => ({ members: new Map(), inherits: [] });

const inherit = (base: Inherits): Flat => ({ ...empty(), inherits: [base] });

/** Later parts win, as in an interface that redeclares what it extends. */
const merge = (parts: Flat[]): Flat => ({
  members: new Map(parts.flatMap((part) => [...part.members])),
  inherits: parts.flatMap((part) => part.inherits),
});

function omit(flat: Flat, keys: string[]): Flat {
  for (const key of keys) flat.members.delete(key);
  return {
    members: flat.members,
    inherits: flat.inherits.map((base) => ({
      ...base,
      except: [...(base.except ?? []), ...keys].sort(),
    })),
  };
}

/** The members as the facts hold them. */
export function members(flat: Flat): Members {
  return Object.fromEntries(flat.members);
}

/** Names what an export takes from elsewhere, if it takes anything. */
export function withInherits<T extends object>(
  facts: T,
  flat: { inherits: Inherits[] },
): T {
  return flat.inherits.length ? { ...facts, inherits: flat.inherits } : facts;
}
