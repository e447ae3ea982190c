/** Holds the usages that the visitors of a file have collected so far. */
import type * as t from '@babel/types';
import type { CodeModel } from '../evaluation/codeModel';
import { isSheet } from '../library';
import type { CollectedUsages, LibraryUsage, UnresolvedUsage } from './usage';

/** A component of the file that passes its props on to components of the library. */
interface Wrapper {
  readonly components: readonly string[];
  /** The props that it does not pass on. */
  readonly consumedProps: ReadonlySet<string>;
}

const inOrder = <T extends { readonly node: t.Node }>(
  all: ReadonlyMap<string, T>,
): T[] =>
  [...all.values()].sort((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0));

/** The usages that were collected so far, and state that the visitors share. */
export class UsageCollector {
  private readonly usages = new Map<string, LibraryUsage>();
  private readonly unresolved = new Map<string, UnresolvedUsage>();
  /** The wrappers of the file, by their functions. */
  readonly wrappers = new Map<t.Node, Wrapper>();
  /** Expressions whose value is a component of the library, with its name. */
  readonly componentValues = new Map<t.Node, string>();
  /** The expressions that a tag or a call renders. */
  readonly followed = new Set<t.Node>();

  constructor(readonly model: CodeModel) {}

  /** Adds a usage once, also if several elements share its object of props. */
  add(usage: Omit<LibraryUsage, 'leaves'>): void {
    const key = `${usage.name} ${usage.kind} ${usage.node.start ?? 0}`;
    if (this.usages.has(key)) return;
    const leaves = this.model.possibleExpressions(usage.value);
    this.usages.set(key, { ...usage, leaves });
  }

  addUnresolved(
    node: t.Node,
    text: string,
    more: Omit<UnresolvedUsage, 'node' | 'text'> = {},
  ): void {
    this.unresolved.set(`${node.start ?? 0} ${text}`, { node, text, ...more });
  }

  /**
   * Lists the components that a value may be, and marks their expressions as followed.
   */
  follow(node: t.Node): string[] {
    for (const leaf of this.model.possibleExpressions(node))
      this.followed.add(leaf);
    return this.model.components(node);
  }

  /** The collected usages, in the order of the source. */
  collected(): CollectedUsages {
    return {
      usages: inOrder(this.usages),
      unresolved: inOrder(this.unresolved),
    };
  }

  /** The first 40 characters of a node, for a sentence. */
  excerptOf(node: t.Node): string {
    const text = this.model
      .textOf(node)
      .replace(/\s+/g, ' ')
      .replaceAll('`', "'");
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }
}

/** Functions that collect usages from nodes, by the type of the node. */
export type Visitors = {
  readonly [T in t.Node['type']]?: (
    node: Extract<t.Node, { type: T }>,
    collector: UsageCollector,
  ) => void;
};

/** Says what to look for where the result of wrapping a component is rendered. */
export function wrappingAdvice(component: string): string {
  if (isSheet(component)) {
    return 'Where the result is given `snapPoints`, pass [`enableDynamicSizing={false}`](/blog/bottom-sheet-v5#decide-each-sheets-height), and compare its other props with [what has changed](/blog/bottom-sheet-v5#props-of-the-sheet-and-the-modal).';
  }
  return component === 'BottomSheetView'
    ? 'Since 5.1.6 `flex`, `position` and `top` of its styles have no effect, and its bottom padding is a part of the height.'
    : 'Compare its props with [what has changed](/blog/bottom-sheet-v5#components).';
}
