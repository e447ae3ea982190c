/** The shape of a rule of the code check. */
import type { TextEdit } from './textEdits';
import type { FromVersion } from './data';
import type { CollectedUsages, LibraryUsage } from './usages/usage';
import type { CodeModel } from './evaluation/codeModel';

/** The checked file, for rules. */
export interface CheckedFile extends CollectedUsages {
  readonly model: CodeModel;
  readonly usages: readonly FileUsage[];
  readonly from: FromVersion;
  readonly isTypeScript: boolean;
  /** Whether the project has a `BottomSheetModalProvider`, if all of it is known. */
  readonly hasModalProvider?: boolean;
}

/** A usage, and the file that it is in. */
export interface FileUsage extends LibraryUsage {
  readonly file: CheckedFile;
}

/**
 * A rule: the usages that it applies to, what it says of them, and how it fixes them.
 */
export interface Rule {
  /** The names of usages, see `LibraryUsage.name`. */
  readonly on: readonly string[];
  /**
   * The severity of the finding: the unchanged code acts differently (`know`), or the
   * checker cannot tell (`unknown`). Without a level it is `change` if there is a fix, else
   * `decide`.
   */
  readonly level?: 'know' | 'unknown';
  /** First cells of the rows of the migration tables that are the text of the rule. */
  readonly rows?: readonly string[];
  /** The text in Markdown, if it is not that of `rows`. */
  readonly text?: string;
  /** The versions of code that the rule applies to, by default all. */
  readonly from?: readonly FromVersion[];
  /** The release of v5 with the change, if older code of v5 is affected, too. */
  readonly since?: string;
  /** The kinds of usages that the rule applies to, by default all but `type`. */
  readonly kinds?: readonly LibraryUsage['kind'][];
  /** The section that says more, by default that of the member. */
  readonly link?: string;
  /** Whether the rule applies to a usage, by default always. */
  readonly when?: (usage: FileUsage) => boolean;
  /**
   * Makes the edits that fix a usage; an empty list if nothing is to change, `undefined` if
   * the reader has to decide.
   */
  readonly fix?: (usage: FileUsage) => TextEdit[] | undefined;
}
