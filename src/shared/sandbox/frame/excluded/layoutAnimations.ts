// Overrides Reanimated's layout animations on the web, which animate components
// that have `entering`, `exiting` or `layout`. Neither the sheet nor a demo has one.

export const configureWebLayoutAnimations = () => undefined;
export const saveSnapshot = () => undefined;
export const startWebLayoutAnimation = () => undefined;
export const tryActivateLayoutTransition = () => undefined;
export const addHTMLMutationObserver = () => undefined;

/** Reduced motion: a component with such a prop is shown without it. */
export const getReducedMotionFromConfig = () => true;
