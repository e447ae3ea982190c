import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import siteConfig from '@generated/docusaurus.config';
import type { SiteLocation } from './history';

/** The hash, which Docusaurus decodes to find the element that it names. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/**
 * The location that a page is known by, whichever of its addresses was asked
 * for: without `.html`, `/index.html` and a slash at the end. A hash that
 * cannot be decoded, such as one cut in mid-escape, is encoded.
 */
export function canonicalLocation(location: SiteLocation): SiteLocation {
  const normalized = normalizeLocation(location);
  return {
    ...normalized,
    // Only the landing page's path ends in a slash.
    pathname:
      normalized.pathname === siteConfig.baseUrl
        ? normalized.pathname
        : normalized.pathname.replace(/\/+$/, ''),
    hash: decodable(normalized.hash),
  };
}
