/**
 * Reads an address; `URL.parse` and `URL.canParse` are newer than the oldest
 * browsers of `browserslist`.
 *
 * @param base - what a relative address is relative to
 * @returns undefined for what is not an address
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
