import { expect, it } from 'vitest';
import { perLevel } from '../../../components/Search/records';
import type { SearchHit } from '../../../components/Search/types';
import { modalHits } from './hits';

const top = { lvl0: 'R&D', lvl1: 'R&D', lvl2: 'Array<T>' };
const HIT: SearchHit = {
  objectID: '1',
  url: '/a#1',
  type: 'content',
  content: '<b>',
  hierarchy: { ...perLevel(() => null), ...top },
  _highlightResult: {},
  _snippetResult: {},
};

it('shows a hit on a text as one on its section', () => {
  expect(modalHits([HIT])[0]?.type).toBe('lvl2');
});

it.each([
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<mark onclick=x>b</mark>', '&lt;mark onclick=x&gt;b</mark>'],
  ['<mark>a<script>b</mark>', '<mark>a&lt;script&gt;b</mark>'],
  ['<MARK>a</MARK>', '&lt;MARK&gt;a&lt;/MARK&gt;'],
  ['&lt;mark&gt; &', '&amp;lt;mark&amp;gt; &amp;'],
])('makes HTML of %s', (value, html) => {
  const hierarchy = { ...perLevel(() => undefined), lvl2: { value } };
  const [hit] = modalHits([{ ...HIT, _snippetResult: { hierarchy } }]);
  expect(hit?._snippetResult.hierarchy?.lvl2?.value).toBe(html);
});

it('makes HTML of texts without a highlight, and none of the group', () => {
  expect(modalHits([HIT])[0]).toMatchObject({
    content: '&lt;b&gt;',
    hierarchy: { lvl0: 'R&D', lvl1: 'R&amp;D', lvl2: 'Array&lt;T&gt;' },
  });
});
