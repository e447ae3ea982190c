// What a program and the sheet get for `react-native`: React Native Web, with
// what it lacks or has otherwise.
import { useSyncExternalStore } from 'react';
import { TextInput as WebTextInput } from 'react-native-web';
import { send } from './transport';

export * from 'react-native-web';
export { default as Button } from './Button';
export { Keyboard, Platform } from './DrawnKeyboard';

// The whole screen is the frame, before the sheet asks for its size.
Object.defineProperty(window, 'screen', {
  get: () => ({ width: innerWidth, height: innerHeight }),
});

interface Scrollable {
  readonly getScrollableNode: () => Element;
}

const hasScrollableNode = (node: unknown): node is Scrollable =>
  typeof node === 'object' && node !== null && 'getScrollableNode' in node;

/**
 * React Native Web has no node handles: the element stands for itself, and the
 * element that scrolls for a list.
 */
export const findNodeHandle = (node: unknown) =>
  hasScrollableNode(node) ? node.getScrollableNode() : node;

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

type BackListener = () => boolean | undefined;
const backListeners = new Set<BackListener>();

/** Escape is the back button of this phone. */
export const BackHandler = {
  addEventListener: (_: string, listener: BackListener) => {
    backListeners.add(listener);
    return { remove: () => void backListeners.delete(listener) };
  },
  exitApp: () => undefined,
};

addEventListener('keydown', ({ key }) => {
  if (
    key === 'Escape' &&
    ![...backListeners].reverse().some((listener) => listener() === true)
  ) {
    send({ type: 'back' });
  }
});

interface AlertButton {
  readonly text?: string;
  readonly onPress?: () => void;
}

/** React Native Web's does nothing. */
export const Alert = {
  alert: (
    heading: string,
    message = '',
    buttons: readonly AlertButton[] = [{ text: 'OK' }],
  ) => {
    const dialog = document.createElement('dialog');
    const text = document.createElement('p');
    text.textContent = [heading, message].filter(Boolean).join('\n');
    dialog.append(
      text,
      ...buttons.map(({ text: label = 'OK', onPress }) => {
        const button = document.createElement('button');
        button.textContent = label;
        button.onclick = () => {
          dialog.remove();
          onPress?.();
        };
        return button;
      }),
    );
    document.body.append(dialog);
    dialog.showModal();
  },
};
