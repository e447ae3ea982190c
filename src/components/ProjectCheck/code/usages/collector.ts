/** Holds what the walk over a file has found, and what its parts ask of the file. */
import type * as t from '@babel/types';
import type { AbstractEvaluator } from '../evaluation/evaluator';
import { isSheet } from '../library';
import type { SemanticModel } from '../semanticModel';
import type { CollectedUsages, LibraryUsage, UnresolvedUsage } from './usage';

/** A component of the file that hands its props to some of the library. */
interface Wrapper {
  readonly components: readonly string[];
  /** What it keeps for itself. */
  readonly consumedProps: ReadonlySet<string>;
}

const inOrder = <T extends { readonly node: t.Node }>(
  all: ReadonlyMap<string, T>,
): T[] =>
  [...all.values()].sort((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0));

export class UsageCollector {
  private readonly uses = new Map<string, LibraryUsage>();
  private readonly unknowns = new Map<string, UnresolvedUsage>();
  readonly wrappers = new Map<t.Node, Wrapper>();
  /** Where components of the library are values, each with its name. */
  readonly componentValues = new Map<t.Node, string>();
  /** Values that a tag or a call shows. */
  readonly followed = new Set<t.Node>();

  constructor(
    readonly code: SemanticModel,
    readonly values: AbstractEvaluator,
  ) {}

  /** What several elements share, as an object that is spread, counts once. */
  add(use: LibraryUsage): void {
    const key = `${use.name} ${use.kind} ${use.node.start ?? 0}`;
    if (!this.uses.has(key)) this.uses.set(key, use);
  }

  addUnknown(
    node: t.Node,
    text: string,
    more: Omit<UnresolvedUsage, 'node' | 'text'> = {},
  ): void {
    this.unknowns.set(`${node.start ?? 0} ${text}`, { node, text, ...more });
  }

  /** The components that a value may be, which are followed to here. */
  follow(node: t.Node): string[] {
    for (const leaf of this.values.possibleExpressions(node))
      this.followed.add(leaf);
    return this.values.components(node);
  }

  /** What was found, in the order of the source. */
  collected(): CollectedUsages {
    return { uses: inOrder(this.uses), unknowns: inOrder(this.unknowns) };
  }

  /** The start of a text, for a sentence. */
  excerptOf(node: t.Node): string {
    const text = this.code
      .textOf(node)
      .replace(/\s+/g, ' ')
      .replaceAll('`', "'");
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }
}

/** What reads nodes, by their type. */
export type Visitors = {
  readonly [T in t.Node['type']]?: (
    node: Extract<t.Node, { type: T }>,
    collector: UsageCollector,
  ) => void;
};

/** What to look for where a component that is made of one is used. */
export function wrappingAdvice(component: string): string {
  if (isSheet(component)) {
    return 'Where the result is given `snapPoints`, pass [`enableDynamicSizing={false}`](/blog/bottom-sheet-v5#decide-each-sheets-height), and compare its other props with [what has changed](/blog/bottom-sheet-v5#props-of-the-sheet-and-the-modal).';
  }
  return component === 'BottomSheetView'
    ? 'Since 5.1.6 `flex`, `position` and `top` of its styles have no effect, and its bottom padding is a part of the height.'
    : 'Compare its props with [what has changed](/blog/bottom-sheet-v5#components).';
}
