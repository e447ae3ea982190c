// `<Figure>`: drawings, one HTML file each, with their captions.
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** From `mdx/`; authors write `<Figure name="…" />`. */
  readonly html: string;
}

/** A drawing with a caption. The drawings are in `./figures`. */
export default function Figure({ html }: Props): ReactNode {
  return (
    <figure
      className={styles.figure}
      // The markup comes from our own files.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
