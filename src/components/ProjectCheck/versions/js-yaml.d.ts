/** The part of the package, which has no types, that reads lockfiles. */
declare module 'js-yaml' {
  /** Strings, lists and mappings: without numbers, `5.10` stays what it is. */
  export const FAILSAFE_SCHEMA: unknown;

  export function loadAll(
    text: string,
    iterator: null,
    options: { readonly schema: unknown; readonly json?: boolean },
  ): unknown[];
}
