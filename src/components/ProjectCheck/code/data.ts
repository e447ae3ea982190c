/** The shape of `data.json`, which `scripts/code-check-data/main.ts` writes. */

/** A version that code can come from; the docs have no pages of v3. */
export type FromVersion = 'v4' | 'v3' | 'v2';

/** A row of a migration table. */
export interface Row {
  /** The version whose release post holds the table. */
  readonly to: 'v5' | 'v4';
  /** The heading of the table's section. */
  readonly section: string;
  /** The heading's address. */
  readonly address: string;
  /** What the row is about: the first cell without its markup. */
  readonly key: string;
  /** The cell of the newer version, in Markdown. */
  readonly after: string;
}

/** A difference between the public API of two versions. */
export type Difference = 'removed' | 'renamed' | 'changed';

/** What is public in the versions that code can come from. */
export interface CodeCheckData {
  readonly components: readonly string[];
  /** The name under which the package exports its default. */
  readonly defaultExport: string;
  /**
   * Who declares a member: by the export that has it, then by its name.
   * `BottomSheetModal` has `snapPoints`, which `BottomSheet` declares.
   */
  readonly owners: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Props of a component that v5 declares. */
  readonly newProps: Readonly<Record<string, readonly string[]>>;
  /** From v4 to v5, and from v2 to v4, by `Owner.member`. */
  readonly differences: {
    readonly v5: Readonly<Record<string, Difference>>;
    readonly v4: Readonly<Record<string, Difference>>;
  };
  /** Where the docs of v5 say more, by the name or by `Owner.member`. */
  readonly references: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}
