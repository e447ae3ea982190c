// React Native's keyboard, for the one that is drawn in a demo's frame: React
// Native Web has none, and its events would never come.
import { Platform as WebPlatform } from 'react-native-web';
import { frameSize } from './frame';

/** The height of the drawn keyboard, in CSS pixels: about that of a phone's. */
export const KEYBOARD_HEIGHT = 216;
/** How long it takes to slide in, in milliseconds, as on iOS. */
export const KEYBOARD_DURATION = 250;

type Listener = (event: object) => void;
type EventName = 'keyboardWillShow' | 'keyboardWillHide';

const listeners = new Map<string, Set<Listener>>();
let isShown = false;

/** Tells those that listen, the sheets first, where the keyboard goes. */
export function moveKeyboard(shows: boolean): void {
  if (shows === isShown) return;
  isShown = shows;
  const { width, height: screen } = frameSize();
  const name: EventName = shows ? 'keyboardWillShow' : 'keyboardWillHide';
  const event = {
    duration: KEYBOARD_DURATION,
    easing: 'keyboard',
    endCoordinates: {
      screenX: 0,
      screenY: shows ? screen - KEYBOARD_HEIGHT : screen,
      width,
      height: KEYBOARD_HEIGHT,
    },
  };
  listeners.get(name)?.forEach((listener) => {
    listener(event);
  });
}

export const Keyboard = {
  isVisible: () => isShown,
  addListener: (name: string, listener: Listener) => {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    return {
      remove: () => {
        all.delete(listener);
      },
    };
  },
  removeAllListeners: (name: string) => {
    listeners.delete(name);
  },
  dismiss: () => {
    const { activeElement } = document;
    if (
      activeElement instanceof HTMLElement &&
      activeElement.closest('[data-screen]') !== null
    ) {
      activeElement.blur();
    }
  },
};

/**
 * React Native Web's, except for the names of keyboard events: the sheet knows
 * none for the web, so it gets those of iOS.
 */
export const Platform = {
  ...WebPlatform,
  select: (choices: Readonly<Record<string, unknown>>) =>
    String(choices.ios).startsWith('keyboardWill')
      ? choices.ios
      : WebPlatform.select(choices),
};
