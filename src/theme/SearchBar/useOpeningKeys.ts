import { useLayoutEffect, type RefObject } from 'react';

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Whether a key writes a letter or a digit. */
export function isCharacter(event: KeyboardEvent): boolean {
  return (
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    /^[\p{L}\p{N}]$/u.test(event.key)
  );
}

interface Keys {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** @param text - what the search begins with */
  readonly open: (text?: string) => void;
  readonly close: () => void;
}

/**
 * The keys of the search: Control or Command with K opens and closes, `/`
 * opens outside of fields, Escape closes, and a character typed on the focused
 * button opens with it.
 */
export function useOpeningKeys({ button, isOpen, open, close }: Keys): void {
  // A key may come right after the page has changed, before other effects.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isToggle =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (isOpen && (isToggle || event.key === 'Escape')) {
        event.preventDefault();
        close();
      } else if (
        !isOpen &&
        (isToggle || (event.key === '/' && !isTyping(event)))
      ) {
        event.preventDefault();
        open();
      } else if (
        !isOpen &&
        document.activeElement === button.current &&
        isCharacter(event)
      ) {
        event.preventDefault();
        open(event.key);
      }
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [button, isOpen, open, close]);
}
