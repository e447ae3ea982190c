import type { UIEvent } from 'react';

/**
 * Undoes a scroll of what is not there to be scrolled. The browser scrolls
 * any element that hides its overflow to show what has the focus, and a sheet
 * that rests below its edge would come into view and stay there.
 */
export function holdStill({ target }: UIEvent): void {
  if (
    target instanceof Element &&
    getComputedStyle(target).overflowY === 'hidden'
  ) {
    target.scrollTop = 0;
  }
}
