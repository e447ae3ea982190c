/** The shape of `data.json`, which `scripts/code-check-data/main.ts` writes. */

/** A version that code can be migrated from; the docs have no pages of v3. */
export type FromVersion = 'v4' | 'v3' | 'v2';

/** The public API of the versions that code can be migrated from. */
export interface CodeCheckData {
  readonly components: readonly string[];
  /** The components that are the same in all versions. */
  readonly unchanged: readonly string[];
  /** The name under which the package exports its default. */
  readonly defaultExport: string;
  /** The declaring export of a member, by the export that has it, then by its name. */
  readonly owners: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The props of each component in v5. */
  readonly newProps: Readonly<Record<string, readonly string[]>>;
  /** Members of components that v5 lacks, as `Owner.member`. */
  readonly removed: readonly string[];
  /** The section of the v5 docs about a name or an `Owner.member`. */
  readonly references: Readonly<Record<string, string>>;
  /** Names that only some versions have, which identify the version of code. */
  readonly only: Readonly<
    Record<'older' | 'sinceV3' | 'sinceV4' | 'v5', readonly string[]>
  >;
  /** Names that a file inside the package exports with the same type in v4 and v5. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
  /** The texts of rows of the migration tables, by their first cell. */
  readonly rows: Readonly<Record<string, string>>;
  /** First cells of the rows about members of `useBottomSheetInternal()`. */
  readonly internal: readonly string[];
}
