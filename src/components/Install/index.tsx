import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /**
   * The choice and the commands, made by the `install-commands` plugin; the
   * stylesheet shows those of the reader's choice.
   */
  readonly children?: ReactNode;
}

/** The commands that install packages, per project and package manager. */
export default function Install({ children }: Props): ReactNode {
  return (
    <div className={styles.install} data-commands>
      {children}
    </div>
  );
}
