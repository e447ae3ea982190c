import { expect, test } from 'vitest';
import { hostedSynonyms } from './indexSettings';

test('the hosted index gets groups both ways, and the rest one way', () => {
  const synonyms = hostedSynonyms();
  expect(synonyms).toContainEqual({
    objectID: expect.any(String) as string,
    type: 'synonym',
    synonyms: ['hide', 'close', 'dismiss'],
  });
  expect(synonyms).toContainEqual({
    objectID: expect.any(String) as string,
    type: 'onewaysynonym',
    input: 'carousel',
    synonyms: ['pager', 'horizontal'],
  });
  const ids = synonyms.map(({ objectID }) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});
