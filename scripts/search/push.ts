import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import {
  LEVELS,
  deserializeSections,
  type IndexFile,
} from '../../src/components/Search/indexFormat';
import { SYNONYMS } from '../../src/components/Search/synonyms';

/**
 * Settings of the hosted index, by the rules of the embedded one. Facets to filter by and
 * attributes to snippet are in each request.
 */
export const SETTINGS: IndexSettings = {
  // Headings before content; within a heading the position does not matter.
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToHighlight: ['hierarchy', 'content'],
  // One hit per address.
  distinct: true,
  attributeForDistinct: 'url',
  // `snap points` finds `snapPoints`, and the other way round.
  camelCaseAttributes: ['hierarchy', 'content'],
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  ranking: [
    'words',
    'filters',
    'typo',
    'attribute',
    'proximity',
    'exact',
    'custom',
  ],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
};

/**
 * Makes the records of a file of the embedded index, in the shape of the DocSearch
 * crawler: one per heading and per text, in the file's order. A page's title is ranked
 * first, then its headings by level, then texts.
 */
export function toRecords(file: IndexFile, origin: string) {
  return deserializeSections(file).flatMap(
    ({ url, level, hierarchy, version, texts, names, links }) => {
      const [page = '', anchor = null] = url.split('#');
      const contents = [null, ...texts, names.join(', '), links.join(', ')];
      // Of equal titles and headings those of the docs are before those of posts.
      const post = version === '' ? 5 : 0;
      return contents
        .filter((content) => content !== '')
        .map((content, index) => ({
          objectID: `${url}-${index}`,
          url: origin + url,
          url_without_anchor: origin + page,
          anchor,
          type: content === null ? LEVELS[level] : 'content',
          content,
          hierarchy,
          language: file.language,
          version,
          docusaurus_tag: file.tag,
          weight: content === null ? 110 - 10 * level - post : 0,
        }));
    },
  );
}

/** The synonyms in the form that the hosted index takes. */
export const HOSTED_SYNONYMS = SYNONYMS.flatMap(
  ({ input: inputs, expansions }) =>
    inputs.map((input): SynonymHit => ({
      objectID: [input, ...expansions].join(),
      type: 'onewaysynonym',
      input,
      synonyms: expansions.filter((phrase) => phrase !== input),
    })),
);

/**
 * Writes settings, synonyms and records to a hosted index. The records replace the old
 * ones in one step; rules that someone made in the provider's dashboard stay.
 *
 * @throws Error when there are no records, or a call fails
 */
export async function pushSearch(
  client: Pick<
    Algoliasearch,
    'replaceAllObjects' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
  >,
  indexName: string,
  records: ReturnType<typeof toRecords>,
): Promise<void> {
  if (records.length === 0) {
    throw new Error('There are no records: run `npm run build` first.');
  }
  await client.setSettings({ indexName, indexSettings: SETTINGS });
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: [...HOSTED_SYNONYMS],
    replaceExistingSynonyms: true,
  });
  // An index runs its tasks in their order.
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({
    indexName,
    objects: records.map(({ weight, ...record }, position) => ({
      ...record,
      weight: { level: weight, position },
    })),
  });
}
