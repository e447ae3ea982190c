import { LEVELS, mapLevels } from '@site/src/components/Search/indexFormat';
import { escapeHtmlText } from '@site/src/site/escapeHtmlText';
import type { Highlight, SearchHit } from '@site/src/components/Search/types';

/** Of one page the modal shows so many hits, so that others are seen too. */
const MAX_HITS_PER_DOCS_PAGE = 2;

/** What DocSearch sets as HTML: text, and the marks of what matched. */
function toHtml(text: string): string {
  return escapeHtmlText(text).replace(/&lt;(\/?mark)&gt;/g, '<$1>');
}

/** A hit on a text is shown as one on the section that the text is in. */
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
