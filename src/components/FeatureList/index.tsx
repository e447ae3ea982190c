import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list; each item starts with a bold word. */
  readonly children: ReactNode;
}

/** A list whose items stand side by side, each on a small sheet. */
export default function FeatureList({ children }: Props): ReactNode {
  return <div className={styles.points}>{children}</div>;
}
