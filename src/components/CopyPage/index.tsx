// The button above a page that copies it as Markdown.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/src/site/pagePaths';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** Copies the page as Markdown, which `src/components/Code/codeBlockActions.ts` fetches. */
export default function CopyPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = markdownPath(useDoc().metadata.permalink, baseUrl);
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
