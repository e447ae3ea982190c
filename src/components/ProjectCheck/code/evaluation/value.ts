/** The values that an expression can stand for, as far as the code check needs them. */
import type * as t from '@babel/types';

export type AbstractValue =
  /** The library's module. */
  | { readonly kind: 'library' }
  /** Something that the library exports. */
  | { readonly kind: 'export'; readonly name: string }
  /** An export of another module; `*` is the module itself. */
  | { readonly kind: 'other'; readonly from: string; readonly name: string }
  /** A ref to an `owner`; without a type, `createdBy` is the call that made the ref. */
  | {
      readonly kind: 'ref';
      readonly owner?: string;
      readonly createdBy?: t.Node;
    }
  /** An object of the library: what a ref holds, what a hook returns. */
  | { readonly kind: 'instance'; readonly owner: string }
  /** A member of an instance or of an export. */
  | {
      readonly kind: 'member';
      readonly owner: string;
      readonly name: string;
    }
  /** The result of a function of another module. */
  | { readonly kind: 'result'; readonly name: string }
  /** `this` in a class; `owner` is the class. */
  | { readonly kind: 'this'; readonly owner: t.Node }
  /** Syntax of the file: an object, a function, a type. */
  | { readonly kind: 'node'; readonly node: t.Node };

/**
 * The result of an evaluation; `undefined` if the node has nothing to do with the
 * library.
 */
export type Evaluation = AbstractValue | undefined;
