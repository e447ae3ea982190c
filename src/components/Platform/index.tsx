// `<Platform>`: badges that name a platform.
import type { ReactNode } from 'react';
import { PLATFORM_LABELS, type PlatformName } from '../../shared/platforms';
import styles from './styles.module.css';

interface Props {
  readonly name: PlatformName;
}

/**
 * A badge for the platform that the sentence next to it is about.
 *
 * @throws when a page names another platform, which stops the build
 */
export default function Platform({ name }: Props): ReactNode {
  if (!Object.hasOwn(PLATFORM_LABELS, name)) {
    const names = Object.keys(PLATFORM_LABELS).join(', ');
    throw new Error(`<Platform name="${name}" />: name is one of ${names}.`);
  }
  return (
    <span className={styles.badge} data-platform="">
      {PLATFORM_LABELS[name]}
    </span>
  );
}
