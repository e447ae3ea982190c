/** Loads the engine as a separate chunk, so that the form is there first. */
export const loadEngine = () =>
  import(/* webpackChunkName: "version-check-engine" */ './engine');

export type Engine = Awaited<ReturnType<typeof loadEngine>>;
