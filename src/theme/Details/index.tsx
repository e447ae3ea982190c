import type { ReactNode } from 'react';
import { Details as Fold } from '@docusaurus/theme-common/Details';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

/** A fold. The theme dresses it as an admonition; it is no sign, so not so. */
export default function Details({ className, ...props }: Props): ReactNode {
  return <Fold {...props} className={`${styles.details} ${className ?? ''}`} />;
}
