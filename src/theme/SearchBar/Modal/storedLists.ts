import { mapLevels } from '@site/src/components/Search/indexFormat';
import {
  cleanHit,
  type SiteOrigins,
} from '@site/src/components/Search/sanitize';
import type { SearchHit } from '@site/src/components/Search/types';

const LISTS = [
  '__DOCSEARCH_FAVORITE_SEARCHES__',
  '__DOCSEARCH_RECENT_SEARCHES__',
];

/** A stored hit, whose texts are HTML without tags. */
function storedHits(list: unknown, place: SiteOrigins): SearchHit[] {
  const withoutTags = (text: string | null) =>
    text?.replaceAll('<', '&lt;') ?? null;
  return [list].flat().flatMap((stored) => {
    const hit = cleanHit(stored, place);
    if (hit === undefined) return [];
    const { content, hierarchy } = hit;
    return {
      ...hit,
      content: withoutTags(content),
      hierarchy: mapLevels((level) => withoutTags(hierarchy[level])),
      // DocSearch keeps none, and would show what is there as HTML.
      _highlightResult: {},
      _snippetResult: {},
    };
  });
}

/**
 * Drops what is not a hit from the lists of recent and favorite searches.
 * DocSearch reads them as they are, sets their texts as HTML, and would crash
 * on what is not a list.
 */
export function cleanStoredLists(indexName: string, place: SiteOrigins): void {
  for (const name of LISTS) {
    const key = name + indexName;
    try {
      const text = window.localStorage.getItem(key);
      if (text !== null) {
        const hits = storedHits(JSON.parse(text), place);
        window.localStorage.setItem(key, JSON.stringify(hits));
      }
    } catch (error) {
      console.warn(`The stored list ${key} cannot be read.`, error);
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Without storage DocSearch keeps no lists.
      }
    }
  }
}
