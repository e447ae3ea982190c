/** Reads members of values, of objects in the file, and of types. */
import type * as t from '@babel/types';
import { DATA } from '../library';
import { nameOf, type PathSegment } from '../semanticModel';
import { typeNameOf } from './calls';
import { fieldOf } from './classes';
import type { CodeModel } from './codeModel';
import type { Evaluation } from './value';

/** The value of a member; elements of arrays, whose segment is a number, have none. */
export function memberOf(
  value: Evaluation,
  segment: PathSegment,
  model: CodeModel,
): Evaluation {
  if (value === undefined || typeof segment === 'number') return undefined;
  switch (value.kind) {
    case 'library':
      return {
        kind: 'export',
        name: segment === 'default' ? DATA.defaultExport : segment,
      };
    case 'other':
      // A default import of React is the module.
      return {
        kind: 'other',
        from: value.from,
        name: segment === 'default' ? '*' : segment,
      };
    case 'export':
      return value.name === DATA.defaultExport && segment === 'default'
        ? value
        : { kind: 'member', owner: value.name, name: segment };
    case 'ref': {
      const held =
        value.owner ?? (value.createdBy && model.refTypes.get(value.createdBy));
      return segment === 'current' && held !== undefined
        ? { kind: 'instance', owner: held }
        : undefined;
    }
    case 'instance':
      return { kind: 'member', owner: value.owner, name: segment };
    case 'this':
      return fieldOf(value.owner, segment, model);
    case 'node':
      return memberOfNode(value.node, segment, model);
    default:
      return undefined;
  }
}

/** The value of a member of an object literal, or of a type. */
function memberOfNode(
  node: t.Node,
  name: string,
  model: CodeModel,
): Evaluation {
  if (node.type === 'ObjectExpression') {
    const property = node.properties.find(
      (each) => each.type !== 'SpreadElement' && nameOf(each.key) === name,
    );
    return property?.type === 'ObjectProperty'
      ? model.evaluate(property.value)
      : property && { kind: 'node', node: property };
  }
  const signature = memberOfType(node, name, model);
  return (
    signature && model.evaluateType(signature.typeAnnotation?.typeAnnotation)
  );
}

/** The declaration of a member in a type, or in a type that it extends or refers to. */
export function memberOfType(
  type: t.Node,
  name: string,
  model: CodeModel,
): t.TSPropertySignature | undefined {
  const inAny = (types: readonly t.Node[]) => {
    for (const each of types) {
      const signature = memberOfType(each, name, model);
      if (signature) return signature;
    }
    return undefined;
  };
  switch (type.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeLiteral': {
      const members = 'body' in type ? type.body.body : type.members;
      const own = members.find(
        (each) =>
          each.type === 'TSPropertySignature' && nameOf(each.key) === name,
      );
      if (own?.type === 'TSPropertySignature') return own;
      return inAny('extends' in type ? (type.extends ?? []) : []);
    }
    case 'TSIntersectionType':
      return inAny(type.types);
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return inAny([type.typeAnnotation]);
    case 'TSTypeReference':
    case 'TSExpressionWithTypeArguments': {
      const value = model.evaluate(typeNameOf(type));
      return inAny(
        value?.kind === 'node'
          ? [value.node]
          : (type.typeParameters?.params ?? []),
      );
    }
    default:
      return undefined;
  }
}
