// React Native Web complains on the console of the end of a press whose start
// it has not seen (its ResponderTouchHistoryStore, until it has seen any): of
// one that began before the first demo ran, and of the mouse's other buttons.

const ENDS = ['mouseup', 'dragstart', 'touchmove', 'touchend', 'touchcancel'];

/** Whether React Native Web takes an event for the start of a press. */
function isStart(event: MouseEvent | TouchEvent): boolean {
  if (!('__reactResponderSystemActive' in window)) return false;
  return (
    !(event instanceof MouseEvent) ||
    (event.button === 0 && !event.altKey && !event.ctrlKey)
  );
}

/**
 * Keeps the ends of presses from React Native Web until it has seen a start.
 * To be called before it listens: of the document's listeners, the first to
 * come is the first to hear.
 */
export function ignoreEarlierPress(): void {
  const waiting = new AbortController();
  const options = { passive: true, signal: waiting.signal };
  const onStart = (event: MouseEvent | TouchEvent) => {
    if (isStart(event)) waiting.abort();
  };
  const onEnd = (event: Event) => {
    event.stopImmediatePropagation();
  };
  document.addEventListener('mousedown', onStart, options);
  document.addEventListener('touchstart', onStart, options);
  for (const type of ENDS) {
    document.addEventListener(type, onEnd, options);
  }
}
