// React Native's keyboard, for the one that is drawn in the frame: React Native
// Web has none, and its events would never come.
import { Platform as WebPlatform } from 'react-native-web';

/** The height of the drawn keyboard, in CSS pixels: about that of a phone's. */
export const KEYBOARD_HEIGHT = 216;
/** How long it takes to slide in, in milliseconds, as on iOS. */
const KEYBOARD_DURATION = 250;

type Listener = (event: object) => void;

const listeners = new Set<readonly [string, Listener]>();
let isShown = false;

export const isKeyboardShown = (): boolean => isShown;

/** Tells those that listen where the keyboard goes. */
export function moveKeyboard(shows: boolean): void {
  if (shows === isShown) return;
  isShown = shows;
  const event = {
    duration: KEYBOARD_DURATION,
    easing: 'keyboard',
    endCoordinates: {
      screenX: 0,
      screenY: shows ? innerHeight - KEYBOARD_HEIGHT : innerHeight,
      width: innerWidth,
      height: KEYBOARD_HEIGHT,
    },
  };
  for (const [name, listener] of listeners) {
    if (name === (shows ? 'keyboardWillShow' : 'keyboardWillHide')) {
      listener(event);
    }
  }
}

export const Keyboard = {
  addListener: (name: string, listener: Listener) => {
    const entry = [name, listener] as const;
    listeners.add(entry);
    return {
      remove: () => {
        listeners.delete(entry);
      },
    };
  },
  dismiss: () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
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
