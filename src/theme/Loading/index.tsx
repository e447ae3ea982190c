// Ejected: the framework's own has colors without contrast, no role, and motion
// that ignores the reader's setting.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shown while a route's code loads, and with Retry when that fails. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className="alert alert--danger">
        <p>{String(error)}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={retry}
        >
          Retry
        </button>
      </div>
    );
  }
  return (
    pastDelay && (
      <div role="status" aria-label="Loading" className={styles.spinner} />
    )
  );
}
