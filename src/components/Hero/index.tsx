// `<Hero>`: the top of the landing page.
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { exampleAnchor, EXAMPLES } from '@site/src/shared/playground/examples';
import styles from './styles.module.css';

interface Props {
  /**
   * In Markdown: the tagline, the install tabs, and the playground. Nothing else, so that
   * the sheet is on a phone's first screen.
   */
  readonly children: ReactNode;
}

/** The top of the landing page. Its page sets `hide_title`. */
export default function Hero({ children }: Props): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const anchors = useBrokenLinks();
  EXAMPLES.forEach((name) => {
    anchors.collectAnchor(exampleAnchor(name));
  });
  return (
    <div className={styles.hero} id="playground" data-hero>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
