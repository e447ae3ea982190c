import type { ReactNode } from 'react';

interface Props {
  /** The hash of the heading above it, which opens it. */
  readonly hash: string;
  readonly label: string;
  /** What the reader is told while there is no assistant. */
  readonly children: ReactNode;
}

/**
 * Where an assistant starts when it is opened, what there is without it, and
 * the message for when it cannot be loaded (see `src/client/assistants.ts`).
 */
export default function Assistant({ hash, label, children }: Props): ReactNode {
  return (
    <details className="alert alert--secondary" data-assistant={hash}>
      <summary>{label}</summary>
      <div>
        <p>{children}</p>
        <div hidden data-failure>
          <p role="alert">
            <strong>The checker did not start.</strong> Check your connection.
          </p>
          <button type="button" className="button">
            Try again
          </button>
        </div>
      </div>
    </details>
  );
}
