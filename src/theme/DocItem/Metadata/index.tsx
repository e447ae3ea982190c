import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { twinAddress } from '@site/src/plugins/markdown-twins/address';

/**
 * The theme's metadata, and besides it where the Markdown twin is and what
 * the page is (https://schema.org/TechArticle). The theme says so for posts.
 */
export default function DocMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + permalink,
    inLanguage: 'en',
    dateModified:
      lastUpdatedAt === undefined
        ? undefined
        : new Date(lastUpdatedAt).toISOString(),
    isPartOf: {
      '@type': 'WebSite',
      name: siteConfig.title,
      url: siteConfig.url + siteConfig.baseUrl,
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
          href={siteConfig.url + twinAddress(permalink)}
        />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
