/** Loads what runs demos: the sheet, React Native Web and all they need. */
export const loadRuntime = () =>
  import(/* webpackChunkName: "live-runtime" */ '@site/src/live');

export type Runtime = Awaited<ReturnType<typeof loadRuntime>>;
