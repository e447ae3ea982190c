// Animates heights as the theme's `Collapsible` does, for HTML that React does not render.
import { prefersReducedMotion } from '@docusaurus/theme-common';

/** The timers that end running animations, by element. */
const timers = new WeakMap<Element, number>();

/**
 * Returns how long the animation of a height takes, in milliseconds.
 * Source: https://m1.material.io/motion/duration-easing.html
 */
function durationOf(height: number): number {
  if (prefersReducedMotion()) {
    return 1;
  }
  const part = height / 36;
  return Math.round(10 * (4 + 15 * part ** 0.25 + part / 5));
}

/** Opens or closes an element by animating its height. */
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
  // Forces a layout, so that the transition starts at this height.
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
