/** Where the tab is in its history. */
export interface HistoryState {
  readonly index: number;
  /** Whether the next step undoes one that was blocked. */
  readonly isUndoing: boolean;
}

/** What the site has to do after a step of the browser. */
export type HistoryStep =
  | { readonly type: 'ignore' }
  | { readonly type: 'undo'; readonly by: number }
  /** An entry that is new was made by the browser, for a link to a place on the page. */
  | { readonly type: 'show'; readonly isExistingEntry: boolean };

const IGNORE: HistoryStep = { type: 'ignore' };

/**
 * Decides what a step to another entry does.
 *
 * @param entryIndex - the index that the entry has stored, if it has one
 * @param isBlocked - asks whether the step is to be undone
 * @returns the next state, and what the site has to do
 */
export function afterStep(
  state: HistoryState,
  entryIndex: number | undefined,
  isBlocked: () => boolean,
): readonly [HistoryState, HistoryStep] {
  const { index, isUndoing } = state;
  if (isUndoing) return [{ index, isUndoing: false }, IGNORE];
  // Entering full screen pushes an entry with the same index. It is not a navigation.
  if (entryIndex === index) return [state, IGNORE];
  const next = entryIndex ?? index + 1;
  return isBlocked()
    ? [
        { index, isUndoing: true },
        { type: 'undo', by: index - next },
      ]
    : [
        { index: next, isUndoing: false },
        { type: 'show', isExistingEntry: entryIndex !== undefined },
      ];
}
