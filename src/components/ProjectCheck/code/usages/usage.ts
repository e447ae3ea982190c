/** The usages of the library in a file. */
import type * as t from '@babel/types';

export type Call = t.CallExpression | t.OptionalCallExpression;

/** A place where a file uses an export of the library, or a member of one. */
export interface LibraryUsage {
  /** `BottomSheet.snapPoints`, `useBottomSheet`, `<BottomSheet>`. */
  readonly name: string;
  /** A `type` names a prop, as in `BottomSheetProps['snapPoints']`. */
  readonly kind:
    'element' | 'prop' | 'call' | 'member' | 'export' | 'import' | 'type';
  readonly node: t.Node;
  /** The component that has the prop, by its exported name. */
  readonly component?: string;
  /** The tag, where it is JSX. */
  readonly element?: t.JSXOpeningElement;
  /** A prop's value without types around it; absent for `<A b />`. */
  readonly value?: t.Node;
  /** All that the value may be. */
  readonly leaves: readonly t.Node[];
  readonly call?: Call;
  /** For an element: its known props, and whether each is there in every case. */
  readonly props?: ReadonlyMap<string, boolean>;
  /** For an element: whether it has props that the file does not show. */
  readonly hasUnresolvedProps?: boolean;
}

/** A question about a usage that only other files of the project can answer. */
export interface External {
  /**
   * The question: which file gets a ref, renders a wrapper, or imports from this file.
   */
  readonly kind: 'ref' | 'wrapper' | 're-export';
  /** The component that gets the ref, or the wrapper; empty for a re-export. */
  readonly name: string;
  /** The component that the wrapper passes its props to; else empty. */
  readonly component: string;
}

/** A usage that the check cannot follow. */
export interface UnresolvedUsage {
  readonly node: t.Node;
  readonly text: string;
  /** Whether it is only good to know: the code has no effect in any version. */
  readonly isNote?: boolean;
  /** Whether it also applies to code that is written for v5. */
  readonly isInV5?: boolean;
  readonly external?: External;
}

/** All usages of a file. */
export interface CollectedUsages {
  readonly usages: readonly LibraryUsage[];
  readonly unresolved: readonly UnresolvedUsage[];
}
