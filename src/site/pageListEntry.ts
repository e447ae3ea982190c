/** A page that a reader may have meant, in the list of the not-found page. */
export interface PageListEntry {
  /** Its path below the site's base, such as `/modal/props`. */
  readonly path: string;
  readonly title: string;
  /** The label of its version, where it is not the current one. */
  readonly version?: string;
}
