// `<Compatibility>`: tables of versions that work together, and the known issues.
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The tables, which `mdx/` makes from `src/shared/releases/compatibility.json`. */
  readonly children?: ReactNode;
}

/** Lays out the tables. */
export default function Compatibility({ children }: Props): ReactNode {
  return <div className={styles.compatibility}>{children}</div>;
}
