// Ejected because the theme draws <details> as an admonition, which it is not.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Details as Fold } from '@docusaurus/theme-common/Details';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

/** Content that a click unfolds. */
export default function Details({ className, ...props }: Props): ReactNode {
  return <Fold {...props} className={clsx(styles.details, className)} />;
}
