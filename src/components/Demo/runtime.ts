/** Loads what runs demos: the sheet, React Native Web and all they need. */
export async function loadRuntime() {
  const [live, { default: RunningButtons }] = await Promise.all([
    import(/* webpackChunkName: "live-runtime" */ '@site/src/live'),
    import(/* webpackChunkName: "live-runtime" */ './RunningButtons'),
  ]);
  return { ...live, RunningButtons };
}

export type Runtime = Awaited<ReturnType<typeof loadRuntime>>;
