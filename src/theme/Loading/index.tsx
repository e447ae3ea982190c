// Ejected because Docusaurus' has colors without contrast, no role, and motion that
// ignores the reader's setting.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shows that the code of a route loads, or a failure with a button to try again. */
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
