import { expect, test } from 'vitest';
import { cleanHit } from '@site/src/components/Search/sanitize';
import { modalHits } from './hits';

test('what the modal sets as HTML has the tags of matches, and no others', () => {
  const value = '<img src=x onerror=a()> <mark>b</mark>';
  const hit = cleanHit(
    {
      ...{ objectID: '1', url: '/x', type: 'lvl2', content: value },
      hierarchy: { lvl0: 'a', lvl1: value, lvl2: value },
      _snippetResult: { content: { value }, hierarchy: { lvl2: { value } } },
    },
    { origins: ['https://a.b'], baseUrl: '/' },
  );
  const shown = JSON.stringify(modalHits(hit ? [hit] : []));
  expect(shown).toContain('<mark>b</mark>');
  expect(shown).not.toContain('<img');
});
