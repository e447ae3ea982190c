// As the Collapsible of Docusaurus, without React.
import { prefersReducedMotion } from '@docusaurus/theme-common';

/** What ends an animation, by element. */
const timers = new WeakMap<Element, number>();

/**
 * How long a height moves, in milliseconds.
 * Source: https://m1.material.io/motion/duration-easing.html
 */
function durationOf(height: number): number {
  if (prefersReducedMotion()) {
    return 1;
  }
  const part = height / 36;
  return Math.round(10 * (4 + 15 * part ** 0.25 + part / 5));
}

/** Animates an element open or closed, whichever it was before. */
export function animateHeight(
  element: HTMLElement,
  willCollapse: boolean,
): void {
  const { style } = element;
  style.display = 'block';
  const { scrollHeight } = element;
  const duration = durationOf(scrollHeight);
  style.overflow = 'hidden';
  style.height = willCollapse ? `${scrollHeight}px` : '0';
  // The browser must know where the movement starts.
  element.getBoundingClientRect();
  style.transition = `height ${duration}ms ease-in-out`;
  style.height = willCollapse ? '0' : `${scrollHeight}px`;
  window.clearTimeout(timers.get(element));
  const end = () => {
    style.display = willCollapse ? 'none' : 'block';
    style.overflow = willCollapse ? 'hidden' : 'visible';
    style.height = willCollapse ? '0' : 'auto';
  };
  timers.set(element, window.setTimeout(end, duration));
}
