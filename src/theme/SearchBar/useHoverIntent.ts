import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hover intent: how long the pointer or focus must rest on the button before it opens,
 * in ms.
 */
const HOVER_INTENT_MS = 400;

/**
 * Calls `open` when a mouse pointer or the keyboard's focus rests on a button. Passing
 * over it or tabbing through does nothing, and once closed it stays closed until the
 * pointer or the focus has been elsewhere.
 *
 * @param isOpen - whether what it opens is open, or about to be
 */
export function useHoverIntent(
  button: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  open: () => void,
): void {
  const suppressedUntilLeave = useRef({ pointer: false, focus: false });

  useEffect(() => {
    const element = button.current;
    if (element === null || isOpen) return undefined;
    const stop = new AbortController();
    let timer: number | undefined;
    const cancel = (): void => {
      window.clearTimeout(timer);
    };
    const start = (): void => {
      cancel();
      timer = window.setTimeout(open, HOVER_INTENT_MS);
    };
    const move = ({ target, pointerType }: PointerEvent): void => {
      if (!element.contains(target as Node)) {
        suppressedUntilLeave.current.pointer = false;
      } else if (
        pointerType === 'mouse' &&
        !suppressedUntilLeave.current.pointer
      ) {
        start();
      }
    };
    const focus = (): void => {
      if (
        !suppressedUntilLeave.current.focus &&
        element.matches(':focus-visible')
      ) {
        start();
      }
    };
    const blur = (): void => {
      cancel();
      // Another window took the focus; it comes back to the button by itself.
      suppressedUntilLeave.current.focus = document.activeElement === element;
    };
    window.addEventListener('pointermove', move, stop);
    element.addEventListener('pointerleave', cancel, stop);
    element.addEventListener('pointerdown', cancel, stop);
    element.addEventListener('focus', focus, stop);
    element.addEventListener('blur', blur, stop);
    return () => {
      cancel();
      stop.abort();
      // The pointer may be on the button when it closes, and the focus will be.
      suppressedUntilLeave.current = { pointer: true, focus: true };
    };
  }, [button, isOpen, open]);
}
