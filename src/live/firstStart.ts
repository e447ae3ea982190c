import { createContext } from 'react';

/** A sheet that does not open in this time is shown on its way, in ms. */
const PATIENCE = 1000;
/** Frames in which styles that were set before have been painted. */
const FRAMES = 2;

/**
 * The time from a demo's poster to the same sheet in the running demo. Sheets
 * that are mounted in it open without their animation, as the poster shows them
 * open already, and the poster stays until they have.
 */
export class FirstStart {
  private readonly opening = new Set<object>();

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
    const end = performance.now() + PATIENCE;
    let frames = 0;
    const look = () => {
      frames = this.opening.size === 0 ? frames + 1 : 0;
      if (frames > FRAMES || performance.now() > end) {
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

/** The first start of the frame that a sheet is in, while it lasts. */
export const FirstStartContext = createContext<FirstStart | undefined>(
  undefined,
);
