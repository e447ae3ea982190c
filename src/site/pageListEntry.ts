/** A page that a reader may have meant, in the list of the not-found page. */
export interface PageListEntry {
  /** Its path below the site's base, such as `/modal/props`. */
  readonly path: string;
  readonly title: string;
}
