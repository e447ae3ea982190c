import { LEVELS, mapLevels } from '@site/src/components/Search/indexFormat';
import { escapeHtmlText } from '@site/src/site/escapeHtmlText';
import type { Highlight, SearchHit } from '@site/src/components/Search/types';

/** How many hits of a page the modal shows, to leave room for other pages. */
const MAX_HITS_PER_DOCS_PAGE = 2;

/** Escapes a text for DocSearch, which sets it as HTML, except for its marks. */
function toHtml(text: string): string {
  return escapeHtmlText(text).replace(/&lt;(\/?mark)&gt;/g, '<$1>');
}

/** Turns a hit into one of DocSearch; a hit on a text becomes one on its section. */
function toModalHit(hit: SearchHit): SearchHit {
  const { hierarchy, _snippetResult } = hit;
  const level = LEVELS.findLast((one) => hierarchy[one] !== null) ?? 'lvl1';
  const type = hit.type === 'content' ? level : hit.type;
  const inHtml = (highlight?: Highlight) =>
    highlight && { value: toHtml(highlight.value) };
  const content = inHtml(_snippetResult.content);
  const snippets = mapLevels((one) => inHtml(_snippetResult.hierarchy?.[one]));
  // DocSearch shows this below the heading of a section.
  if (type !== 'lvl1' && content) snippets.lvl1 = content;
  const headings = mapLevels((one) => hierarchy[one] && toHtml(hierarchy[one]));
  return {
    ...hit,
    type,
    content: hit.content && toHtml(hit.content),
    // The group's name is shown as text.
    hierarchy: { ...headings, lvl0: hierarchy.lvl0 },
    _snippetResult: { content, hierarchy: snippets },
  };
}

/**
 * Prepares hits for the modal: at most two of a page, each with its section's
 * heading and the text that answers best.
 *
 * @param hits - sanitized hits, the best first
 * @returns hits whose texts are HTML
 */
export function modalHits(hits: readonly SearchHit[]): SearchHit[] {
  const shown = new Map<string, number>();
  return hits
    .filter(({ url }) => {
      const [page = ''] = url.split('#');
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count <= MAX_HITS_PER_DOCS_PAGE;
    })
    .map(toModalHit);
}
