interface Size {
  readonly width: number;
  readonly height: number;
}

let size: Size = { width: 320, height: 560 };

/** The size that React Native is told its screen has, in CSS pixels. */
export const frameSize = (): Size => size;

/** Called with the frame's size before a demo is mounted in it. */
export function setFrameSize({ width, height }: Size): void {
  size = { width, height };
}
