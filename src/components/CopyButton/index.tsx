import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the button copies, as its name says it: "Copy App.tsx". */
  readonly label: string;
  /** Shows the label next to the icon. */
  readonly labelVisible?: boolean;
  /** Gives the text to copy; called on each press. */
  readonly getText: () => string | Promise<string>;
  readonly className?: string | undefined;
}

type Outcome = 'idle' | 'copied' | 'failed';

const MESSAGES: Readonly<Record<Outcome, string>> = {
  idle: '',
  copied: 'Copied',
  failed: 'Could not copy',
};

/** How long the feedback stays, in ms. */
const FEEDBACK_TIME = 2500;

async function copy(getText: Props['getText']): Promise<void> {
  const text = getText();
  if (typeof text === 'string') {
    await navigator.clipboard.writeText(text);
    return;
  }
  // Safari forgets the press while a text is awaited, unless the clipboard is
  // handed the promise itself.
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A button that copies text and says, to eyes and ears, how it went. */
export default function CopyButton({
  label,
  labelVisible = false,
  getText,
  className = '',
}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const onClick = async (): Promise<void> => {
    window.clearTimeout(timer.current);
    let next: Outcome = 'copied';
    try {
      await copy(getText);
    } catch {
      // Refused by the browser or the network; the message is all there is.
      next = 'failed';
    }
    setOutcome(next);
    timer.current = window.setTimeout(() => {
      setOutcome('idle');
    }, FEEDBACK_TIME);
  };

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={labelVisible ? undefined : label}
        title={labelVisible ? undefined : label}
        data-outcome={outcome}
        onClick={() => void onClick()}
      >
        <span className={styles.icon} aria-hidden="true" />
        {labelVisible && (
          <span>{outcome === 'idle' ? label : MESSAGES[outcome]}</span>
        )}
      </button>
      <span role="status" className={styles.status}>
        {MESSAGES[outcome]}
      </span>
    </>
  );
}
