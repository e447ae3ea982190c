import { unescapeHtml } from '@site/src/components/Search/pieces';
import { cleanHit, type SitePlace } from '@site/src/components/Search/sanitize';

const LISTS = [
  '__DOCSEARCH_FAVORITE_SEARCHES__',
  '__DOCSEARCH_RECENT_SEARCHES__',
];

/** Undoes the escaping that a hit was stored with. */
function unescaped(value: unknown): unknown {
  return typeof value === 'string' ? unescapeHtml(value) : value;
}

function plain(hit: unknown): unknown {
  if (typeof hit !== 'object' || hit === null) return hit;
  const fields = hit as Readonly<Record<string, unknown>>;
  const { hierarchy, content } = fields;
  return {
    ...fields,
    content: unescaped(content),
    hierarchy:
      typeof hierarchy === 'object' && hierarchy !== null
        ? Object.fromEntries(
            Object.entries(hierarchy).map(([level, text]) => [
              level,
              level === 'lvl0' ? text : unescaped(text),
            ]),
          )
        : hierarchy,
  };
}

/**
 * Drops what is not a hit from the lists of recent and favorite searches.
 * DocSearch reads them as they are, sets their texts as HTML, and would crash
 * on what is not a list.
 *
 * @param indexName - part of the lists' keys
 */
export function cleanStoredLists(indexName: string, place: SitePlace): void {
  for (const name of LISTS) {
    const key = name + indexName;
    try {
      const text = window.localStorage.getItem(key);
      if (text !== null) {
        const list: unknown = JSON.parse(text);
        const hits = Array.isArray(list)
          ? list.flatMap((hit) => cleanHit(plain(hit), place) ?? [])
          : [];
        window.localStorage.setItem(key, JSON.stringify(hits));
      }
    } catch (error) {
      console.warn(`The stored list ${key} cannot be read.`, error);
      forget(key);
    }
  }
}

function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage DocSearch keeps no lists.
  }
}
