/** What a rule of the checker is. */
import type { Edit } from './changes';
import type { Code } from './code';
import type { FromVersion } from './data';
import type { Found, Use } from './uses';
import type { Values } from './values';

/** What a rule can ask about the file. */
export interface RuleContext extends Found {
  readonly code: Code;
  readonly values: Values;
  readonly from: FromVersion;
  readonly isTypeScript: boolean;
  /** Whether the project has a `BottomSheetModalProvider`, if all of it is known. */
  readonly hasModalProvider?: boolean | undefined;
}

interface Matcher {
  /**
   * The rows of the migration tables that say what has changed, by their first
   * cell. A row whose first cell is only a name of {@link Matcher.on}, or the only cell
   * that begins with it, is found by itself.
   */
  readonly rows?: string | readonly string[];
  readonly on: readonly string[];
  /** The versions that code comes from, where not all are meant. */
  readonly from?: readonly FromVersion[];
  /** The release of v5 that changed it, where code of v5 can have it, too. */
  readonly since?: string;
  /** The kinds of use, where not all count. */
  readonly kinds?: readonly Use['kind'][];
  readonly when?: (use: Use, context: RuleContext) => boolean;
  /** Where the docs say more; else the member's own section. */
  readonly link?: string;
}

/** What a rule says, in Markdown. */
type Said =
  | {
      /** What to write: the reader changes the code, or decides that it stays. */
      readonly write: string;
      /** The decision, where it is not what to write. */
      readonly decide?: string;
      /** Makes the change, or none if none is needed; else the reader decides. */
      readonly fix?: (use: Use, context: RuleContext) => Edit[] | undefined;
    }
  /** The code stays as it is, and does something else, or more. */
  | { readonly know: string }
  /** The reader looks, because the checker cannot. */
  | { readonly look: string };

export type Rule = Matcher & Said;
