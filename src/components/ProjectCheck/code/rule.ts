/** What a rule of the checker is. */
import type { Node } from '@babel/types';
import type { TextEdit } from './textEdits';
import type { SemanticModel } from './semanticModel';
import type { FromVersion } from './data';
import type { CollectedUsages, LibraryUsage } from './usages/usage';
import type { AbstractEvaluator } from './evaluation/evaluator';

/** What a rule can ask about the file. */
export interface RuleContext extends CollectedUsages {
  readonly code: SemanticModel;
  readonly values: AbstractEvaluator;
  /** The props of each element, for rules that ask about more than one. */
  readonly propsByElement: ReadonlyMap<Node, readonly LibraryUsage[]>;
  readonly from: FromVersion;
  readonly isTypeScript: boolean;
  /** Whether the project has a `BottomSheetModalProvider`, if all of it is known. */
  readonly hasModalProvider?: boolean | undefined;
}

export interface Rule {
  readonly on: readonly string[];
  /**
   * What the reader does: knows that the code stays and does something else, or looks
   * at what is unknown to the checker. Without a level the code changes, or the reader
   * decides that it stays.
   */
  readonly level?: 'know' | 'unknown';
  /** The rows of the migration tables that it says, by their first cell. */
  readonly rows?: readonly string[];
  /** Rows that say the same of an older version, or in other words. */
  readonly covers?: readonly string[];
  /** What it says, in Markdown, where no row says it. */
  readonly text?: string;
  /** The versions that code comes from, where not all are meant. */
  readonly from?: readonly FromVersion[];
  /** The release of v5 that changed it, where code of v5 can have it, too. */
  readonly since?: string;
  /** The kinds of use, where not all count. */
  readonly kinds?: readonly LibraryUsage['kind'][];
  /** Where the docs say more; else the member's own section. */
  readonly link?: string;
  readonly when?: (use: LibraryUsage, context: RuleContext) => boolean;
  /** Makes the change, or none if none is needed; else the reader decides. */
  readonly fix?: (
    use: LibraryUsage,
    context: RuleContext,
  ) => TextEdit[] | undefined;
}
