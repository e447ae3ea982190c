import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SandboxSession } from '@site/src/shared/sandbox/session';
import phoneStyles from '@site/src/shared/sandbox/phone.module.css';
import styles from './inspector.module.css';

/** Makes the log, which scrolls, reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

interface Props {
  readonly session: SandboxSession;
  /** Leaves out the log of callbacks, where there is little room. */
  readonly compact: boolean;
}

/** The state of the topmost sheet of a demo, and the callbacks that it calls. */
export default function Inspector({ session, compact }: Props): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [announceCallbacks, setAnnounceCallbacks] = useState(false);
  const id = useId();
  return (
    <div
      role="group"
      aria-label="Inspector"
      className={compact ? styles.strip : styles.inspector}
    >
      {state.readings.length === 0 ? (
        <p className={styles.nothing}>No sheet is mounted.</p>
      ) : (
        <dl className={styles.readings}>
          {state.readings.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!compact && (
        <>
          <div className={styles.head}>
            <span id={id}>Callbacks</span>
            <label>
              <input
                type="checkbox"
                checked={announceCallbacks}
                onChange={(event) => {
                  setAnnounceCallbacks(event.target.checked);
                }}
              />
              Announce
            </label>
            <button
              type="button"
              className={phoneStyles.button}
              onClick={session.clearCalls}
            >
              Clear
            </button>
          </div>
          <div
            className={styles.log}
            {...REACHABLE}
            role="log"
            aria-labelledby={id}
            aria-live={announceCallbacks ? 'polite' : 'off'}
          >
            {state.calls.length === 0 && (
              <p className={styles.nothing}>
                Drag the sheet, or press a button.
              </p>
            )}
            {state.calls.map((call) => (
              <div key={call.id}>
                {call.label !== undefined && <span>{`${call.label} · `}</span>}
                <code translate="no">{call.text}</code>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
