/** The shape of `data.json`, which `scripts/code-check-data/main.ts` writes. */

/** A version that code can come from; the docs have no pages of v3. */
export type FromVersion = 'v4' | 'v3' | 'v2';

/** What is public in the versions that code can come from. */
export interface CodeCheckData {
  readonly components: readonly string[];
  /** Those of them that are the same in all versions. */
  readonly unchanged: readonly string[];
  /** The name under which the package exports its default. */
  readonly defaultExport: string;
  /** Who declares a member: by the export that has it, then by its name. */
  readonly owners: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Props of a component that v5 declares. */
  readonly newProps: Readonly<Record<string, readonly string[]>>;
  /** Members of components that v5 lacks, as `Owner.member`. */
  readonly removed: readonly string[];
  /** Where the docs of v5 say more, by the name or by `Owner.member`. */
  readonly references: Readonly<Record<string, string>>;
  /** Names that only some versions have: they tell which one code is of. */
  readonly only: Readonly<
    Record<'older' | 'sinceV3' | 'sinceV4' | 'v5', readonly string[]>
  >;
  /** What files inside the package declare alike in v4 and v5, by file. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
  /** What rows of the migration tables say that a rule says, by their first cell. */
  readonly rows: Readonly<Record<string, string>>;
  /** Rows about members of `useBottomSheetInternal()`. */
  readonly internal: readonly string[];
}
