import type { ReactNode } from 'react';
import styles from './running.module.css';

/** Over the app in a demo's frame: what a phone draws over every app. */
export default function SystemBars(): ReactNode {
  return (
    <>
      <div className={styles.status} aria-hidden="true" data-system>
        <span>9:41</span>
        <i />
        <b />
      </div>
      <div className={styles.home} aria-hidden="true" data-system />
    </>
  );
}
