import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The tables, made by `mdx/` when the site is built. */
  readonly children?: ReactNode;
}

/** Which versions of the library and of its peers work together. */
export default function Compatibility({ children }: Props): ReactNode {
  return <div className={styles.compatibility}>{children}</div>;
}
