/**
 * Flattens a type into the members that the package itself declares and the
 * types that it takes the rest from.
 */
import ts from 'typescript';
import type {
  Deprecation,
  Inherits,
  MemberFacts,
  Members,
} from '../../src/shared/api/types';
import { withoutUndefined, type TypeText } from './typeText';

/** The members that the package declares, and the types with the others. */
export interface FlattenedType {
  members: Members;
  inherits: Inherits[];
}

/** `ref` belongs to React; a `$` in front is how the package marks private. */
const isPublic = (name: string): boolean =>
  name !== 'ref' && !name.startsWith('$');

/** Flattens types of a package. */
export class Flattener {
  constructor(
    private readonly text: TypeText,
    /** Whether members of exported types are listed instead of naming the type. */
    private readonly isExpanding = false,
  ) {}

  /** Flattens an interface or a type alias. */
  declaration(node: ts.Declaration): FlattenedType {
    if (ts.isTypeAliasDeclaration(node)) return this.type(node.type);
    if (!ts.isInterfaceDeclaration(node)) return empty();
    const bases = (node.heritageClauses ?? []).flatMap((clause) =>
      clause.types.map((base) => this.type(base)),
    );
    return merge([...bases, this.literal(node.members)]);
  }

  /** Flattens a type, as {@link declaration} does. */
  type(node: ts.TypeNode | undefined): FlattenedType {
    if (node === undefined) return empty();
    if (ts.isTypeLiteralNode(node)) return this.literal(node.members);
    if (ts.isIntersectionTypeNode(node)) {
      return merge(node.types.map((part) => this.type(part)));
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
        return omit(this.type(subject), literalKeys(keys));
      case 'Pick':
        return subject ? this.pick(subject, literalKeys(keys)) : empty();
      case 'Partial':
        return this.optional(subject, true);
      case 'Required':
        return this.optional(subject, undefined);
      case 'AnimatedProps':
        return this.animated(node, subject);
      case 'RefAttributes':
      case 'React.RefAttributes':
        return empty();
      default:
        return this.named(node, name);
    }
  }

  private named(node: ts.TypeNode, name: ts.Node): FlattenedType {
    const symbol = this.text.symbolOf(name);
    const declaration = this.text.ownDeclaration(name);
    const type = this.text.of(node);
    if (!symbol || !declaration) return inherit({ type });
    const of = this.text.documentedAs(symbol);
    return of === undefined || this.isExpanding
      ? this.declaration(declaration)
      : inherit({ type, of });
  }

  private literal(nodes: ts.NodeArray<ts.TypeElement>): FlattenedType {
    const members = nodes.flatMap((node) => {
      const name = node.name?.getText() ?? '$';
      return isPublic(name) ? [[name, this.member(node)] as const] : [];
    });
    return { members: Object.fromEntries(members), inherits: [] };
  }

  private member(node: ts.TypeElement): MemberFacts {
    const type = ts.isMethodSignature(node)
      ? this.text.signature(node)
      : ts.isPropertySignature(node) && node.type
        ? this.text.of(node.type)
        : 'unknown';
    return {
      type: node.questionToken ? withoutUndefined(type) : type,
      optional: node.questionToken && true,
      deprecated: deprecationOf(node),
    };
  }

  /** Members that a type picks from another library count as the package's own. */
  private pick(subject: ts.TypeNode, keys: string[]): FlattenedType {
    const members = keys.map((key) => {
      const found = this.text.propertyOf(subject, key);
      if (!found || !ts.isPropertySignature(found)) {
        throw new Error(`${subject.getText()} declares no property ${key}.`);
      }
      return [key, this.member(found)];
    });
    return { members: Object.fromEntries(members) as Members, inherits: [] };
  }

  private optional(
    subject: ts.TypeNode | undefined,
    optional?: true,
  ): FlattenedType {
    // The members change, so they can no longer be named by their type alone.
    const flat = new Flattener(this.text, true).type(subject);
    for (const facts of Object.values(flat.members)) facts.optional = optional;
    return flat;
  }

  /** Reanimated's wrapper keeps the names of the props that it wraps. */
  private animated(
    node: ts.TypeNode,
    subject: ts.TypeNode | undefined,
  ): FlattenedType {
    const name = subject && nameOf(subject);
    const declaration = name && this.text.ownDeclaration(name);
    if (!declaration) return inherit({ type: this.text.of(node) });
    const { members, inherits } = this.declaration(declaration);
    const wrapped = inherits.map((base) => ({
      ...base,
      type: `AnimatedProps<${base.type}>`,
    }));
    return { members, inherits: wrapped };
  }
}

/** Finds the name in a type reference, a heritage clause or an import type. */
export function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}

/** Lists the type arguments of the same. */
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
 * Reads the replacement that a `@deprecated` tag names.
 *
 * @throws when the tag names none: the page would have nothing to point to
 */
export function deprecationOf(node: ts.Node): Deprecation | undefined {
  const tag = ts.getJSDocDeprecatedTag(node);
  if (tag === undefined) return undefined;
  const comment = ts.getTextOfJSDocComment(tag.comment) ?? '';
  const replacement =
    /`([\w.]+)`/.exec(comment)?.[1] ?? /\buse (\w+)/i.exec(comment)?.[1];
  if (replacement !== undefined) return { replacement };
  throw new Error(
    `${node.getSourceFile().fileName}: @deprecated names no replacement: ${comment}`,
  );
}

const empty = (): FlattenedType => ({ members: {}, inherits: [] });

const inherit = (base: Inherits): FlattenedType => ({
  members: {},
  inherits: [base],
});

/** Later parts win, as in an interface that redeclares what it extends. */
const merge = (parts: FlattenedType[]): FlattenedType => ({
  members: Object.assign({}, ...parts.map(({ members }) => members)) as Members,
  inherits: parts.flatMap(({ inherits }) => inherits),
});

const omit = (
  { members, inherits }: FlattenedType,
  keys: string[],
): FlattenedType => ({
  members: Object.fromEntries(
    Object.entries(members).filter(([name]) => !keys.includes(name)),
  ),
  inherits: inherits.map((base) => ({
    ...base,
    except: [...(base.except ?? []), ...keys].sort(),
  })),
});
