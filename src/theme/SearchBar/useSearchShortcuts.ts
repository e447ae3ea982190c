import { useLayoutEffect, type RefObject } from 'react';

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** Whether a key writes a letter or a digit. */
function isCharacter(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  return !isCommand && /^[\p{L}\p{N}]$/u.test(event.key);
}

interface SearchControls {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Whether the modal is loading. */
  readonly isOpening: boolean;
  /** What is typed while it loads. */
  readonly typed: RefObject<string>;
  /** @param text - what the search begins with */
  readonly open: (text?: string) => void;
  readonly close: () => void;
}

/**
 * Handles the shortcuts of the search: Control or Command with K opens and closes it, `/`
 * opens it outside of fields, Escape closes it, and a character typed on the focused
 * button opens it with that query. What is typed while the modal loads becomes the query.
 */
export function useSearchShortcuts({
  button,
  isOpen,
  isOpening,
  typed,
  open,
  close,
}: SearchControls): void {
  // A key may come right after the page has changed, before other effects.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key } = event;
      const isToggle =
        key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (isOpen && (isToggle || key === 'Escape')) {
        close();
      } else if (!isOpen && (isToggle || (key === '/' && !isTyping(event)))) {
        open();
      } else if (
        !isOpen &&
        document.activeElement === button.current &&
        isCharacter(event)
      ) {
        open(key);
      } else if (
        isOpening &&
        (isCharacter(event) || (key === ' ' && typed.current !== ''))
      ) {
        typed.current += key;
      } else {
        if (isOpening && key === 'Backspace') {
          typed.current = typed.current.slice(0, -1);
        }
        return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [button, isOpen, isOpening, typed, open, close]);
}
