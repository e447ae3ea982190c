import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { ToFrame } from '@site/src/shared/phone/messages';

/** The button that runs a demo takes the presses and drags of all of its poster. */
export function usePress() {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event;
    },
    /** What a click was in the frame, unless a key has made it. */
    placeOf: (click: MouseEvent): ToFrame['press'] => {
      const { currentTarget, detail } = click;
      const screen = currentTarget
        .closest('[data-state]')
        ?.querySelector<HTMLElement>('[data-screen]');
      const down = start.current;
      if (!(screen && down && detail > 0)) return undefined;
      const { clientX: x, clientY: y, pointerId } = down;
      const label = currentTarget.getBoundingClientRect();
      if (
        y > label.top &&
        y < label.bottom &&
        x > label.left &&
        x < label.right
      ) {
        return undefined;
      }
      const { left, top, width } = screen.getBoundingClientRect();
      const scale = width / screen.offsetWidth;
      const inFrame = (at: MouseEvent) =>
        [(at.clientX - left) / scale, (at.clientY - top) / scale] as const;
      return { from: inFrame(down), to: inFrame(click), pointerId };
    },
  };
}
