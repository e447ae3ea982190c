import type { ReactNode } from 'react';

/** A version of the docs that a figure can be true for. */
export type DocsVersion = '5' | '4' | '2';

/** A figure: art and words, true for the versions that it names. */
export interface Figure {
  /** Versions for which the figure is true, the newest first. */
  readonly versions: readonly [DocsVersion, ...DocsVersion[]];
  /** What stands below the art; text in backticks is code. */
  readonly caption: string;
  /** Draws the panels for one of `versions`. */
  readonly draw: (version: DocsVersion) => ReactNode;
}
