import type { ReactNode } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A page with what the framework tells its components about the site. */
export default function SiteDataPage(): ReactNode {
  const docs = useAllDocsData();
  const { i18n } = useDocusaurusContext();
  // What the browser is told may have another order than what the build is.
  const isBrowser = useIsBrowser();
  return (
    <main>
      <h1>Site data</h1>
      <pre>{isBrowser && JSON.stringify({ docs, i18n })}</pre>
    </main>
  );
}
