import { useState, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorBoundary from '@site/src/shared/ErrorBoundary';
import styles from './styles.module.css';
import { usePhone, type PhoneProps, type State } from './usePhone';

/** What the phone's first button is called. */
const LABELS = {
  idle: 'Run the demo',
  loading: 'Loading the demo',
  running: 'Restart',
  failed: 'Try again',
} as const;

interface Props extends PhoneProps {
  /** Whether the phone is on the page's first screen. */
  readonly isFirst?: boolean | undefined;
  /** Resets the props that an app has failed with, which changes `version`. */
  readonly onReset?: (() => void) | undefined;
}

/** A phone that shows a demo's poster, and the demo once it is wanted. */
export default function Phone({
  isFirst = false,
  onReset,
  ...props
}: Props): ReactNode {
  const phone = usePhone(props);
  const { state, frame, screen, isFull, leave, restart } = phone;
  const [isInspecting, setInspecting] = useState(false);
  const [forceMotion, setForceMotion] = useState(false);
  const running = state.is === 'running' ? state : undefined;
  const Frame = isFull ? 'dialog' : 'div';
  return (
    <Frame
      ref={(element: HTMLElement | null) => {
        frame.current = element;
      }}
      data-state={state.is}
      data-inspects={isInspecting || undefined}
      {...(isFull && {
        'aria-label': 'The demo, in full screen',
        className: running?.runtime.styles.full,
        onCancel: (event: SyntheticEvent) => {
          event.preventDefault();
          leave();
        },
        onClose: leave,
      })}
    >
      <div className={styles.phone} data-testid="phone">
        <Screen
          ref={screen}
          state={state}
          poster={<Poster name={props.name} isFirst={isFirst} />}
          isInspecting={isInspecting}
          isFull={isFull}
          forceMotion={forceMotion}
          onError={phone.fail}
        />
      </div>
      <Bar
        phone={phone}
        onReset={onReset}
        isInspecting={isInspecting}
        onInspect={() => {
          setInspecting(!isInspecting);
        }}
      />
      {running && (
        <running.runtime.MotionSwitch
          isForced={forceMotion}
          onForce={(isForced) => {
            setForceMotion(isForced);
            restart();
          }}
        />
      )}
      {running && isInspecting && (
        <running.runtime.Inspector
          inspection={running.phone.inspection}
          screen={screen}
          compact={isFull}
        />
      )}
    </Frame>
  );
}

interface ScreenProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly state: State;
  readonly poster: ReactNode;
  readonly isInspecting: boolean;
  readonly isFull: boolean;
  readonly forceMotion: boolean;
  readonly onError: (error: Error) => void;
}

/** What the phone shows: the app, its poster, or how it has failed. */
function Screen({
  ref,
  state,
  poster,
  onError,
  ...shown
}: ScreenProps): ReactNode {
  const running = state.is === 'running' ? state : undefined;
  return (
    <div
      ref={ref}
      className={styles.screen}
      data-screen
      // The texts are the code's, bare ones next to elements.
      translate="no"
      onScrollCapture={running?.runtime.holdStill}
    >
      {running && (
        <ErrorBoundary key={running.run} onError={onError}>
          <running.runtime.RunningScreen
            App={running.App}
            phone={running.phone}
            {...shown}
          />
        </ErrorBoundary>
      )}
      {state.is === 'failed' && (
        // As React Native shows it.
        <div role="alert" className={styles.failure}>
          <strong>{state.title}</strong>
          <p>{state.message}</p>
          <p>
            See <Link to="/troubleshooting">Troubleshooting</Link>.
          </p>
        </div>
      )}
      {state.is !== 'failed' &&
        (!running || running.phone.firstStart) &&
        poster}
      {running && shown.isInspecting && (
        <running.runtime.SnapLines inspection={running.phone.inspection} />
      )}
    </div>
  );
}

interface BarProps {
  readonly phone: ReturnType<typeof usePhone>;
  readonly onReset: (() => void) | undefined;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
}

/** Below the phone: what can be done with it. */
function Bar({ phone, onReset, isInspecting, onInspect }: BarProps): ReactNode {
  const { state } = phone;
  const running = state.is === 'running' ? state : undefined;
  const canReset = state.is === 'failed' && !state.inLoading && onReset;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={running ? styles.button : styles.run}
        aria-disabled={state.is === 'loading'}
        onClick={() => {
          if (running) {
            phone.restart();
          } else if (canReset) {
            canReset();
          } else if (state.is !== 'loading') {
            void phone.run();
          }
        }}
      >
        {canReset ? 'Reset props' : LABELS[state.is]}
      </button>
      {running && (
        <running.runtime.RunningButtons
          fragment={phone.fragment}
          isInspecting={isInspecting}
          onInspect={onInspect}
          isFull={phone.isFull}
          onFull={phone.isFull ? phone.leave : phone.enter}
          fullButton={phone.fullButton}
        />
      )}
    </div>
  );
}

interface PosterProps {
  readonly name: string;
  readonly isFirst: boolean;
}

/** Pictures of the light and of the dark mode next to each other; one is seen. */
function Poster({ name, isFirst }: PosterProps): ReactNode {
  return (
    <img
      className={styles.poster}
      src={useBaseUrl(`/img/demos/${name}.webp`)}
      width={640}
      height={560}
      // On the first screen it is the page's largest paint.
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      alt=""
    />
  );
}
