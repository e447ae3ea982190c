// A module by itself: one that overrides another and is imported besides is
// bundled twice, with two copies of its state.

/** Why the code of the first page could not be loaded, if so. */
export const startFailure: { error?: unknown } = {};
