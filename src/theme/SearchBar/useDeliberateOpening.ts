import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** A pointer or the focus at rest for so long is meant, in milliseconds. */
const REST = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

function isInside(point: Point | undefined, box: DOMRect): boolean {
  return (
    point !== undefined &&
    point.x >= box.left &&
    point.x <= box.right &&
    point.y >= box.top &&
    point.y <= box.bottom
  );
}

/**
 * Opens when a mouse pointer or the keyboard's focus rests on a button.
 * Passing over it or tabbing through does nothing, and once closed it stays
 * closed until the pointer or the focus has left the button.
 *
 * @param button - the button
 * @param isOpen - whether what it opens is open, or about to be
 * @param open - opens it
 */
export function useDeliberateOpening(
  button: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  open: () => void,
): void {
  const timer = useRef<number>(undefined);
  const pointer = useRef<Point>(undefined);
  const waitsFor = useRef({ pointer: false, focus: false });

  const cancel = useCallback(() => {
    window.clearTimeout(timer.current);
  }, []);
  const start = useCallback(() => {
    cancel();
    timer.current = window.setTimeout(open, REST);
  }, [cancel, open]);

  useEffect(() => {
    const element = button.current;
    if (!isOpen || element === null) return undefined;
    cancel();
    const track = ({ clientX, clientY }: PointerEvent): void => {
      pointer.current = { x: clientX, y: clientY };
    };
    window.addEventListener('pointermove', track);
    return () => {
      window.removeEventListener('pointermove', track);
      const box = element.getBoundingClientRect();
      waitsFor.current = {
        pointer: isInside(pointer.current, box),
        // The focus is about to be given back.
        focus: true,
      };
    };
  }, [button, cancel, isOpen]);

  useEffect(() => {
    const element = button.current;
    if (element === null) return undefined;
    const move = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      pointer.current = { x: clientX, y: clientY };
      if (pointerType === 'mouse' && !waitsFor.current.pointer) start();
    };
    const leave = ({ clientX, clientY }: PointerEvent): void => {
      // Also when the modal comes between; the pointer is where it was.
      pointer.current = { x: clientX, y: clientY };
      waitsFor.current.pointer = false;
      cancel();
    };
    const focus = (): void => {
      if (!waitsFor.current.focus && element.matches(':focus-visible')) {
        start();
      }
    };
    const blur = (): void => {
      cancel();
      // Another window took the focus; it comes back to the button by itself.
      waitsFor.current.focus = document.activeElement === element;
    };
    const listeners = {
      pointerenter: move,
      pointermove: move,
      pointerleave: leave,
      pointerdown: cancel,
      focus,
      blur,
    } as const;
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener, stop);
    }
    return () => {
      cancel();
      stop.abort();
    };
  }, [button, cancel, start]);
}
