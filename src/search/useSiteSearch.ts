import { useMemo } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchSettings } from './settings';

/** What a page needs to search with. */
export interface SiteSearch {
  readonly settings: SearchSettings;
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Language, and the docs version that the reader is in. */
  readonly facetFilters: [string, string[]];
}

/** Reads the site's search settings and the page's contextual filters. */
export function useSiteSearch(): SiteSearch {
  const { siteConfig, i18n } = useDocusaurusContext();
  const tags = useDocsContextualSearchTags().join();
  return useMemo(
    () => ({
      settings: siteConfig.customFields?.search as SearchSettings,
      siteUrl: siteConfig.url,
      baseUrl: siteConfig.baseUrl,
      facetFilters: [
        `language:${i18n.currentLocale}`,
        ['default', ...tags.split(',')].map((tag) => `docusaurus_tag:${tag}`),
      ],
    }),
    [siteConfig, i18n.currentLocale, tags],
  );
}
