// What the bundler makes of calls that are not JavaScript's.
interface ImportMeta {
  /** All modules of a folder, loaded at once. */
  readonly webpackContext: (
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ) => {
    (file: string): unknown;
    readonly keys: () => string[];
  };
}
