import { expect, it, vi } from 'vitest';
import { mapLevels } from './indexFormat';
import { cleanHit, cleanUrl, withSanitizedResults } from './sanitize';

const BASE = '/react-native-bottom-sheet';
const PLACE = {
  origins: ['http://localhost:3000', 'https://gorhom.dev'],
  baseUrl: `${BASE}/`,
};
const HIT = {
  objectID: '1',
  url: `${BASE}/props#index`,
  type: 'lvl3',
  content: null,
  hierarchy: { lvl0: 'R&D', lvl1: 'Props', lvl3: 'Array<T>' },
};

it.each([
  [`${BASE}/props#index`, `${BASE}/props#index`],
  [`https://gorhom.dev${BASE}/v4/props?x=1#a`, `${BASE}/v4/props?x=1#a`],
  [`http://localhost:3000${BASE}`, BASE],
  [`https://gorhom.dev${BASE}-other/x`, `https://gorhom.dev${BASE}-other/x`],
  ['/elsewhere', 'http://localhost:3000/elsewhere'],
  ['HTTPS://example.com/a b', 'https://example.com/a%20b'],
])('the URL %s becomes %s', (url, clean) => {
  expect(cleanUrl(url, PLACE)).toBe(clean);
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//example.com/x',
  '/\\example.com/x',
  '/\t/example.com/x',
  'props#index',
  'https://',
  'https://gorhom.dev@example.com/x',
  null,
])('the URL %j is dropped', (url) => {
  expect(cleanUrl(url, PLACE)).toBeUndefined();
});

it('keeps what the site uses of a hit', () => {
  const lvl3 = { value: '<mark>Array</mark><T>' };
  const hit = {
    ...HIT,
    anchor: 'index',
    _highlightResult: {
      hierarchy: { lvl3: { ...lvl3, matchLevel: 'full' } },
    },
    _snippetResult: { content: { value: 3 }, hierarchy: [] },
  };
  expect(cleanHit(hit, PLACE)).toEqual({
    ...HIT,
    hierarchy: { ...mapLevels(() => null), ...HIT.hierarchy },
    _highlightResult: { hierarchy: { lvl3 } },
    _snippetResult: { hierarchy: {} },
  });
});

it.each([
  null,
  'hit',
  { ...HIT, url: 'javascript:alert(1)' },
  { ...HIT, objectID: undefined },
  { ...HIT, type: 'constructor' },
  { ...HIT, hierarchy: null },
  { ...HIT, hierarchy: { lvl0: {}, lvl1: 'x' } },
])('is undefined for what is not a hit: %j', (hit) => {
  expect(cleanHit(hit, PLACE)).toBeUndefined();
});

const search = vi.fn();
const client = withSanitizedResults({ prepare: vi.fn(), search }, PLACE);
const request = {
  indexName: 'docs',
  query: 'a',
  highlightPreTag: '<script>',
};

it('asks for tags that it knows, drops hits that lead where none may lead, and replaces counts that are not numbers', async () => {
  const hits = [{ ...HIT, url: 'javascript:alert(1)' }, HIT];
  search.mockResolvedValue({ hits, nbHits: '<b>', nbPages: -1, queryID: 7 });
  expect(await client.search(request)).toEqual({
    hits: [cleanHit(HIT, PLACE)],
    nbHits: 1,
    suggestions: [],
    nbPages: 1,
  });
  expect(search.mock.lastCall).toMatchObject([
    { query: 'a', highlightPreTag: '<mark>', highlightPostTag: '</mark>' },
  ]);
});

it.each([
  null,
  'text',
  { nbHits: 3 },
  { hits: {}, nbHits: 3 },
  { hits: ['x', { ...HIT, url: 'x:y' }], nbHits: 2 },
])('rejects %j, which is not an answer', async (answer) => {
  search.mockResolvedValue(answer);
  await expect(client.search(request)).rejects.toThrow(/^The search /);
});
