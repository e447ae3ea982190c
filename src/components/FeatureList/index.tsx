// `<FeatureList>`: the features on the landing page.
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A Markdown list whose items, which start with a bold word, stand side by side. */
export default function FeatureList({ children }: Props): ReactNode {
  return <div className={styles.points}>{children}</div>;
}
