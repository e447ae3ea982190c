/**
 * The element of a sheet that moves: the nearest around its content that does.
 *
 * @param inside - an element in the sheet
 */
export function bodyOf(inside: Element | null): HTMLElement | undefined {
  let element = inside;
  while (element !== null && getComputedStyle(element).transform === 'none') {
    element = element.parentElement;
  }
  return element instanceof HTMLElement &&
    element.closest('[data-screen]') !== null
    ? element
    : undefined;
}
