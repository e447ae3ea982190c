/**
 * The shape of `v5.json`, `v4.json` and `v2.json`: what the published package
 * of one version exports. `npm run api:extract` writes that of the current
 * version; those of older ones stay as they are. Nothing is written by hand.
 *
 * Text in `type`, `signatures` and `declaration` is TypeScript as the package
 * publishes it, with three changes that serve the reader: white space is
 * normalized, `import("…").` is dropped, and small helper types that the
 * package does not export are written out, because nobody can import them.
 */

export interface Deprecation {
  /** The member or export to use instead. */
  replacement: string;
}

/** One prop, method, or member of an object type. */
export interface MemberFacts {
  type: string;
  /** The member may be left out. */
  optional?: true;
  /** A value in code. Sentinels that stand for "not measured yet" are absent. */
  default?: string;
  /** A default that is computed, in plain words. */
  defaultNote?: string;
  deprecated?: Deprecation;
}

export type Members = Record<string, MemberFacts>;

/** Members that come from elsewhere and are documented there. */
export interface Inherits {
  /** The type as it is written, e.g. `AnimatedProps<ScrollViewProps>`. */
  type: string;
  /** The export of this package whose members these are. Absent: outside it. */
  of?: string;
  /** Left out of the inherited members. */
  except?: string[];
}

/** Facts that every kind of export has. */
export interface ExportFacts {
  /** Present when the name under which it is imported is `default`. */
  exportedAs?: 'default';
  deprecated?: Deprecation;
  /** The package calls it internal by its name. */
  internal?: true;
}

export interface ComponentFacts extends ExportFacts {
  props: Members;
  inherits?: Inherits[];
  /** What a ref to it holds, where the package types it. */
  ref?: string;
}

/** The methods of a ref. The interface itself is not exported. */
export interface MethodsFacts {
  members: Members;
  inherits?: Inherits[];
}

export interface HookFacts extends ExportFacts {
  signatures: string[];
  /** Members of the object that it returns. */
  returns?: Members;
  inherits?: Inherits[];
}

export interface TypeFacts extends ExportFacts {
  /** e.g. `<T = any>` */
  typeParameters?: string;
  /** It is the props type of this component: its members stand there. */
  propsOf?: string;
  members?: Members;
  inherits?: Inherits[];
  /** For a type that is not an object: the whole right-hand side. */
  declaration?: string;
}

export interface EnumFacts extends ExportFacts {
  members: Record<string, number>;
}

export interface ConstantFacts extends ExportFacts {
  type: string;
  value: string;
}

export interface FunctionFacts extends ExportFacts {
  signatures: string[];
  /** For a function that is made by an expression, e.g. an easing. */
  value?: string;
}

export interface ApiFacts {
  package: '@gorhom/bottom-sheet';
  version: string;
  components: Record<string, ComponentFacts>;
  methods: Record<string, MethodsFacts>;
  hooks: Record<string, HookFacts>;
  types: Record<string, TypeFacts>;
  enums: Record<string, EnumFacts>;
  constants: Record<string, ConstantFacts>;
  functions: Record<string, FunctionFacts>;
}

/** The kinds of export, in the order in which lists show them. */
export const API_KINDS = [
  'components',
  'methods',
  'hooks',
  'types',
  'enums',
  'constants',
  'functions',
] as const satisfies readonly (keyof ApiFacts)[];

export type ApiKind = (typeof API_KINDS)[number];
