// What a phone has next to its screen once its demo runs, one chunk with the rest
// that runs it.
import {
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type UIEvent,
} from 'react';
import clsx from 'clsx';
import running from './frame/running.module.css';
import styles from './styles.module.css';

const LazyInspector = lazy(
  () => import(/* webpackChunkName: "inspector" */ './Inspector'),
);
const LazyLines = lazy(
  () => import(/* webpackChunkName: "inspector" */ './SnapLines'),
);

const OnPhone = lazy(
  () => import(/* webpackChunkName: "on-phone" */ './OnPhone'),
);
/** The inspector, once it is loaded. */
export const Inspector = (
  props: ComponentProps<typeof LazyInspector>,
): ReactNode => (
  <Suspense>
    <LazyInspector {...props} />
  </Suspense>
);

/** The lines over the screen, once they are loaded. */
export const SnapLines = (
  props: ComponentProps<typeof LazyLines>,
): ReactNode => (
  <Suspense>
    <LazyLines {...props} />
  </Suspense>
);

/**
 * Undoes a scroll of what is not there to be scrolled. The browser scrolls
 * any element that hides its overflow to show what has the focus, and a sheet
 * that rests below its edge would come into view and stay there.
 */
export function holdStill({ target }: UIEvent): void {
  if (
    target instanceof Element &&
    getComputedStyle(target).overflowY === 'hidden'
  ) {
    target.scrollTop = 0;
  }
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function watch(notify: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', notify);
  return () => {
    query.removeEventListener('change', notify);
  };
}

/** Whether the reader's system asks for less motion, kept current. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(REDUCED).matches,
    () => false,
  );

interface MotionProps {
  readonly isForced: boolean;
  readonly onForce: (isForced: boolean) => void;
}

/** Shows motion to a reader whose system asks for less of it. */
export function MotionSwitch({ isForced, onForce }: MotionProps): ReactNode {
  return (
    useReducedMotion() && (
      <label className={running.motion}>
        <input
          type="checkbox"
          checked={isForced}
          onChange={(event) => {
            onForce(event.target.checked);
          }}
        />
        <span>Motion is off, as your system asks. Show it anyway</span>
      </label>
    )
  );
}

interface Props {
  /** The fragment of the address of the state that the demo is in. */
  readonly fragment: string;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
  readonly isFull: boolean;
  readonly onFull: () => void;
  readonly fullButton: Ref<HTMLButtonElement>;
}

/** Below a phone's frame: what can be done with a demo that runs. */
export function RunningButtons({
  fragment,
  isInspecting,
  onInspect,
  isFull,
  onFull,
  fullButton,
}: Props): ReactNode {
  const [isOnPhone, setOnPhone] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isInspecting}
        onClick={onInspect}
      >
        Inspect
      </button>
      <button
        ref={fullButton}
        type="button"
        className={clsx(styles.button, running.fullButton)}
        aria-pressed={isFull}
        onClick={onFull}
      >
        {isFull ? 'Leave full screen' : 'Full screen'}
      </button>
      {!isFull && (
        <button
          type="button"
          className={clsx(styles.button, running.onPhone)}
          aria-expanded={isOnPhone}
          onClick={() => {
            setOnPhone(!isOnPhone);
          }}
        >
          On your phone
        </button>
      )}
      {isOnPhone && !isFull && (
        <Suspense>
          <OnPhone fragment={fragment} />
        </Suspense>
      )}
    </>
  );
}
