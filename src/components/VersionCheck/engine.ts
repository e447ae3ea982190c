/** Loads the engine as a separate chunk, so that the form is there first. */
export const loadEngine = () =>
  import(
    /* webpackChunkName: "version-check-engine" */ '@site/src/versionCheck'
  );

export type Engine = Awaited<ReturnType<typeof loadEngine>>;
