/** Finds the props and the ref in the type of a component's declaration. */
import ts from 'typescript';
import { argumentsOf, nameOf } from './members';
import type { TypeText } from './typeText';

/** The types of a component. */
export interface ComponentType {
  props: ts.TypeNode;
  /** The type of what a ref holds. */
  ref?: string | undefined;
}

/**
 * Finds the props and the ref of a component.
 *
 * @param node the declaration of an exported component
 * @throws when the declaration is none of the forms that the package uses
 */
export function componentType(
  node: ts.Declaration,
  text: TypeText,
): ComponentType {
  const props = propsOf(node, text);
  if (props === undefined) {
    throw new Error(
      `${node.getSourceFile().fileName}: cannot tell the props of ${node.getText().slice(0, 120)}`,
    );
  }
  const held = refOf(props, text);
  return { props, ref: held && refTypeText(held, text) };
}

function propsOf(
  node: ts.Node | undefined,
  text: TypeText,
): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isVariableDeclaration(node)) return propsOf(node.type, text);
  if (ts.isFunctionDeclaration(node) || ts.isFunctionTypeNode(node)) {
    return node.parameters[0]?.type;
  }
  if (ts.isTypeQueryNode(node)) {
    return propsOf(text.symbolOf(node.exprName)?.declarations?.[0], text);
  }
  // `typeof import('react-native').TouchableOpacity`: its props have its name.
  if (ts.isImportTypeNode(node) && node.isTypeOf) return node;
  const name = nameOf(node)?.getText() ?? '';
  const [argument] = argumentsOf(node);
  if (name.endsWith('ForwardRefExoticComponent')) return argument;
  return name.endsWith('MemoExoticComponent')
    ? propsOf(argument, text)
    : undefined;
}

/** Finds `Methods` in `RefAttributes<Methods>` or `ref?: Ref<Methods>`. */
function refOf(node: ts.Node, text: TypeText): ts.TypeNode | undefined {
  if (ts.isPropertySignature(node)) {
    const isRef = node.name.getText() === 'ref' && node.type;
    return isRef ? argumentsOf(isRef)[0] : undefined;
  }
  const name = nameOf(node);
  if (name === undefined) {
    return ts.isIntersectionTypeNode(node) || ts.isTypeLiteralNode(node)
      ? ts.forEachChild(node, (part) => refOf(part, text))
      : undefined;
  }
  if (name.getText().endsWith('RefAttributes')) return argumentsOf(node)[0];
  const declaration = text.symbolOf(name)?.declarations?.[0];
  return declaration && ts.isTypeAliasDeclaration(declaration)
    ? refOf(declaration.type, text)
    : undefined;
}

/**
 * Prints the type of a ref. A component's name is also the type of its ref: what that
 * name is an alias of is printed instead.
 */
function refTypeText(node: ts.TypeNode, text: TypeText): string {
  const symbol = text.symbolOf(nameOf(node) ?? node);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const name = alias && nameOf(alias.type);
  const target = name && text.symbolOf(name);
  return text.of(target && text.documentedAs(target) ? alias.type : node);
}
