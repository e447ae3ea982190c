import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isKept, isOutdated, keepers } from '@site/src/site/release';
import ErrorBoundary from '@site/src/shared/ErrorBoundary';
import { isLoadFailure } from '@site/src/shared/isLoadFailure';

interface Props {
  /** The hash of the heading above it, which opens it. */
  readonly hash: string;
  readonly label: string;
  /** Loads the form, once the reader opens it. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What the reader is told while there is no form. */
  readonly children: ReactNode;
}

/**
 * A form that is loaded when the reader opens it, or comes by an address that
 * names it (see `src/client/arrival.ts`).
 */
export default function PasteForm({
  hash,
  label,
  load,
  children,
}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const isStarted = useRef(false);
  const [Form, setForm] = useState<ComponentType>();
  // Empty while it is tried again: what is shown again is announced again.
  const [failure, setFailure] = useState<string>();

  const fail = useCallback((error: unknown) => {
    isStarted.current = false;
    setForm(undefined);
    setFailure(
      isLoadFailure(error)
        ? 'The checker did not start. Check your connection.'
        : `The checker crashed. ${String(error)}`,
    );
  }, []);

  const start = useCallback(async () => {
    const box = details.current;
    if (!box?.open || isStarted.current) return;
    isStarted.current = true;
    setFailure((last) => last && '');
    try {
      const { default: Loaded } = await load();
      if (box.contains(document.activeElement)) {
        box.querySelector('summary')?.focus();
      }
      setForm(() => Loaded);
    } catch (error) {
      if (isLoadFailure(error) && (await isOutdated())) {
        isStarted.current = false;
        keepers.set(hash, () => '');
      } else {
        if (!isLoadFailure(error)) console.error(error);
        fail(error);
      }
    }
  }, [load, hash, fail]);

  useEffect(() => {
    if (isKept(hash)) details.current?.setAttribute('open', '');
    // The reader may have opened it before React was there.
    void start();
  }, [hash, start]);

  return (
    <details
      ref={details}
      className="alert alert--secondary"
      data-paste-form={hash}
      onToggle={() => void start()}
    >
      <summary>{label}</summary>
      {Form ? (
        <ErrorBoundary onError={fail}>
          <Form />
        </ErrorBoundary>
      ) : (
        <div>
          <p>{children}</p>
          {failure && <p role="alert">{failure}</p>}
          {failure !== undefined && (
            <button
              type="button"
              className="button"
              onClick={() => void start()}
            >
              Try again
            </button>
          )}
        </div>
      )}
    </details>
  );
}
