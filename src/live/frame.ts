interface Size {
  readonly width: number;
  readonly height: number;
}

let size: Size = { width: 320, height: 560 };
/** Held weakly: it would keep the whole page after navigation. */
let frame: WeakRef<Element> | undefined;

/** The size that React Native is told its screen has, in CSS pixels. */
export const frameSize = (): Size => size;

/** The distance of the frame from the window's upper edge, in CSS pixels. */
export const frameTop = (): number =>
  frame?.deref()?.getBoundingClientRect().top ?? 0;

/** Called with the frame's screen before a demo is mounted in it. */
export function setFrame(screen: Element): void {
  const { clientWidth: width, clientHeight: height } = screen;
  frame = new WeakRef(screen);
  size = { width, height };
}
