// `<FeatureList>`: the features on the landing page.
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Lays out the items of a Markdown list, which start with a bold word, in columns. */
export default function FeatureList({ children }: Props): ReactNode {
  return <div className={styles.points}>{children}</div>;
}
