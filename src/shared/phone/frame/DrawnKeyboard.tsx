import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import {
  Keyboard,
  KEYBOARD_HEIGHT,
  isKeyboardShown,
  moveKeyboard,
} from './keyboard';

const ROWS = [
  'q w e r t y u i o p',
  'a s d f g h j k l',
  '⇧ z x c v b n m ⌫',
].map((row) => row.split(' '));

const isTextField = (target: unknown) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

addEventListener('focusin', ({ target }) => {
  if (isTextField(target)) moveKeyboard(true);
});
addEventListener('focusout', ({ relatedTarget }) => {
  if (!isTextField(relatedTarget)) moveKeyboard(false);
});
// On a phone a press on the keyboard, or on a sheet, leaves the focus.
addEventListener('mousedown', (event) => {
  const { target } = event;
  if (
    isTextField(document.activeElement) &&
    !isTextField(target) &&
    target instanceof Element &&
    target.closest('[data-grabs], [data-keyboard]') !== null
  ) {
    event.preventDefault();
    if (target.matches('[data-return]')) Keyboard.dismiss();
  }
});

function watch(notify: () => void): () => void {
  const watched = ['keyboardWillShow', 'keyboardWillHide'].map((name) =>
    Keyboard.addListener(name, notify),
  );
  return () => {
    watched.forEach(({ remove }) => {
      remove();
    });
  };
}

/**
 * Over the app: a keyboard that is there while one of the
 * app's inputs has the focus. It is a picture, which the reader's own keyboard
 * types for: only its return key does something, what Enter does as well.
 */
export default function DrawnKeyboard(): ReactNode {
  const isShown = useSyncExternalStore(watch, isKeyboardShown);
  useEffect(
    () => () => {
      moveKeyboard(false);
    },
    [],
  );
  return (
    <div
      className="keyboard"
      style={{ height: KEYBOARD_HEIGHT }}
      aria-hidden="true"
      data-keyboard={isShown ? 'shown' : 'hidden'}
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
        <span data-return>return</span>
      </div>
    </div>
  );
}
