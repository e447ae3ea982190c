import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import { styles as running } from '@site/src/live';
import styles from './styles.module.css';

const OnPhone = lazy(
  () => import(/* webpackChunkName: "on-phone" */ './OnPhone'),
);

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
export default function RunningButtons({
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
        className={`${styles.button} ${running.fullButton}`}
        aria-pressed={isFull}
        onClick={onFull}
      >
        {isFull ? 'Leave full screen' : 'Full screen'}
      </button>
      {!isFull && (
        <button
          type="button"
          className={`${styles.button} ${running.onPhone}`}
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
