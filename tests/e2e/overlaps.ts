/**
 * Finds text in tables and code blocks that is covered or cut. Runs in a page.
 *
 * @returns a line for each text beyond its cell, each word of a cell that is broken,
 *   each code below a button, and each message that is cut
 */
export function overlaps(): string[] {
  const rectsOf = (element: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const shown = (selector: string, parent: ParentNode = document) =>
    [...parent.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === 'visible',
    );
  const cells = shown('.main-wrapper :is(td, th)');
  const beyond = cells
    .filter((cell) => {
      const { right } = cell.getBoundingClientRect();
      return rectsOf(cell).some((rect) => rect.right > right + 1);
    })
    .map((cell) => `beyond its cell: ${cell.textContent}`);
  const broken = cells.flatMap((cell) =>
    [...cell.querySelectorAll('*'), cell]
      .filter((element) => element.closest('code') === null)
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text)
      // Only text in several lines can have a broken word.
      .filter((text) => rectsOf(text).length > 1)
      .flatMap((text) =>
        [...text.data.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        }),
      )
      .map(([word]) => `broken: ${word}`),
  );
  const blocks = shown('[data-language]').flatMap((block) => {
    const code = block.querySelector('pre');
    if (code === null) return [];
    const buttons = shown(':scope > div > button', block);
    // Text that is scrolled away ends at the edge of the box.
    const end = code.getBoundingClientRect().right;
    const isCovered = rectsOf(code).some((text) =>
      buttons
        .map((button) => button.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            text.left < right &&
            Math.min(text.right, end) > left &&
            text.top < bottom &&
            text.bottom > top,
        ),
    );
    const isCut =
      block.dataset.language === 'text' && code.scrollWidth > code.clientWidth;
    return [
      ...(isCovered ? [`under its buttons: ${code.textContent}`] : []),
      ...(isCut ? [`cut: ${code.textContent}`] : []),
    ];
  });
  return [...beyond, ...broken, ...blocks];
}
