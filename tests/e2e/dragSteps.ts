/** Pixels of a drag before the sheet moves: the touch slop of the gesture handler. */
export const DRAG_START = 15;

/** Distances of a drag from its start: single pixels around the one that begins it. */
export const DRAG_STEPS = [
  5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 60, 100,
] as const;
