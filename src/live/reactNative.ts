// What a demo and the sheet get for `react-native`: React Native Web, with the
// frame for a screen. Listeners are not kept: the sheet never removes its own,
// and each would hold the whole page after navigation.
import { useSyncExternalStore } from 'react';
import { TextInput as WebTextInput } from 'react-native-web';
import { frameSize, frameTop } from './frame';

export * from 'react-native-web';
export { default as Button } from './Button';
export { Keyboard, Platform } from './keyboard';

const screen = () => ({ ...frameSize(), scale: 1, fontScale: 1 });

export const Dimensions = {
  get: screen,
  set: () => undefined,
  addEventListener: () => ({ remove: () => undefined }),
  removeEventListener: () => undefined,
};

/** The frame's size, in CSS pixels. */
export const useWindowDimensions = screen;

/**
 * The sheet adds the bar's height to its place in the window to learn how far
 * it is from the screen's lower edge: the screen is a frame in the window here.
 */
export const StatusBar = {
  get currentHeight() {
    return -frameTop();
  },
  setHidden: () => undefined,
};

interface Scrollable {
  readonly getScrollableNode: () => Element;
}

const isScrollable = (node: unknown): node is Scrollable =>
  typeof node === 'object' && node !== null && 'getScrollableNode' in node;

/**
 * React Native Web has no node handles: the element stands for itself, and the
 * element that scrolls for a list.
 */
export const findNodeHandle = (node: unknown) =>
  isScrollable(node) ? node.getScrollableNode() : node;

function watchTheme(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return () => {
    observer.disconnect();
  };
}

/** The color mode of the site. */
export const useColorScheme = () =>
  useSyncExternalStore(watchTheme, () =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );

export const TextInput = Object.assign(WebTextInput, {
  State: {
    ...WebTextInput.State,
    currentlyFocusedInput: () => document.activeElement,
  },
});
