/**
 * Parses a URL; `URL.parse` and `URL.canParse` are newer than the oldest browsers of
 * `browserslist`.
 *
 * @param base - the URL that a relative one is relative to
 * @returns undefined for a text that is no URL
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
