// Wrapped to add the link to the page's Markdown and the structured data of the page.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { markdownPath, toCanonicalPath } from '@site/src/site/pagePaths';

/**
 * Adds structured data: the article (https://schema.org/TechArticle) and its breadcrumbs
 * (https://schema.org/BreadcrumbList). The theme itself adds those of posts.
 */
export default function DocMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { url, baseUrl, title: site, tagline } = siteConfig;
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: url + toCanonicalPath(permalink, baseUrl),
    inLanguage: 'en',
    dateModified:
      lastUpdatedAt === undefined
        ? undefined
        : new Date(lastUpdatedAt).toISOString(),
    isPartOf: { '@type': 'WebSite', name: site, url: url + baseUrl },
  };
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    // All but the last need a URL, which a category may not have.
    itemListElement: [
      { label: site, href: baseUrl },
      ...breadcrumbs.slice(0, -1).filter(({ href }) => href !== undefined),
      { label: title, href: undefined },
    ].map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : url + href,
    })),
  };
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
        <link
          rel="alternate"
          type="text/markdown"
          href={url + markdownPath(permalink, baseUrl)}
        />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
      {permalink === baseUrl ? (
        // The page has the title of the site, which the theme would repeat.
        <Head>
          <title>{`${site} | ${tagline}`}</title>
          <meta property="og:title" content={`${site} | ${tagline}`} />
        </Head>
      ) : (
        <Head>
          <script type="application/ld+json">{JSON.stringify(list)}</script>
        </Head>
      )}
    </>
  );
}
