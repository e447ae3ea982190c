import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { ToFrame } from '@site/src/shared/phone/messages';

/** How far a press moves before it is a drag, in CSS pixels. */
const SLOP = 10;

/** The button that runs a demo takes the presses of all of its poster. */
export function usePress() {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event;
    },
    /** Where in the frame a click was, unless a key or a drag has made it. */
    placeOf: (click: MouseEvent): ToFrame['press'] => {
      const { clientX: x, clientY: y, currentTarget, detail } = click;
      const screen = currentTarget
        .closest('[data-state]')
        ?.querySelector<HTMLElement>('[data-screen]');
      const down = start.current;
      const label = currentTarget.getBoundingClientRect();
      const isOnLabel =
        y > label.top && y < label.bottom && x > label.left && x < label.right;
      if (
        !(screen && down && detail > 0) ||
        isOnLabel ||
        Math.hypot(x - down.clientX, y - down.clientY) > SLOP
      ) {
        return undefined;
      }
      const { left, top, width } = screen.getBoundingClientRect();
      const scale = width / screen.offsetWidth;
      return [(x - left) / scale, (y - top) / scale];
    },
  };
}
