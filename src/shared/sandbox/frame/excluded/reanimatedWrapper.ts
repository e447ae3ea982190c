// Overrides the module by which react-native-gesture-handler gets Reanimated
// where it is installed: that requires all of it, whatever is used.
import {
  setGestureState,
  useEvent,
  useSharedValue,
} from 'react-native-reanimated';

export const Reanimated = { setGestureState, useEvent, useSharedValue };
