/** The docs pages of one version, as the API checks see them. */
import { contentFiles } from '../../src/site/content';
import { readPage } from '../../src/site/mdx';
import { versionByName } from '../../src/site/versions';
import { readDocumentedPage, type DocumentedPage } from '../../src/api/pages';
import type { ApiVersion } from '../../src/api/types';

/**
 * @param version whose pages to read
 * @throws when a page is not MDX, with the place
 */
export function documentedPages(version: ApiVersion): DocumentedPage[] {
  const { docs } = versionByName(version);
  return contentFiles()
    .filter((file) => file.startsWith(`${docs}/`))
    .map((file) => readDocumentedPage(readPage(file), docs));
}
