/** Finds the props and the ref in the type of a component's declaration. */
import ts from 'typescript';
import { argumentsOf, nameOf } from './members';
import { METHODS_INTERFACES, type TypeText } from './typeText';

export interface ComponentType {
  props: ts.TypeNode;
  /** The type of what a ref holds. */
  ref?: string | undefined;
}

/**
 * @param node the declaration of an exported component
 * @throws when the declaration is none of the forms that the packages use
 */
export function componentType(
  node: ts.Declaration,
  text: TypeText,
): ComponentType {
  const found = ofDeclaration(node, text);
  if (found !== undefined) return found;
  throw new Error(
    `${node.getSourceFile().fileName}: cannot tell the props of ${node.getText().slice(0, 120)}`,
  );
}

function ofDeclaration(
  node: ts.Declaration,
  text: TypeText,
): ComponentType | undefined {
  if (ts.isVariableDeclaration(node))
    return node.type && ofType(node.type, text);
  if (ts.isFunctionDeclaration(node)) return ofParameter(node, text);
  return undefined;
}

function ofType(node: ts.TypeNode, text: TypeText): ComponentType | undefined {
  if (ts.isFunctionTypeNode(node)) return ofParameter(node, text);
  if (ts.isTypeQueryNode(node)) {
    const declaration = text.symbolOf(node.exprName)?.declarations?.[0];
    return declaration && ofDeclaration(declaration, text);
  }
  const name = nameOf(node)?.getText() ?? '';
  const [argument] = argumentsOf(node);
  if (argument === undefined) {
    // `typeof import('react-native').TouchableOpacity`: its props have its name.
    return ts.isImportTypeNode(node) && node.isTypeOf
      ? { props: node }
      : undefined;
  }
  if (name.endsWith('MemoExoticComponent')) return ofType(argument, text);
  if (name.endsWith('ForwardRefExoticComponent'))
    return ofForwarded(argument, text);
  return undefined;
}

/** `Props & RefAttributes<Methods>` */
function ofForwarded(node: ts.TypeNode, text: TypeText): ComponentType {
  const parts = ts.isIntersectionTypeNode(node) ? node.types : [node];
  const attributes = parts.find((part) =>
    nameOf(part)?.getText().endsWith('RefAttributes'),
  );
  const held = attributes && argumentsOf(attributes)[0];
  return { props: node, ref: held && heldText(held, text) };
}

function ofParameter(
  node: ts.SignatureDeclaration,
  text: TypeText,
): ComponentType | undefined {
  const props = node.parameters[0]?.type;
  if (props === undefined) return undefined;
  return { props, ref: refOf(props, text) };
}

/** The `ref?: Ref<Methods>` that a generic component's props carry. */
function refOf(node: ts.TypeNode, text: TypeText): string | undefined {
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.map((part) => refOf(part, text)).find(Boolean);
  }
  if (ts.isTypeLiteralNode(node)) {
    const ref = node.members.find((member) => member.name?.getText() === 'ref');
    const held =
      ref && ts.isPropertySignature(ref) && ref.type
        ? argumentsOf(ref.type)[0]
        : undefined;
    return held && heldText(held, text);
  }
  const name = nameOf(node);
  const declaration = name && text.symbolOf(name)?.declarations?.[0];
  return declaration && ts.isTypeAliasDeclaration(declaration)
    ? refOf(declaration.type, text)
    : undefined;
}

/** A component's name doubles as the type of its ref: say what that type is. */
function heldText(node: ts.TypeNode, text: TypeText): string {
  const symbol = text.symbolOf(nameOf(node) ?? node);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias &&
    ts.isTypeReferenceNode(alias.type) &&
    METHODS_INTERFACES.includes(alias.type.typeName.getText())
    ? text.of(alias.type)
    : text.of(node);
}
