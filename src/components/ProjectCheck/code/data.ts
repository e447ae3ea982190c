/** The shape of `data.json`, which `scripts/code-check-data/main.ts` writes. */

/** A version that code can come from; the docs have no pages of v3. */
export type FromVersion = 'v4' | 'v3' | 'v2';

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
  /** Members of components that v5 lacks, as `Owner.member`. */
  readonly removed: readonly string[];
  /** Where the docs of v5 say more, by the name or by `Owner.member`. */
  readonly references: Readonly<Record<string, string>>;
  /**
   * What an app reads from the hook that names itself internal: the members, and
   * what the release post says of them in v5, in Markdown.
   */
  readonly internal: readonly {
    readonly key: string;
    readonly after: string;
  }[];
}
