// React Native's keyboard, for the one that is drawn in a demo's frame: React
// Native Web has none, and its events would never come.
import { Platform as WebPlatform } from 'react-native-web';

/** The height of the drawn keyboard, in CSS pixels: about that of a phone's. */
export const KEYBOARD_HEIGHT = 216;
/** How long it takes to slide in, in milliseconds, as on iOS. */
const KEYBOARD_DURATION = 250;

type Listener = (event: object) => void;

/** The events of one phone's keyboard, which its sheets listen to. */
export class DrawnKeyboardEvents {
  private readonly listeners = new Set<readonly [string, Listener]>();
  private isShown = false;

  constructor(
    private readonly screen: {
      readonly width: number;
      readonly height: number;
    },
  ) {}

  /**
   * Adds a listener.
   *
   * @returns what removes it
   */
  readonly add = (name: string, listener: Listener): (() => void) => {
    const entry = [name, listener] as const;
    this.listeners.add(entry);
    return () => {
      this.listeners.delete(entry);
    };
  };

  /** Tells those that listen where the keyboard goes. */
  readonly move = (shows: boolean): void => {
    if (shows === this.isShown) return;
    this.isShown = shows;
    const { width, height } = this.screen;
    const event = {
      duration: KEYBOARD_DURATION,
      easing: 'keyboard',
      endCoordinates: {
        screenX: 0,
        screenY: shows ? height - KEYBOARD_HEIGHT : height,
        width,
        height: KEYBOARD_HEIGHT,
      },
    };
    for (const [name, listener] of this.listeners) {
      if (name === (shows ? 'keyboardWillShow' : 'keyboardWillHide')) {
        listener(event);
      }
    }
  };
}

/** That of the phone whose sheet is being mounted. */
let listening: DrawnKeyboardEvents | undefined;

/** Has the listeners that are added next hear of a phone's keyboard. */
export function listenTo(keyboard: DrawnKeyboardEvents | undefined): void {
  listening = keyboard;
}

export const Keyboard = {
  addListener: (name: string, listener: Listener) => ({
    remove: listening?.add(name, listener) ?? (() => undefined),
  }),
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
