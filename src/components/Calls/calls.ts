/** What a sheet calls when something happens, calls apart by a space. */
export interface Calls {
  what: string;
  atRest: string;
  /** `null` for what happens at rest only. */
  moving: string | null;
  /** `null` for what starts no move. */
  interrupted: string | null;
}

/** By version of the docs and by component. */
export type CallTables = Record<string, Record<string, Calls[]>>;
