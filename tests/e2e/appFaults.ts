import { colorMeter } from './colorMeter';

/**
 * Finds text and controls that a reader cannot read or reach. Runs in the frame
 * of an app at rest.
 *
 * @returns a line for each text whose contrast to its background is below 4.5,
 *   each text or control below the status bar or the home indicator, and each
 *   that the screen or a parent cuts
 */
function appFaults(makeColorMeter: typeof colorMeter): string[] {
  const STATUS_HEIGHT = 40;
  const HOME = { left: 104, right: 216, top: 545 };
  // Elements that let presses through are drawn too. The id outweighs their classes.
  const style = document.createElement('style');
  style.textContent =
    '*:not(#x, [data-device-ui], [data-device-ui] *) { pointer-events: auto !important }';
  document.head.append(style);

  const { opacityOf, over, contrastOf } = makeColorMeter();
  /**
   * The part of the window in which the screen and clipping parents show an
   * element.
   */
  const clipOf = (element: Element | null): DOMRect => {
    if (!element) return new DOMRect(0, 0, innerWidth, innerHeight);
    const outer = clipOf(element.parentElement);
    if (getComputedStyle(element).overflowY === 'visible') return outer;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = Math.max(left, outer.left);
    const y = Math.max(top, outer.top);
    return new DOMRect(
      x,
      y,
      Math.min(right, outer.right) - x,
      Math.min(bottom, outer.bottom) - y,
    );
  };
  /** Whether a scrolling parent may cut an element for now. */
  const scrolls = (element: Element | null, isText: boolean): boolean =>
    element !== null &&
    ((/auto|scroll/.test(
      `${getComputedStyle(element).overflowY} ${getComputedStyle(element).overflowX}`,
    ) &&
      // A list that shows all of its rows must not cut a text.
      (!isText ||
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1)) ||
      scrolls(element.parentElement, isText));

  const check = (element: Element, name: string, rect: DOMRect): string[] => {
    const { left, right, top, bottom, width, height } = rect;
    const clip = clipOf(element.parentElement);
    const x = (Math.max(left, clip.left) + Math.min(right, clip.right)) / 2;
    const y = (Math.max(top, clip.top) + Math.min(bottom, clip.bottom)) / 2;
    if (width < 2 || height < 2 || clip.width < 2 || clip.height < 2) return [];
    const stack = document.elementsFromPoint(x, y);
    const [first] = stack;
    // Skip elements that have faded out, and those that others cover.
    if (opacityOf(element) < 0.05) return [];
    if (!first || !(element.contains(first) || first.contains(element))) {
      return [];
    }
    const isText = name.startsWith('text');
    const isListed = scrolls(element, isText);
    const behind = stack
      .slice(stack.indexOf(element))
      .reduceRight(over, [255, 255, 255]);
    const ratio = isText ? contrastOf(element, behind) : 21;
    const isCut =
      top < clip.top - 1 ||
      bottom > clip.bottom + 1 ||
      left < clip.left - 1 ||
      right > clip.right + 1;
    const isUnderHome =
      bottom > HOME.top && left < HOME.right && right > HOME.left;
    return [
      ...(ratio < 4.5 ? [`contrast ${ratio.toFixed(1)}: ${name}`] : []),
      ...(top < STATUS_HEIGHT && !isListed
        ? [`below the status bar: ${name}`]
        : []),
      ...(isUnderHome && !isListed
        ? [`below the home indicator: ${name}`]
        : []),
      ...(isCut && !isListed ? [`cut: ${name}`] : []),
    ];
  };

  const faults: string[] = [];
  const ignored = '[data-device-ui], [data-keyboard=hidden], dialog';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest(`${ignored}, script, style`)) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    faults.push(
      ...check(parent, `text "${text}"`, range.getBoundingClientRect()),
    );
  }
  for (const control of document.querySelectorAll(
    'button, input, textarea, [role="button"], [role="link"], [role="switch"]',
  )) {
    // Skip backdrops, which are as large as the screen.
    const rect = control.getBoundingClientRect();
    if (control.closest(ignored) || rect.height > innerHeight / 2) continue;
    const label = control.getAttribute('aria-label') ?? control.textContent;
    faults.push(...check(control, `control "${label}"`, rect));
  }
  style.remove();
  return faults;
}

/** Expression of the faults of an app, in the frame of the app at rest. */
export const APP_FAULTS = `(${String(appFaults)})(${String(colorMeter)})`;
