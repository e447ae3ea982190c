import type * as frame from './frame';

/** What runs demos: the sheet, React Native Web and all they need. */
export type Runtime = typeof frame;

export const loadRuntime = (): Promise<Runtime> =>
  import(/* webpackChunkName: "live-runtime" */ './frame');
