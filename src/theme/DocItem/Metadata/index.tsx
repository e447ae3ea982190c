import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { twinAddress } from '@site/src/plugins/markdown-twins/address';
import { pageAddress } from '@site/src/plugins/shared/pageAddress';

/**
 * The theme's metadata, and besides it where the Markdown twin is and what
 * the page is (https://schema.org/TechArticle). The theme says so for posts.
 */
export default function DocMetadata(): ReactNode {
  const { url, baseUrl, title: site } = useDocusaurusContext().siteConfig;
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: url + pageAddress(permalink, baseUrl),
    inLanguage: 'en',
    dateModified:
      lastUpdatedAt === undefined
        ? undefined
        : new Date(lastUpdatedAt).toISOString(),
    isPartOf: {
      '@type': 'WebSite',
      name: site,
      url: url + baseUrl,
    },
  };
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
        <link
          rel="alternate"
          type="text/markdown"
          href={url + twinAddress(permalink, baseUrl)}
        />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
