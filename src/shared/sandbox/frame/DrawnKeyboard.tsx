// The keyboard of the phone, drawn in the frame: React Native Web has none.
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Platform as WebPlatform } from 'react-native-web';

/** In CSS pixels, about that of a phone's. */
const HEIGHT = 216;
/** How long it takes to slide in, in milliseconds, as on iOS. */
const DURATION = 250;

const ROWS = [
  'q w e r t y u i o p',
  'a s d f g h j k l',
  '⇧ z x c v b n m ⌫',
].map((row) => row.split(' '));

type KeyboardListener = (event: object) => void;

const keyboardListeners = new Set<readonly [string, KeyboardListener]>();
let isShown = false;

/** Shows or hides the keyboard, and calls the keyboardListeners. */
function move(shows: boolean): void {
  if (shows === isShown) return;
  isShown = shows;
  const event = {
    duration: DURATION,
    easing: 'keyboard',
    endCoordinates: {
      screenX: 0,
      screenY: shows ? innerHeight - HEIGHT : innerHeight,
      width: innerWidth,
      height: HEIGHT,
    },
  };
  const names = ['', shows ? 'keyboardWillShow' : 'keyboardWillHide'];
  for (const [name, listener] of keyboardListeners) {
    if (names.includes(name)) listener(event);
  }
}

/** Its events are those of iOS; '' is both. */
export const Keyboard = {
  addListener: (name: string, listener: KeyboardListener) => {
    const entry = [name, listener] as const;
    keyboardListeners.add(entry);
    return { remove: () => void keyboardListeners.delete(entry) };
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

const isTextField = (target: unknown) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

addEventListener('focusin', ({ target }) => {
  if (isTextField(target)) move(true);
});
addEventListener('focusout', ({ relatedTarget }) => {
  if (!isTextField(relatedTarget)) move(false);
});
// On a phone a press on the keyboard, or on a sheet, leaves the focus.
addEventListener('mousedown', (event) => {
  const { target } = event;
  if (
    isTextField(document.activeElement) &&
    !isTextField(target) &&
    target instanceof Element &&
    target.closest('[data-drag-areas], [data-keyboard]') !== null
  ) {
    event.preventDefault();
    if (target.matches('[data-return-key]')) Keyboard.dismiss();
  }
});

const watch = (notify: () => void) => Keyboard.addListener('', notify).remove;

/**
 * Draws the keyboard over the app while one of its inputs has the focus. The reader types
 * with their own: only the return key of the drawn one does something, like Enter.
 */
export default function DrawnKeyboard(): ReactNode {
  const isUp = useSyncExternalStore(watch, () => isShown);
  useEffect(
    () => () => {
      move(false);
    },
    [],
  );
  return (
    <div
      className="keyboard"
      style={{ height: HEIGHT }}
      aria-hidden="true"
      data-keyboard={isUp ? 'shown' : 'hidden'}
    >
      {ROWS.map((row) => (
        <div key={row[0]}>
          {row.map((key) => (
            <span key={key}>{key}</span>
          ))}
        </div>
      ))}
      <div>
        <span>123</span>
        <span>space</span>
        <span data-return-key>return</span>
      </div>
    </div>
  );
}
