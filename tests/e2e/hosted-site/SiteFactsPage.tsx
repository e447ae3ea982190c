import type { ReactNode } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A page with what the framework tells its components about the site. */
export default function SiteFactsPage(): ReactNode {
  const docs = useAllDocsData();
  const { i18n } = useDocusaurusContext();
  return (
    <main>
      <h1>Site facts</h1>
      <pre>{JSON.stringify({ docs, i18n })}</pre>
    </main>
  );
}
