import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /**
   * In Markdown: the tagline, the install tabs, `<Ways />`, and the playground,
   * whose phone is next to them where it fits. Nothing else, so that
   * the sheet is on a phone's first screen.
   */
  readonly children: ReactNode;
}

/** The top of the landing page. Its page sets `hide_title`. */
export default function Hero({ children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={styles.hero} data-hero>
      <h1>{siteConfig.title}</h1>
      {children}
    </div>
  );
}

/** The ways from the landing page. */
export function Ways(): ReactNode {
  return (
    <div className={styles.ways}>
      <Link className="button" to="/usage">
        Install
      </Link>
      <Link to="/props">Props</Link>
      <Link to="/modal/usage">Modals</Link>
      <Link to="/troubleshooting">Troubleshooting</Link>
    </div>
  );
}
