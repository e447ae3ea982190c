/** Reads types: those of the library, and React's types around them. */
import type { Node } from '@babel/types';
import {
  DATA,
  DEEP_IMPORT_PREFIX,
  getOwn,
  isComponent,
  isSlotPropsType,
  methodsOf,
  PROPS_TYPE_BY_SLOT,
} from '../library';
import { nameOf } from '../semanticModel';
import { typeArgumentOf, typeNameOf } from './calls';
import type { CodeModel } from './codeModel';
import type { AbstractValue, Evaluation } from './value';

const REFS = /^(?:RefObject|MutableRefObject|Ref|ForwardedRef|LegacyRef)$/;
const INSTANCES = /^(?:ElementRef|ComponentRef|InstanceType)$/;
const PROPS_UTILITY_TYPES = /^ComponentProps(?:With(?:out)?Ref)?$/;
const TRANSPARENT_UTILITY_TYPES =
  /^(?:Partial|Required|Readonly|Omit|Pick|NonNullable|PropsWithChildren|PropsWithRef)$/;

/** The value that a type annotation describes. */
export function readType(type: Node, model: CodeModel): Evaluation {
  switch (type.type) {
    case 'TSUnionType':
      return firstOf(type.types, model);
    case 'TSIntersectionType': {
      const first = firstOf(type.types, model);
      return first?.kind === 'node' ? { kind: 'node', node: type } : first;
    }
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
      return model.evaluateType(type.typeAnnotation);
    case 'TSTypeLiteral':
      return { kind: 'node', node: type };
    case 'TSInterfaceDeclaration':
      return firstOf(type.extends ?? [], model) ?? { kind: 'node', node: type };
    case 'TSTypeQuery':
      return model.evaluate(type.exprName);
    case 'TSIndexedAccessType': {
      const { indexType } = type;
      const owner =
        indexType.type === 'TSLiteralType'
          ? getOwn(PROPS_TYPE_BY_SLOT, nameOf(indexType.literal))
          : undefined;
      return owner === undefined ? undefined : { kind: 'instance', owner };
    }
    case 'TSTypeReference':
    case 'TSExpressionWithTypeArguments':
      return evaluateTypeReference(
        typeNameOf(type),
        typeArgumentOf(type, 0),
        model,
      );
    default:
      return undefined;
  }
}

/** The first type that resolves to the library, else the first that resolves at all. */
function firstOf(types: readonly Node[], model: CodeModel): Evaluation {
  const found = types.flatMap((type) => model.evaluateType(type) ?? []);
  return found.find(({ kind }) => kind !== 'node') ?? found[0];
}

function evaluateTypeReference(
  name: Node,
  parameter: Node | undefined,
  model: CodeModel,
): Evaluation {
  const value = model.evaluate(name);
  if (value?.kind === 'export') return instanceOf(value.name);
  if (value && /^(?:instance|node|ref)$/.test(value.kind)) return value;
  const last = name.type === 'TSQualifiedName' ? name.right : name;
  const own = nameOf(last);
  if (value?.kind === 'other' && value.from.startsWith(DEEP_IMPORT_PREFIX)) {
    const inside = value.name === '*' ? own : value.name;
    return Object.hasOwn(DATA.owners, inside) || isSlotPropsType(inside)
      ? instanceOf(inside)
      : undefined;
  }
  const argument = model.evaluateType(parameter);
  if (argument?.kind === 'export') {
    if (INSTANCES.test(own)) return instanceOf(argument.name);
    if (PROPS_UTILITY_TYPES.test(own))
      return { kind: 'instance', owner: argument.name };
  }
  if (REFS.test(own) && argument?.kind === 'instance') {
    return { kind: 'ref', owner: argument.owner };
  }
  return TRANSPARENT_UTILITY_TYPES.test(own) || INSTANCES.test(own)
    ? argument
    : undefined;
}

/** An instance of an exported type; the name of a sheet, as a type, is its methods. */
function instanceOf(name: string): AbstractValue {
  return {
    kind: 'instance',
    owner: (isComponent(name) ? methodsOf(name) : undefined) ?? name,
  };
}
