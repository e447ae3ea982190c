import { useState, type ReactNode, type SyntheticEvent } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { RunState } from '@site/src/shared/sandbox/runState';
import phoneStyles from '@site/src/shared/sandbox/phone.module.css';
import styles from './styles.module.css';
import { usePhone, type PhoneProps, type PhoneState } from './usePhone';
import { usePosterGesture } from './usePosterGesture';

/** Labels of the phone's first button. */
const RUN_BUTTON_LABELS = {
  idle: 'Run the demo',
  loading: 'Loading',
  running: 'Restart',
  failed: 'Try again',
  stalled: 'Try again',
} as const;

interface Props extends PhoneProps {
  /** Whether the phone is on the page's first screen. */
  readonly isFirst?: boolean | undefined;
  /** Resets the props with which an app failed. */
  readonly onReset?: (() => void) | undefined;
}

/** A phone that shows a demo's poster, and the demo once it is wanted. */
export default function Phone({
  isFirst,
  onReset,
  ...props
}: Props): ReactNode {
  const phone = usePhone(props);
  const { running, state, container, isFull, leave } = phone;
  const [isInspecting, setInspecting] = useState(false);
  const [forceMotion, setForceMotion] = useState(false);
  const Container = isFull ? 'dialog' : 'div';
  return (
    <Container
      ref={(element: HTMLElement | null) => {
        container.current = element;
      }}
      data-run-status={state.status}
      data-inspecting={isInspecting || undefined}
      {...(isFull && {
        'aria-label': 'The demo, in full screen',
        className: running?.parts.styles.full,
        onCancel: (event: SyntheticEvent) => {
          event.preventDefault();
          leave();
        },
      })}
    >
      <div className={phoneStyles.phone} data-testid="phone">
        <div className={phoneStyles.screen} data-screen translate="no">
          {running && <running.parts.FrameHost session={running.session} />}
          {state.problem ? (
            <Failure
              problem={state.problem}
              heading={
                state.status === 'stalled' ? 'No answer' : 'Render error'
              }
              section={running?.parts.sectionAbout(state.problem.text ?? '')}
            />
          ) : (
            !isFull &&
            state.isShown !== true && (
              <Poster name={props.name} isFirst={isFirst} />
            )
          )}
        </div>
      </div>
      <DemoControls
        phone={phone}
        onReset={onReset}
        isInspecting={isInspecting}
        onInspect={() => {
          running?.session.change({ isInspecting: !isInspecting });
          setInspecting(!isInspecting);
        }}
      />
      {running && state.status !== 'idle' && (
        <running.parts.MotionSwitch
          isForced={forceMotion}
          onForce={(moves) => {
            setForceMotion(moves);
            running.session.change({ forceMotion: moves });
            void running.session.run();
          }}
        />
      )}
      {running && isInspecting && (
        <running.parts.Inspector session={running.session} compact={isFull} />
      )}
    </Container>
  );
}

interface FailureProps {
  readonly problem: NonNullable<RunState['problem']>;
  /** Names the failure of an app that has loaded. */
  readonly heading: string;
  /** The section of Troubleshooting about it, with its `#`. */
  readonly section?: string | undefined;
}

/** Explains why an app failed. */
function Failure({ problem, heading, section = '' }: FailureProps): ReactNode {
  const inLoading = problem.inLoading === true;
  return (
    <div role="alert" className={clsx('alert alert--danger', styles.failure)}>
      <strong>{inLoading ? 'The demo did not load' : heading}</strong>
      <p>{problem.text}</p>
      {!inLoading && (
        <p>
          See <Link to={`/troubleshooting${section}`}>Troubleshooting</Link>.
        </p>
      )}
    </div>
  );
}

interface DemoControlsProps {
  readonly phone: PhoneState;
  readonly onReset: (() => void) | undefined;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
}

/** The buttons below the phone. */
function DemoControls({
  phone,
  onReset,
  isInspecting,
  onInspect,
}: DemoControlsProps): ReactNode {
  const { running, state } = phone;
  const { status, problem } = state;
  const press = usePosterGesture();
  const reset = problem && problem.inLoading !== true ? onReset : undefined;
  return (
    <div className={clsx(phoneStyles.bar, styles.bar)}>
      <button
        type="button"
        className={
          status === 'idle' || status === 'loading'
            ? phoneStyles.run
            : phoneStyles.button
        }
        aria-disabled={status === 'loading'}
        onPointerEnter={status === 'idle' ? phone.preload : undefined}
        onFocus={status === 'idle' ? phone.preload : undefined}
        onPointerDown={press.onPointerDown}
        onClick={(event) => {
          if (status === 'loading') return;
          if (reset) reset();
          else {
            const place =
              status === 'idle' ? press.toFrameGesture(event) : undefined;
            phone.runBy(place, status === 'idle' && event.detail === 0);
          }
        }}
      >
        {reset ? 'Reset props' : RUN_BUTTON_LABELS[status]}
      </button>
      {running && status !== 'idle' && (phone.isFull || !problem) && (
        <running.parts.RunningButtons
          phone={phone}
          isInspecting={isInspecting}
          onInspect={onInspect}
        />
      )}
    </div>
  );
}

/** A picture with the light and the dark mode next to each other; CSS shows one. */
function Poster({ name, isFirst }: Pick<Props, 'name' | 'isFirst'>): ReactNode {
  return (
    <img
      className={styles.poster}
      src={useBaseUrl(`/img/demos/${name}.webp`)}
      width={640}
      height={560}
      // On the first screen it is the page's largest paint. The others are not lazy:
      // a screenshot of the whole page shows them.
      fetchPriority={isFirst === true ? 'high' : 'low'}
      alt=""
    />
  );
}
