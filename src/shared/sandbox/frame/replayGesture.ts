import type { HostMessage } from '../messages';

/** How far a press moves before it is a drag, in CSS pixels. */
const SLOP = 10;
/** In how many frames a drag is made again. */
const FRAMES = 15;

/** Presses the button where a poster was pressed, or drags what is there. */
export function replayGesture({
  from: [x, y],
  to,
  pointerId,
}: NonNullable<HostMessage['press']>): void {
  const target = document.elementFromPoint(x, y);
  const [right, down] = [to[0] - x, to[1] - y];
  if (Math.hypot(right, down) <= SLOP) {
    target?.closest<HTMLElement>('button, [role=button]')?.click();
    return;
  }
  let frame = 0;
  const move = () => {
    const end = frame === FRAMES ? 'pointerup' : 'pointermove';
    // Ever more slowly, so that it throws nothing.
    const part = 1 - (1 - frame / FRAMES) ** 2;
    target?.dispatchEvent(
      new PointerEvent(frame === 0 ? 'pointerdown' : end, {
        // A sheet captures the pointer, which is that of the mouse.
        ...{ pointerId, pointerType: 'touch', isPrimary: true, buttons: 1 },
        ...{ bubbles: true, cancelable: true },
        clientX: x + right * part,
        clientY: y + down * part,
      }),
    );
    frame += 1;
    if (frame <= FRAMES) requestAnimationFrame(move);
  };
  move();
}
