import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { HostMessage } from '@site/src/shared/sandbox/messages';
import { closest, find, RUN_AREA, SCREEN } from '@site/src/site/dom';

/** Passes a press or drag of the poster, which the run button receives, to the app. */
export function usePosterGesture() {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event;
    },
    /** Converts a click on the poster to frame coordinates; undefined for other clicks. */
    toFrameGesture: (click: MouseEvent): HostMessage['press'] => {
      const { currentTarget, detail } = click;
      const screen = find(closest(currentTarget, RUN_AREA), SCREEN);
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
