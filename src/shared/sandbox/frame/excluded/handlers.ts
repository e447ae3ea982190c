// Overrides handlers of gestures that neither the sheet nor a demo uses, and
// react-native-gesture-handler's older implementation for the web, which an
// app turns on by a function that no demo calls. Without types: the bundler
// compiles it like the modules that it replaces, which are JavaScript.

function refuseGesture() {
  throw new Error(
    'The demos leave this gesture out: see src/shared/sandbox/bundle/excludedModules.ts.',
  );
}

export const createGestureHandler = refuseGesture;
export const getHandler = refuseGesture;
export const dropGestureHandler = refuseGesture;
export default refuseGesture;
