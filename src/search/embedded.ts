import { SearchEngine } from './engine';
import type { IndexFile, IndexManifest } from './records';

async function load(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}`);
  }
  return response.json();
}

/**
 * Loads the index files of some tags and makes an engine of them.
 *
 * @param baseUrl - the site's base path, with a slash at its end
 * @param tags - `docusaurus_tag`s; unknown ones count as empty
 * @throws Error when a file cannot be loaded
 */
export async function loadEngine(
  baseUrl: string,
  tags: readonly string[],
): Promise<SearchEngine> {
  const manifest = (await load(
    `${baseUrl}search/manifest.json`,
  )) as IndexManifest;
  const files = await Promise.all(
    tags
      .flatMap((tag) => manifest[tag] ?? [])
      .map((file) => load(`${baseUrl}search/${file}`)),
  );
  return new SearchEngine(files as IndexFile[]);
}
