// Ejected because the theme's search bar works with the hosted search only.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { SearchModalProps } from './Modal';
import { isCharacter, useOpeningKeys } from './useOpeningKeys';
import { useDeliberateOpening } from './useDeliberateOpening';
import styles from './styles.module.css';

type Modal = (props: SearchModalProps) => ReactNode;

type State =
  | { readonly is: 'closed' | 'opening' | 'failed' }
  | { readonly is: 'open'; readonly Modal: Modal };

function loadModal(): Promise<{ readonly default: Modal }> {
  return import('./Modal');
}

function Hint(): ReactNode {
  // The built page does not know whose keyboard it is for.
  const [key, setKey] = useState('');
  useEffect(() => {
    const isApple = /mac|iphone|ipad|ipod/i.test(navigator.userAgent);
    setKey(isApple ? '⌘' : 'Ctrl');
  }, []);
  return (
    <span className={styles.hint} aria-hidden="true">
      {key !== '' && (
        <>
          <kbd>{key}</kbd> <kbd>K</kbd>
        </>
      )}
    </span>
  );
}

/**
 * Takes what is typed while the modal is on its way, so that no character is
 * lost.
 */
function useTypedAhead(isOpening: boolean, typed: { current: string }): void {
  useEffect(() => {
    if (!isOpening) return undefined;
    const take = (event: KeyboardEvent): void => {
      if (isCharacter(event) || (event.key === ' ' && typed.current !== '')) {
        event.preventDefault();
        typed.current += event.key;
      } else if (event.key === 'Backspace') {
        typed.current = typed.current.slice(0, -1);
      }
    };
    window.addEventListener('keydown', take);
    return () => {
      window.removeEventListener('keydown', take);
    };
  }, [isOpening, typed]);
}

/** The navbar's search button; the modal is loaded when it is wanted. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const [state, setState] = useState<State>({ is: 'closed' });
  const isOpen = state.is === 'open' || state.is === 'opening';

  const open = useCallback((text = '') => {
    typed.current = text;
    setState({ is: 'opening' });
    loadModal().then(
      ({ default: Modal }) => {
        // flushSync, so that the field has focus before the next key event.
        flushSync(() => {
          // Escape may have come first.
          setState((now) =>
            now.is === 'opening' ? { is: 'open', Modal } : now,
          );
        });
      },
      () => {
        setState({ is: 'failed' });
      },
    );
  }, []);
  const openEmpty = useCallback(() => {
    open();
  }, [open]);
  const close = useCallback(() => {
    setState({ is: 'closed' });
  }, []);

  useOpeningKeys({ button, isOpen, open, close });
  useDeliberateOpening(button, isOpen, openEmpty);
  useTypedAhead(state.is === 'opening', typed);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      button.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerDown={() => {
          loadModal().catch(() => undefined);
        }}
        onClick={openEmpty}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            d="M13.6 13.6 18 18M9 15.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>Search</span>
        <Hint />
      </button>
      {state.is === 'failed' && (
        <div role="alert" className={styles.failure}>
          <strong>Unable to fetch results</strong>
          <span>You might want to check your network connection.</span>
        </div>
      )}
      {state.is === 'open' &&
        createPortal(
          <state.Modal initialQuery={typed.current} onClose={close} />,
          document.body,
        )}
    </>
  );
}
