// What a page loads when its demo is run.
export const load = () =>
  import(/* webpackChunkName: "live-runtime" */ '../../src/live');
