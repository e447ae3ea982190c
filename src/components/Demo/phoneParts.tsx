// The chunk that a phone loads when its demo runs: the session, and parts around the
// screen.
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import FrameHost from '@site/src/shared/sandbox/FrameHost';
import type { Settings } from '@site/src/shared/sandbox/messages';
import { EXAMPLE_ACTIONS } from '@site/src/shared/playground/examples';
import phoneStyles from '@site/src/shared/sandbox/phone.module.css';
import type { Program } from '@site/src/shared/sandbox/program';
import {
  SandboxSession,
  type ProgramSource,
} from '@site/src/shared/sandbox/session';
import Inspector from './Inspector';
import runningStyles from './running.module.css';
import type { PhoneState } from './usePhone';
import { useRequestedAction } from './useRequestedAction';

export { FrameHost, Inspector, runningStyles as styles };

interface Options extends Pick<ProgramSource, 'onBack' | 'onOutdated'> {
  /** Loads the props that the app starts with. */
  readonly load: () => Promise<Settings['props']> | undefined;
}

const loadProgram = (name: string) =>
  import(
    /* webpackChunkName: "demo-[request]" */
    `@generated/demo-programs/default/programs/${name}.json`
  ) as Promise<{ default: Program }>;

/** Creates the session of a demo; `run` starts it. */
export function createSession(name: string, { load, ...rest }: Options) {
  // Loads the program early. `run` reports a failure.
  loadProgram(name).catch(() => undefined);
  return new SandboxSession({
    ...rest,
    title: `${name}, running`,
    load: async () => {
      const [{ default: program }, props] = await Promise.all([
        loadProgram(name),
        load(),
      ]);
      return { program, props };
    },
  });
}

/**
 * Finds the section of Troubleshooting about an error that the playground can cause.
 *
 * @param text - untrusted: a program may throw any text
 * @returns a fragment with its `#`, empty for other errors
 */
export function sectionAbout(text: string): string {
  if (/Snap point '.*' is invalid/.test(text)) return '#snap-point-is-invalid';
  return text.includes("'snapPoints' was ")
    ? '#snappoints-was-provided-with-no-points-or-not-provided'
    : '';
}

const OnPhone = lazy(
  () => import(/* webpackChunkName: "on-phone" */ './OnPhone'),
);

interface MotionProps {
  readonly isForced: boolean;
  readonly onForce: (isForced: boolean) => void;
}

/**
 * Shows motion to a reader whose system asks for less of it; the stylesheet hides
 * it from others.
 */
export function MotionSwitch({ isForced, onForce }: MotionProps): ReactNode {
  return (
    <label className={runningStyles.motion}>
      <input
        type="checkbox"
        checked={isForced}
        onChange={(event) => {
          onForce(event.target.checked);
        }}
      />
      <span>Motion is off, as your system asks. Show it anyway</span>
    </label>
  );
}

interface Props {
  readonly phone: PhoneState;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
}

/** The buttons below the phone of a demo that runs. */
export function RunningButtons({
  phone,
  isInspecting,
  onInspect,
}: Props): ReactNode {
  const { fragment, isFull, enter, leave, fullButton } = phone;
  const [isOnPhone, setOnPhone] = useState(false);
  const onPhone = useRef<HTMLButtonElement>(null);
  useRequestedAction(`${fragment}?${EXAMPLE_ACTIONS['On your phone']}`, () => {
    // A phone shows the button of full screen instead.
    if (onPhone.current?.offsetParent) setOnPhone(true);
    else enter();
  });
  return (
    <>
      <button
        type="button"
        className={phoneStyles.button}
        aria-pressed={isInspecting}
        onClick={onInspect}
      >
        Inspect
      </button>
      <button
        ref={fullButton}
        type="button"
        className={clsx(phoneStyles.button, runningStyles.fullButton)}
        aria-pressed={isFull}
        onClick={isFull ? leave : enter}
      >
        {isFull ? 'Leave full screen' : 'Full screen'}
      </button>
      {!isFull && (
        <button
          ref={onPhone}
          type="button"
          className={clsx(phoneStyles.button, runningStyles.onPhone)}
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
