import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';
import DrawnKeyboard from './DrawnKeyboard';
import { PhoneContext, type PhoneData } from './phone';
import styles from './running.module.css';

interface Props {
  readonly App: ComponentType;
  readonly phone: PhoneData;
  readonly isInspecting: boolean;
  readonly isFull: boolean;
  /** Whether animations run although the reader's system asks for less motion. */
  readonly forceMotion: boolean;
}

/** An app that runs, and what a phone draws over it. */
export default function RunningScreen({
  App,
  phone,
  isInspecting,
  isFull,
  forceMotion,
}: Props): ReactNode {
  const shared = useMemo(
    () => (isInspecting ? phone : { ...phone, inspection: undefined }),
    [phone, isInspecting],
  );
  return (
    <PhoneContext value={shared}>
      {forceMotion && <ReducedMotionConfig mode={ReduceMotion.Never} />}
      <App />
      {!isFull && (
        // What a phone draws over every app.
        <>
          <div className={styles.status} aria-hidden="true" data-system>
            <span>9:41</span>
            <i />
            <b />
          </div>
          <div className={styles.home} aria-hidden="true" data-system />
        </>
      )}
      <DrawnKeyboard keyboard={phone.keyboard} />
    </PhoneContext>
  );
}
