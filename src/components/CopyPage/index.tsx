import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site/src/site/markdownAddress';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A site's fallback page for unknown addresses is HTML, not Markdown.
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`There is no Markdown at ${address}.`);
  }
  return response.text();
}

/** Copies the docs page as Markdown, which is fetched when asked for. */
export default function CopyPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = markdownAddress(useDoc().metadata.permalink, baseUrl);
  return (
    <div className={styles.copy}>
      <CopyButton
        label="Copy page as Markdown"
        labelVisible
        getText={() => fetchText(address)}
        className={styles.button}
      />
    </div>
  );
}
