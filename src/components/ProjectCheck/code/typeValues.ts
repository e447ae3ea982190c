/** Finds out what a type stands for, as far as that concerns the library. */
import type { Node } from '@babel/types';
import { DATA, entry, INSIDE, isComponent, methodsOf } from './library';
import { nameOf } from './code';
import type { Value, Values } from './values';

const REFS = /^(?:RefObject|MutableRefObject|Ref|ForwardedRef|LegacyRef)$/;
const INSTANCES = /^(?:ElementRef|ComponentRef|InstanceType)$/;
const PROPS = /^ComponentProps(?:With(?:out)?Ref)?$/;
const SAME =
  /^(?:Partial|Required|Readonly|Omit|Pick|NonNullable|PropsWithChildren|PropsWithRef)$/;

/** What the components of a sheet's parts are given. */
export const PARTS: Readonly<Record<string, string>> = {
  backdropComponent: 'BottomSheetBackdropProps',
  backgroundComponent: 'BottomSheetBackgroundProps',
  footerComponent: 'BottomSheetFooterProps',
  handleComponent: 'BottomSheetHandleProps',
};

/** What the sheet itself gives to the components of its parts, by its type. */
export const isPartProps = (type: string): boolean =>
  Object.values(PARTS).includes(type.replace('Default', ''));

export function readType(type: Node, values: Values): Value | undefined {
  switch (type.type) {
    case 'TSUnionType':
      return firstOf(type.types, values);
    case 'TSIntersectionType': {
      const first = firstOf(type.types, values);
      return first?.kind === 'node' ? { kind: 'node', node: type } : first;
    }
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
      return values.ofType(type.typeAnnotation);
    case 'TSTypeLiteral':
      return { kind: 'node', node: type };
    case 'TSInterfaceDeclaration':
      return (
        firstOf(type.extends ?? [], values) ?? { kind: 'node', node: type }
      );
    case 'TSTypeQuery':
      return values.of(type.exprName);
    case 'TSIndexedAccessType': {
      const { indexType } = type;
      const part =
        indexType.type === 'TSLiteralType'
          ? entry(PARTS, nameOf(indexType.literal) ?? '')
          : undefined;
      return part === undefined ? undefined : { kind: 'instance', of: part };
    }
    case 'TSTypeReference':
      return named(type.typeName, type.typeParameters?.params ?? [], values);
    case 'TSExpressionWithTypeArguments':
      return named(type.expression, type.typeParameters?.params ?? [], values);
    default:
      return undefined;
  }
}

/** Prefers what is the library's to what is only known. */
function firstOf(types: readonly Node[], values: Values): Value | undefined {
  const found = types.flatMap((type) => values.ofType(type) ?? []);
  return found.find(({ kind }) => kind !== 'node') ?? found[0];
}

function named(
  name: Node,
  parameters: readonly Node[],
  values: Values,
): Value | undefined {
  const value = values.of(name);
  if (value?.kind === 'export') return instanceOf(value.name);
  if (value && /^(?:instance|node|ref)$/.test(value.kind)) return value;
  const last = name.type === 'TSQualifiedName' ? name.right : name;
  const own = nameOf(last) ?? '';
  if (value?.kind === 'other' && value.from.startsWith(INSIDE)) {
    const inside = value.name === '*' ? own : value.name;
    return Object.hasOwn(DATA.owners, inside) || isPartProps(inside)
      ? instanceOf(inside)
      : undefined;
  }
  const argument = values.ofType(parameters[0]);
  if (argument?.kind === 'export') {
    if (INSTANCES.test(own)) return instanceOf(argument.name);
    if (PROPS.test(own)) return { kind: 'instance', of: argument.name };
  }
  if (REFS.test(own) && argument?.kind === 'instance') {
    return { kind: 'ref', of: argument.of };
  }
  return SAME.test(own) || INSTANCES.test(own) ? argument : undefined;
}

/** As a type, a sheet's name stands for its methods. */
function instanceOf(name: string): Value {
  return {
    kind: 'instance',
    of: (isComponent(name) ? methodsOf(name) : undefined) ?? name,
  };
}
