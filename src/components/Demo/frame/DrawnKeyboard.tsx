import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Keyboard,
  KEYBOARD_HEIGHT,
  type DrawnKeyboardEvents,
} from './keyboard';
import styles from './running.module.css';

const ROWS = [
  'q w e r t y u i o p',
  'a s d f g h j k l',
  '⇧ z x c v b n m ⌫',
].map((row) => row.split(' '));

const isTextField = (target: unknown) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

interface Props {
  readonly keyboard: DrawnKeyboardEvents;
}

/**
 * Over the app in a demo's frame: a keyboard that is there while one of the
 * app's inputs has the focus. It is a picture, which the reader's own keyboard
 * types for: only its return key does something, what Enter does as well.
 */
export default function DrawnKeyboard({ keyboard }: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  const picture = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const frame = picture.current?.parentElement;
    const events = new AbortController();
    const { signal } = events;
    const move = (shows: boolean) => {
      setShown(shows);
      keyboard.move(shows);
    };
    frame?.addEventListener(
      'focusin',
      ({ target }) => {
        if (isTextField(target)) move(true);
      },
      { signal },
    );
    frame?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isTextField(relatedTarget)) move(false);
      },
      { signal },
    );
    // On a phone a press on the keyboard, or on a sheet, leaves the focus.
    frame?.addEventListener(
      'mousedown',
      (event) => {
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
      },
      { signal },
    );
    return () => {
      events.abort();
      keyboard.move(false);
    };
  }, [keyboard]);

  return (
    <div
      ref={picture}
      className={styles.keyboard}
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
