// The button that copies a text, in blocks of code and above pages.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { copyWithFeedback, type GetText } from '../../shared/copyWithFeedback';
import styles from './styles.module.css';

interface Props {
  /** The name of the button, such as "Copy App.tsx". */
  readonly label: string;
  /** Shows the label next to the icon. */
  readonly labelVisible?: boolean;
  /** Without it `src/components/Code/codeBlockActions.ts` copies the code next to the button. */
  readonly getText?: GetText;
  readonly className?: string | undefined;
}

/** A button that copies text, and shows and announces whether it has. */
export default function CopyButton({
  label,
  labelVisible = false,
  getText,
  className = '',
}: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        aria-label={labelVisible ? undefined : label}
        title={labelVisible ? undefined : label}
        data-label={labelVisible ? label : undefined}
        onClick={
          getText &&
          (({ currentTarget }) => {
            void copyWithFeedback(currentTarget, getText);
          })
        }
      >
        <span className={styles.icon} aria-hidden="true" />
        {labelVisible && <span>{label}</span>}
      </button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
