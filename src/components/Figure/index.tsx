import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /**
   * Filled in by `src/plugins/figures` when the site is built; authors write
   * `<Figure name="…" />`.
   */
  readonly html: string;
}

/** A drawing with a caption. The drawings are in `./figures`. */
export default function Figure({ html }: Props): ReactNode {
  return (
    <figure
      className={styles.figure}
      // The markup comes from our own components, drawn at build time.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
