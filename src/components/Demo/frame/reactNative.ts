// What a demo and the sheet get for `react-native`: React Native Web, with the
// frame for a screen. Listeners are not kept: the sheet never removes its own,
// and each would hold the whole page after navigation.
import { useContext, useSyncExternalStore } from 'react';
import { TextInput as WebTextInput, UIManager } from 'react-native-web';
import { latestSize, PhoneContext } from './phone';

export * from 'react-native-web';
export { default as Button } from './Button';
export { Keyboard, Platform } from './keyboard';

const screenOf = (size: {
  readonly width: number;
  readonly height: number;
}) => ({
  ...size,
  scale: 1,
  fontScale: 1,
});

export const Dimensions = {
  get: () => screenOf(latestSize()),
  set: () => undefined,
  addEventListener: () => ({ remove: () => undefined }),
  removeEventListener: () => undefined,
};

/** The size of the phone's screen, in CSS pixels. */
export const useWindowDimensions = () =>
  screenOf(useContext(PhoneContext)?.size ?? latestSize());

// An element's place is the one in its phone's screen, not in the window: the
// sheet learns from it how far it is from the screen's lower edge.
const { measure } = UIManager;
UIManager.measure = (node, callback) => {
  measure(node, (x, y, width, height, left, top) => {
    const screen = node.closest('[data-screen]')?.getBoundingClientRect();
    callback(
      ...([x, y, width, height] as const),
      left - (screen?.left ?? 0),
      top - (screen?.top ?? 0),
    );
  });
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
