import { describe, expect, it } from 'vitest';
import { cleanHit, cleanUrl, sanitized } from './sanitize';
import type { SearchClient, SearchRequest } from './types';

const PLACE = {
  origins: ['http://localhost:3000', 'https://gorhom.dev'],
  baseUrl: '/react-native-bottom-sheet/',
};
const BASE = '/react-native-bottom-sheet';

const HIT = {
  objectID: '1',
  url: `${BASE}/props#index`,
  type: 'lvl3',
  content: null,
  hierarchy: { lvl0: 'R&D', lvl1: 'Props', lvl3: 'Array<T>' },
  _highlightResult: {
    hierarchy: {
      lvl0: { value: '<mark>R</mark>&D', matchLevel: 'full' },
      lvl3: { value: '<mark>Array</mark><T>', matchLevel: 'full' },
    },
  },
  _snippetResult: {},
};
const REQUEST: SearchRequest = { indexName: 'docs', query: 'array' };

function answering(answer: unknown) {
  const asked: SearchRequest[] = [];
  const client: SearchClient = {
    prepare: () => Promise.resolve(),
    search: (request) => {
      asked.push(request);
      return Promise.resolve(answer) as ReturnType<SearchClient['search']>;
    },
  };
  const search = (request = REQUEST) =>
    sanitized(client, PLACE).search(request);
  return { asked, search };
}

describe('cleanUrl', () => {
  it.each([
    [`${BASE}/props#index`, `${BASE}/props#index`],
    [BASE, BASE],
    [`https://gorhom.dev${BASE}/v4/props?x=1#a`, `${BASE}/v4/props?x=1#a`],
    [`http://localhost:3000${BASE}/faq`, `${BASE}/faq`],
    ['https://gorhom.dev/other', 'https://gorhom.dev/other'],
    [`https://gorhom.dev${BASE}-other/x`, `https://gorhom.dev${BASE}-other/x`],
    ['/elsewhere', 'http://localhost:3000/elsewhere'],
    ['HTTPS://example.com/a b', 'https://example.com/a%20b'],
  ])('keeps %s as %s', (url, clean) => {
    expect(cleanUrl(url, PLACE)).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://gorhom.dev/x',
    '//example.com/x',
    '/\\example.com/x',
    '/\t/example.com/x',
    'props#index',
    'https://',
    'https://gorhom.dev@example.com/x',
    '',
    null,
    undefined,
    7,
    {},
  ])('drops %j', (url) => {
    expect(cleanUrl(url, PLACE)).toBeUndefined();
  });
});

describe('cleanHit', () => {
  it('keeps what the site uses of a hit', () => {
    expect(cleanHit({ ...HIT, anchor: 'index', rank: {} }, PLACE)).toEqual({
      ...HIT,
      hierarchy: {
        ...HIT.hierarchy,
        ...{ lvl2: null, lvl4: null, lvl5: null, lvl6: null },
      },
      _highlightResult: {
        hierarchy: {
          lvl0: { value: '<mark>R</mark>&D' },
          lvl3: { value: '<mark>Array</mark><T>' },
        },
      },
      _snippetResult: { hierarchy: {} },
    });
  });

  it.each([
    null,
    'hit',
    [],
    { ...HIT, url: 'javascript:alert(1)' },
    { ...HIT, objectID: undefined },
    { ...HIT, type: 'constructor' },
    { ...HIT, hierarchy: null },
    { ...HIT, hierarchy: { lvl0: {}, lvl1: 'x' } },
  ])('is undefined for what is not a hit: %j', (hit) => {
    expect(cleanHit(hit, PLACE)).toBeUndefined();
  });

  it('keeps a hit whose highlights are none', () => {
    const hit = {
      ...HIT,
      _highlightResult: 'none',
      _snippetResult: { content: { value: 3 }, hierarchy: [] },
    };
    expect(cleanHit(hit, PLACE)).toMatchObject({
      _highlightResult: { hierarchy: {} },
      _snippetResult: { hierarchy: {} },
    });
  });
});

describe('sanitized', () => {
  it('asks for tags that it knows', async () => {
    const { asked, search } = answering({ hits: [], nbHits: 0 });
    await search({ ...REQUEST, highlightPreTag: '<script>' });
    expect(asked[0]).toMatchObject({
      query: 'array',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
  });

  it('drops hits that lead where none may lead', async () => {
    const { search } = answering({
      hits: [{ ...HIT, url: 'javascript:alert(1)' }, HIT],
      nbHits: 2,
      nbPages: 1,
    });
    expect((await search()).hits.map(({ url }) => url)).toEqual([HIT.url]);
  });

  it.each([
    null,
    'text',
    { nbHits: 3 },
    { hits: {}, nbHits: 3 },
    { hits: ['x', null], nbHits: 2 },
    { hits: [{ ...HIT, url: 'x:y' }], nbHits: 1 },
  ])('rejects %j, which is not an answer', async (answer) => {
    await expect(answering(answer).search()).rejects.toThrow(/^The search /);
  });

  it('replaces counts that are not numbers', async () => {
    const answer = { hits: [HIT], nbHits: '<b>', nbPages: -1, queryID: 7 };
    const { search } = answering(answer);
    expect(await search()).toEqual({
      hits: [cleanHit(HIT, PLACE)],
      nbHits: 1,
      nbPages: 1,
    });
  });
});
