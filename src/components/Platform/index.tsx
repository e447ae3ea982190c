import type { ReactNode } from 'react';
import styles from './styles.module.css';

const LABELS = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
  native: 'iOS and Android',
} as const;

/** The platforms that a badge can name. */
export type PlatformName = keyof typeof LABELS;

interface Props {
  readonly name: PlatformName;
}

/** A badge that says on which platform the sentence beside it holds. */
export default function Platform({ name }: Props): ReactNode {
  return <span className={styles.badge}>{LABELS[name]}</span>;
}
