import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site/src/site/markdownAddress';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** Copies the docs page as Markdown, which `src/components/Code/tools.ts` fetches. */
export default function CopyPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = markdownAddress(useDoc().metadata.permalink, baseUrl);
  return (
    <div className={styles.copy} data-markdown={address}>
      <CopyButton
        label="Copy page as Markdown"
        labelVisible
        className={styles.button}
      />
    </div>
  );
}
