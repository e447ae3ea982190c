/** The height of what a phone draws over its apps, in CSS pixels. */
export const insets = { top: 44, right: 0, bottom: 20, left: 0 };

const isInFlow = (element: Element) =>
  !/absolute|fixed/.test(getComputedStyle(element).position);

/** Finds the element whose children are the content of an app's screen. */
function screenOf(element: Element): Element {
  const [only, ...others] = [...element.children].filter(isInFlow);
  const isFilled = only?.clientHeight === element.clientHeight;
  return only && isFilled && others.length === 0 ? screenOf(only) : element;
}

/** The padding at the sides of a screen, in CSS pixels. */
const SIDE_PADDING = 16;

/**
 * Pads the screen of an app that does not do it itself. What is absolute, as
 * sheets are, fills the whole screen nevertheless.
 */
export function padToSafeArea(root: Element): void {
  const screen = screenOf(root);
  if (!(screen instanceof HTMLElement)) return;
  const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(screen);
  const [top, bottom] = [parseFloat(paddingTop), parseFloat(paddingBottom)];
  if (top < insets.top) screen.style.paddingTop = `${insets.top + top}px`;
  if (bottom < insets.bottom) {
    screen.style.paddingBottom = `${insets.bottom + bottom}px`;
  }
  if (parseFloat(paddingLeft) === 0)
    screen.style.paddingInline = `${SIDE_PADDING}px`;
}
