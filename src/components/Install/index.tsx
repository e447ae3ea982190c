// `<Install>`: install commands for the project and the package manager that the reader
// chose.
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Made by `mdx/`; the stylesheet shows the commands of the reader's choice. */
  readonly children?: ReactNode;
}

/** The commands that install packages, per project and package manager. */
export default function Install({ children }: Props): ReactNode {
  return (
    <div className={styles.install} data-install-commands>
      {children}
    </div>
  );
}
