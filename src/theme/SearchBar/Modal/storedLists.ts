import { mapLevels } from '@site/src/components/Search/indexFormat';
import {
  cleanHit,
  type SiteOrigins,
} from '@site/src/components/Search/sanitize';
import type { SearchHit } from '@site/src/components/Search/types';

const LIST_KEYS = [
  '__DOCSEARCH_FAVORITE_SEARCHES__',
  '__DOCSEARCH_RECENT_SEARCHES__',
];

/** Reads the hits of a stored list; their texts become HTML without tags. */
function storedHits(list: unknown, origins: SiteOrigins): SearchHit[] {
  const withoutTags = (text: string | null) =>
    text?.replaceAll('<', '&lt;') ?? null;
  return [list].flat().flatMap((stored) => {
    const hit = cleanHit(stored, origins);
    if (hit === undefined) return [];
    const { content, hierarchy } = hit;
    return {
      ...hit,
      content: withoutTags(content),
      hierarchy: mapLevels((level) => withoutTags(hierarchy[level])),
      // DocSearch stores none, and would set what is there as HTML.
      _highlightResult: {},
      _snippetResult: {},
    };
  });
}

/**
 * Removes what is not a hit from the lists of recent and favorite searches. DocSearch
 * reads them unchecked, sets their texts as HTML, and would crash if one is no list.
 */
export function cleanStoredLists(
  indexName: string,
  origins: SiteOrigins,
): void {
  for (const name of LIST_KEYS) {
    const key = name + indexName;
    try {
      const text = window.localStorage.getItem(key);
      if (text !== null) {
        const hits = storedHits(JSON.parse(text), origins);
        window.localStorage.setItem(key, JSON.stringify(hits));
      }
    } catch (error) {
      console.warn(`The stored list ${key} cannot be read.`, error);
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Without storage DocSearch stores no lists.
      }
    }
  }
}
