/** Observes the boxes of all pages; it does not keep those that are gone. */
let observer: ResizeObserver | undefined;

/** Returns the accessible name of a scrollable box. */
function scrollRegionLabel(box: HTMLElement): string {
  if (box.localName === 'pre') {
    return box.parentElement?.dataset.title ?? 'code';
  }
  const columns = [...box.querySelectorAll('thead th')].map(
    ({ textContent }) => textContent,
  );
  return `Table: ${columns.join(', ')}`;
}

/** Makes a box a tab stop, or none any more. */
function update(box: HTMLElement, isWide: boolean, isTall: boolean): void {
  if (isWide || isTall) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', scrollRegionLabel(box));
  } else if (box !== document.activeElement) {
    box.removeAttribute('tabindex');
    box.removeAttribute('role');
    box.removeAttribute('aria-label');
  }
  const wrap = box.parentElement?.querySelector<HTMLElement>(
    ':scope > div > [aria-pressed]',
  );
  // The button must keep the focus that it has.
  if (wrap && wrap !== document.activeElement) {
    // Its place stays empty, so that nothing is laid out again.
    wrap.style.visibility =
      isWide || box.dataset.wrapLines !== undefined ? '' : 'hidden';
  }
}

/** Measures the boxes whose size, or whose content's size, has changed. */
function measure(entries: readonly ResizeObserverEntry[]): void {
  const boxes = entries.map(
    ({ target }) => target.closest<HTMLElement>('pre') ?? target,
  );
  // Measure all before changing any, so that the browser lays out once.
  [...new Set(boxes as HTMLElement[])]
    .map((each) => {
      const isWide = each.scrollWidth > each.clientWidth;
      const isTall = each.scrollHeight > each.clientHeight;
      return [each, isWide, isTall && each.localName === 'pre'] as const;
    })
    .forEach((measured) => {
      update(...measured);
    });
}

/**
 * Keeps a box of code or a table a stop of the Tab key only while it scrolls,
 * and the button that wraps lines visible only where lines are too long. It
 * needs no React: most boxes are HTML that React leaves alone.
 *
 * @param box - a `<pre>`, or the box around a table
 */
export function watchOverflow(box: HTMLElement | null): void {
  // Hardened browsers have no observer: their Tab key passes over what scrolls.
  if (box === null || typeof ResizeObserver === 'undefined') {
    return;
  }
  observer ??= new ResizeObserver((entries) => {
    // Measure in the next frame: inside the callback, a code block whose width depends
    // on a container query makes Firefox report a ResizeObserver loop.
    requestAnimationFrame(() => {
      measure(entries);
    });
  });
  observer.observe(box);
  // A fold that is opened makes the code taller, and not its box.
  if (box.localName === 'pre' && box.firstElementChild !== null) {
    observer.observe(box.firstElementChild);
  }
}
