import type { ReactNode } from 'react';
import { PLATFORM_LABELS, type PlatformName } from '../../data/platforms';
import styles from './styles.module.css';

interface Props {
  readonly name: PlatformName;
}

/** A badge that says on which platform the sentence next to it holds. */
export default function Platform({ name }: Props): ReactNode {
  return (
    <span className={styles.badge} data-platform="">
      {PLATFORM_LABELS[name]}
    </span>
  );
}
