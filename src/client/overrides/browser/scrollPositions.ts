/** Remembers how far each entry of the history is scrolled. */
export class ScrollPositions {
  /**
   * @param tops - the positions in CSS pixels, by the index of their entry
   * @param shown - the index of the entry whose page is shown
   */
  constructor(
    readonly tops: Record<number, number | undefined>,
    private shown: number,
  ) {}

  /** Saves the position of the shown entry. */
  save(top: number): void {
    this.tops[this.shown] = top;
  }

  /**
   * Saves a position that the window was scrolled to, unless the page of the current
   * entry is not shown yet: the browser may have scrolled for it.
   */
  onScroll(current: number, top: number): void {
    if (current === this.shown) this.save(top);
  }

  /**
   * Notes that the page of an entry is shown.
   *
   * @returns where to scroll, if the reader has been there
   */
  show(index: number, isExistingEntry: boolean): number | undefined {
    // A stored position is that of an entry which this one has replaced.
    if (!isExistingEntry && index !== this.shown) this.tops[index] = undefined;
    this.shown = index;
    return isExistingEntry ? this.tops[index] : undefined;
  }
}
