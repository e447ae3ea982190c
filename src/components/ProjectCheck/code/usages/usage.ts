/** What is collected of a file: uses of the library, and what cannot be followed. */
import type * as t from '@babel/types';

export type Call = t.CallExpression | t.OptionalCallExpression;

/** One place where a file uses the library. */
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
  readonly element?: t.JSXOpeningElement | undefined;
  /** A prop's value without types around it; absent for `<A b />`. */
  readonly value?: t.Node | undefined;
  readonly call?: Call | undefined;
  /** For an element: its known props, and whether each is there in every case. */
  readonly props?: ReadonlyMap<string, boolean>;
  /** For an element: it has props that are not known. */
  readonly hasUnknownProps?: boolean;
}

/** What only another file of the project can say. */
export interface External {
  /** Who gets a ref to a sheet, who uses a wrapper, who imports from here. */
  readonly kind: 'ref' | 'wrapper' | 're-export';
  /** The component that is asked about; empty for a re-export. */
  readonly name: string;
  /** What the wrapper passes its props on to. */
  readonly component: string;
}

/** Something that the check cannot follow. */
export interface UnresolvedUsage {
  readonly node: t.Node;
  readonly text: string;
  /** It did nothing before, either. */
  readonly isNote?: boolean;
  /** It holds for code of v5, too. */
  readonly isInV5?: boolean;
  readonly external?: External | undefined;
}

export interface CollectedUsages {
  readonly uses: readonly LibraryUsage[];
  readonly unknowns: readonly UnresolvedUsage[];
}
