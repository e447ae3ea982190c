import { createBackend } from '@site/src/search/backend';
import { sanitized } from './sanitize';
import type { SearchSettings } from './settings';
import type { SearchClient } from './types';

let client: SearchClient | undefined;

/**
 * The site's one search client, made at the first call.
 *
 * @param settings - the site's, always the same
 * @param siteUrl - origin of the published site
 * @param baseUrl - the site's path, with a slash at its end
 */
export function getClient(
  settings: SearchSettings,
  siteUrl: string,
  baseUrl: string,
): SearchClient {
  client ??= sanitized(createBackend(settings, baseUrl), {
    origins: [window.location.origin, siteUrl],
    baseUrl,
  });
  return client;
}
