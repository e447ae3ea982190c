import { createHash } from 'node:crypto';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { LEVELS, type SearchRecord } from '../../src/components/Search/records';
import { SYNONYMS } from '../../src/components/Search/synonyms';

/** A record as the hosted index holds it: with what it is ranked by. */
interface HostedRecord extends SearchRecord {
  readonly weight: { readonly level: number; readonly position: number };
}

const HEADINGS = LEVELS.slice(1).map((level) => `hierarchy.${level}`);

/** How the hosted index is to search, by the embedded one's rules. */
export const SETTINGS: IndexSettings = {
  // Headings before content; within a heading the position does not matter.
  searchableAttributes: [
    ...HEADINGS.map((heading) => `unordered(${heading})`),
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // One hit per address.
  distinct: true,
  attributeForDistinct: 'url',
  // `snap points` finds `snapPoints`, and the other way round.
  camelCaseAttributes: ['hierarchy', 'content'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
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

/** Ranks a page's title first, then its headings by level, then texts. */
export function weighted(records: readonly SearchRecord[]): HostedRecord[] {
  return records.map((record, position) => {
    const depth = LEVELS.findIndex((level) => level === record.type);
    const level = depth === -1 ? 0 : 100 - 10 * (depth - 1);
    return { ...record, weight: { level, position } };
  });
}

function hostedId(words: readonly string[]): string {
  return createHash('sha256')
    .update(words.join('|'))
    .digest('hex')
    .slice(0, 12);
}

/** The synonyms as the hosted index takes them. */
export function hostedSynonyms(): SynonymHit[] {
  return SYNONYMS.flatMap(({ typed, meant }): SynonymHit[] =>
    typed === meant
      ? [{ objectID: hostedId(typed), type: 'synonym', synonyms: [...typed] }]
      : typed.map((input) => ({
          objectID: hostedId([input, ...meant]),
          type: 'onewaysynonym',
          input,
          synonyms: meant.filter((phrase) => phrase !== input),
        })),
  );
}
