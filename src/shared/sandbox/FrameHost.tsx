import type { ReactNode } from 'react';
import styles from './frame.module.css';
import type { SandboxSession } from './session';

interface Props {
  readonly session: SandboxSession;
}

/** The frame of a session, for as long as it is shown. */
export default function FrameHost({ session }: Props): ReactNode {
  return <div className={styles.frame} ref={session.open} />;
}
