/** How far each entry of the history was scrolled, in CSS pixels, by its index. */
export class ScrollPositions {
  /** @param shown - the entry whose page is shown */
  constructor(
    readonly tops: Record<number, number | undefined>,
    private shown: number,
  ) {}

  /** Saves where the shown entry is, when it is left. */
  save(top: number): void {
    this.tops[this.shown] = top;
  }

  /**
   * Saves where the window was scrolled to, unless the history is at an entry whose
   * page has not come: the browser may have scrolled for it.
   */
  onScroll(current: number, top: number): void {
    if (current === this.shown) this.save(top);
  }

  /**
   * Shows the page of an entry.
   *
   * @returns where to scroll, if the reader has been there
   */
  show(index: number, isExistingEntry: boolean): number | undefined {
    // The position is that of an entry which this one has replaced.
    if (!isExistingEntry && index !== this.shown) this.tops[index] = undefined;
    this.shown = index;
    return isExistingEntry ? this.tops[index] : undefined;
  }
}
