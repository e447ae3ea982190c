import { expect, it } from 'vitest';
import type { SearchHit } from '../../../components/Search/types';
import { modalHits } from './hits';

it('shows a hit on a text as one on its section', () => {
  const top = { lvl0: 'Page', lvl1: 'Page', lvl2: 'Section' };
  const hierarchy = { ...top, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hit = { url: '/a#1', type: 'content', hierarchy, _snippetResult: {} };
  const [shown] = modalHits([hit as unknown as SearchHit]);
  expect(shown?.type).toBe('lvl2');
});
