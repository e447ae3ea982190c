import { expect, test } from 'vitest';
import { afterStep } from './historyState';
import { ScrollPositions } from './scrollPositions';

const ignore = { type: 'ignore' };
const known = { type: 'show', isExistingEntry: true };
const made = { type: 'show', isExistingEntry: false };

// The index, whether a step is being undone, the entry's index, whether the step is
// blocked; then the index, whether a step is being undone, and what to do.
test.each([
  [5, false, 4, false, 4, false, known],
  [5, false, 7, false, 7, false, known],
  [5, false, 5, false, 5, false, ignore],
  [5, false, undefined, false, 6, false, made],
  [5, false, 3, true, 5, true, { type: 'undo', by: 2 }],
  [5, false, undefined, true, 5, true, { type: 'undo', by: -1 }],
  [5, true, 5, true, 5, false, ignore],
] as const)(
  'at %s (undoing: %s) a step to %s (blocked: %s) leads to %s (undoing: %s)',
  (index, isUndoing, entry, isBlocked, nextIndex, isNextUndoing, step) => {
    expect(afterStep({ index, isUndoing }, entry, () => isBlocked)).toEqual([
      { index: nextIndex, isUndoing: isNextUndoing },
      step,
    ]);
  },
);

test('restores the position of an entry, and forgets that of a replaced one', () => {
  const positions = new ScrollPositions({ 3: 30 }, 1);
  positions.onScroll(1, 100);
  // The browser scrolls for the next entry before its page is shown.
  positions.onScroll(2, 0);
  expect(positions.tops).toEqual({ 1: 100, 3: 30 });
  expect(positions.show(2, false)).toBeUndefined();
  positions.save(200);
  expect(positions.show(1, true)).toBe(100);
  expect(positions.show(2, true)).toBe(200);
  expect(positions.show(3, false)).toBeUndefined();
  expect(positions.tops[3]).toBeUndefined();
  // A place on the same page, in a new entry that has replaced the shown one.
  positions.save(300);
  expect(positions.show(3, false)).toBeUndefined();
  expect(positions.tops[3]).toBe(300);
});
