import type { ReactNode } from 'react';
import styles from './frame.module.css';
import type { SandboxSession } from './session';

interface Props {
  readonly session: SandboxSession;
}

/** Renders the element with the frame of a session, which ends when it is removed. */
export default function FrameHost({ session }: Props): ReactNode {
  return <div className={styles.frame} ref={session.open} />;
}
