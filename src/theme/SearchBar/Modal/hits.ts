import { LEVELS } from '@site/src/components/Search/records';
import type { SearchHit } from '@site/src/components/Search/types';

/** Of one page the modal shows so many hits, so that others are seen too. */
const HITS_PER_PAGE = 2;

/** A hit on a text is shown as one on the section that the text is in. */
function asSection(hit: SearchHit): SearchHit {
  const level = LEVELS.findLast((one) => hit.hierarchy[one] !== null) ?? 'lvl1';
  const type = hit.type === 'content' ? level : hit.type;
  const text = hit._snippetResult.content;
  if (type === 'lvl0' || type === 'lvl1' || text === undefined) {
    return { ...hit, type };
  }
  // DocSearch shows this below the heading of a section.
  const hierarchy = { ...hit._snippetResult.hierarchy, lvl1: text };
  return { ...hit, type, _snippetResult: { ...hit._snippetResult, hierarchy } };
}

/**
 * Prepares hits for the modal: at most two of a page, each with its section's
 * heading and the text that answers best.
 *
 * @param hits - sanitized hits, the best first
 */
export function modalHits(hits: readonly SearchHit[]): SearchHit[] {
  const shown = new Map<string, number>();
  return hits
    .filter(({ url }) => {
      const [page = ''] = url.split('#');
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count <= HITS_PER_PAGE;
    })
    .map(asSection);
}
