import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import siteConfig from '@generated/docusaurus.config';
import type { useLocation } from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The hash, which Docusaurus decodes to find the element that it names. */
function decodable(hash: string): string {
  return isDecodable(hash) ? hash : `#${encodeURIComponent(hash.slice(1))}`;
}

/**
 * Encodes a path that cannot be decoded, which leads to the not-found page:
 * the router's history throws at one.
 */
export function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  if (!isDecodable(pathname)) {
    window.history.replaceState(null, '', encodeURI(pathname) + search + hash);
  }
}

/**
 * The location that a page is known by, whichever of its addresses was asked
 * for: without `.html`, `/index.html` and a slash at the end. A hash that
 * cannot be decoded, such as one cut in mid-escape, is encoded.
 */
export function canonicalLocation(location: Location): Location {
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
