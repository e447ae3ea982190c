import type { ReactNode } from 'react';
import type { ApiVersion } from '../../../api/types';

/** A figure: art and words, true for the versions that it names. */
export interface Figure {
  /** Versions for which the figure is true, the newest first. */
  readonly versions: readonly [ApiVersion, ...ApiVersion[]];
  /** What stands below the art; text in backticks is code. */
  readonly caption: string;
  /** Draws the panels for one of `versions`. */
  readonly draw: (version: ApiVersion) => ReactNode;
}
