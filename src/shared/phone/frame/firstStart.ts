/** A sheet that does not rest in this time is shown on its way, in ms. */
const PATIENCE = 2000;
/** Frames in which styles that were set before have been painted. */
const PAINTED = 2;
/** Frames in which a modal that is presented at once has its content. */
const MOUNTED = 12;

/**
 * The time from a demo's poster to the same sheet in the running demo. The
 * poster shows sheets open, so it stays until those that open have come to rest.
 * They are animated behind it: with `animateOnMount={false}` the package reports
 * no first position, and a modal does not follow its content.
 */
export class FirstStart {
  private readonly opening = new Set<object>();
  private frames = PAINTED;

  /** Waits for a modal that the app may present as it starts. */
  readonly expectModal = (): void => {
    this.frames = MOUNTED;
  };

  /**
   * Keeps the poster.
   *
   * @returns what lets it go
   */
  readonly hold = (): (() => void) => {
    const sheet = {};
    this.opening.add(sheet);
    return () => {
      this.opening.delete(sheet);
    };
  };

  /**
   * Waits until all sheets have opened.
   *
   * @param onEnd - called once
   * @returns what stops waiting
   */
  readonly watch = (onEnd: () => void): (() => void) => {
    // A frame out of sight draws nothing, and waits.
    let end: number | undefined;
    let frames = 0;
    const look = (now: number) => {
      end ??= now + PATIENCE;
      frames = this.opening.size === 0 ? frames + 1 : 0;
      if (frames > this.frames || now > end) {
        onEnd();
      } else {
        frame = requestAnimationFrame(look);
      }
    };
    let frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
    };
  };
}
