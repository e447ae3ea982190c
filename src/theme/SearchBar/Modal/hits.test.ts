import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../components/Search/types';
import { modalHits } from './hits';

function hit(url: string, fields: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: url,
    url,
    type: 'lvl2',
    content: null,
    hierarchy: {
      lvl0: 'Page',
      lvl1: 'Page',
      lvl2: 'Section',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {},
    _snippetResult: {},
    ...fields,
  };
}

const TEXT = {
  value: 'a <mark>b</mark>',
  matchLevel: 'full',
  matchedWords: [],
};

describe('modalHits', () => {
  it('keeps at most two hits of a page, in their order', () => {
    const urls = ['/a#1', '/b', '/a', '/a#2', '/b#1'];
    const shown = modalHits(urls.map((url) => hit(url)));
    expect(shown.map(({ url }) => url)).toEqual(['/a#1', '/b', '/a', '/b#1']);
  });

  it('shows the best text below the heading of a section', () => {
    const content = { ...TEXT, matchLevel: 'full' as const };
    const [section] = modalHits([
      hit('/a#1', { _snippetResult: { content, hierarchy: {} } }),
    ]);
    expect(section?._snippetResult.hierarchy?.lvl1).toEqual(content);
  });

  it('shows a hit on a text as one on its section', () => {
    expect(modalHits([hit('/a#1', { type: 'content' })])[0]?.type).toBe('lvl2');
  });
});
