/** Finds sections about a symptom in the index of the site's search. */
import {
  SearchEngine,
  type IndexFile,
  type IndexManifest,
} from '@site/src/components/Search';
import { BASE_PATH } from '@site/src/site/basePath';
import type { ExplainedSection } from './find';

const INDEX_FOLDER = `${BASE_PATH}search/`;
const CURRENT = 'docs-default-current';
const MAX_SECTIONS = 3;

const readJson = async (file: string): Promise<unknown> => {
  const response = await fetch(INDEX_FOLDER + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
};

/**
 * The best hits in the docs of v5; none if the site has no index, or it cannot be
 * loaded.
 */
export async function nearestSections(
  query: string,
): Promise<ExplainedSection[]> {
  try {
    const manifest = (await readJson('manifest.json')) as IndexManifest;
    const file = manifest.find(({ tag }) => tag === CURRENT)?.file;
    if (file === undefined) return [];
    const engine = new SearchEngine([(await readJson(file)) as IndexFile]);
    return engine
      .search(query)
      .found.slice(0, MAX_SECTIONS)
      .map(({ section: { url, headings } }) => {
        const [path = '', anchor = ''] = url.split('#');
        return {
          path: `/${path.slice(BASE_PATH.length)}`,
          anchor,
          page: headings[0] ?? '',
          heading: headings.at(-1) ?? '',
          messages: [],
        };
      });
  } catch {
    // The outcome links to the search, anyway.
    return [];
  }
}
