// Ejected for its weight: the theme's button brings all of DocSearch into the first
// visit. As in the theme, the modal is loaded when it is needed.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import {
  isNewDeploymentLive,
  stateProviders,
  takeSavedState,
} from '@site/src/runtime/deployment';
import type { SearchModalProps } from './Modal';
import { useSearchShortcuts } from './useSearchShortcuts';
import { useHoverIntent } from './useHoverIntent';
import styles from './styles.module.css';

type ModalComponent = (props: SearchModalProps) => ReactNode;

type ModalState =
  | { readonly status: 'closed' | 'opening' | 'failed' }
  | { readonly status: 'open'; readonly Modal: ModalComponent };

function loadModal(): Promise<{ readonly default: ModalComponent }> {
  return import(/* webpackChunkName: "search-modal" */ './Modal');
}

/** Renders the shortcut that opens the search. */
function Hint(): ReactNode {
  // The keyboard is known only in the browser.
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

function Icon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path
        d="M13.6 13.6 18 18M9 15.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Opens the modal, which it loads, and again after the reload of an outdated page. */
function useModal() {
  /** What the reader types while the modal loads. */
  const typed = useRef('');
  const [state, setState] = useState<ModalState>({ status: 'closed' });

  const open = useCallback((text = '') => {
    typed.current = text;
    stateProviders.set('search', () => typed.current);
    setState({ status: 'opening' });
    loadModal().then(
      ({ default: Modal }) => {
        // flushSync, so that the field has focus before the next key event.
        flushSync(() => {
          // Escape may have closed it meanwhile.
          setState((now) =>
            now.status === 'opening' ? { status: 'open', Modal } : now,
          );
        });
      },
      async () => {
        const isGone = await isNewDeploymentLive();
        if (!isGone) stateProviders.delete('search');
        setState((now) =>
          now.status === 'opening'
            ? { status: isGone ? 'closed' : 'failed' }
            : now,
        );
      },
    );
  }, []);
  useEffect(() => {
    const text = takeSavedState('search');
    if (text !== undefined) open(text);
  }, [open]);
  const close = useCallback(() => {
    stateProviders.delete('search');
    setState({ status: 'closed' });
  }, []);
  return { state, typed, open, close };
}

/** Renders the search button of the navbar, and the modal that it opens. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { state, typed, open, close } = useModal();
  const isOpen = state.status === 'open' || state.status === 'opening';
  const openEmpty = useCallback(() => {
    open();
  }, [open]);

  // The mobile menu would cover the button that gets the focus back.
  const { shown: isMenuOpen, toggle: toggleMenu } = useNavbarMobileSidebar();
  useEffect(() => {
    if (isOpen && isMenuOpen) toggleMenu();
  }, [isOpen, isMenuOpen, toggleMenu]);

  const isOpening = state.status === 'opening';
  useSearchShortcuts({ button, isOpen, isOpening, typed, open, close });
  useHoverIntent(button, isOpen, openEmpty);

  useEffect(() => {
    const element = button.current;
    return isOpen
      ? () => {
          element?.focus({ preventScroll: true });
        }
      : undefined;
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
        <Icon />
        <span>Search</span>
        <Hint />
      </button>
      {state.status === 'failed' && (
        <div role="alert" className="floating-note">
          <strong>Unable to fetch results</strong>
          <br />
          You might want to check your network connection.
        </div>
      )}
      {state.status === 'open' &&
        createPortal(
          <state.Modal initialQuery={typed.current} onClose={close} />,
          document.body,
        )}
    </>
  );
}
