import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend';
import { DOCS, POSTS } from './fixtures';
import type { SearchRequest } from './types';

vi.mock('@site/src/site/release', () => ({ isOutdated: vi.fn() }));

const FILES = new Map<string, object>([
  ['docs.json', DOCS],
  ['v4.json', { ...DOCS, tag: 'docs-default-4', version: '4' }],
  ['posts.json', POSTS],
]);
const MANIFEST = [...FILES].map(([file, facets]) => ({ ...facets, file }));

const REQUEST: SearchRequest = {
  indexName: 'docs',
  query: 'snapPoints',
  facetFilters: [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ],
  attributesToSnippet: ['content:5', 'hierarchy.lvl1:2'],
};
const SETTINGS = { appId: '', apiKey: '', indexName: 'docs', insights: false };

/** What the host answers instead of a file. */
const broken = new Map<string, unknown>();
let asked: string[];

const make = () => createBackend(SETTINGS, '/');

async function answer(request: Partial<SearchRequest>) {
  const requests = [{ ...REQUEST, ...request }];
  const { results } = await make().search({ requests });
  return results[0] ?? expect.fail('no result');
}

beforeEach(() => {
  asked = [];
  broken.clear();
  vi.stubGlobal('fetch', (url: string) => {
    const file = url.replace('/search/', '');
    asked.push(file);
    const content = FILES.get(file) ?? MANIFEST;
    return broken.get(file) === 404
      ? Promise.resolve({ ok: false, status: 404 })
      : Promise.resolve(
          Response.json(broken.has(file) ? broken.get(file) : content),
        );
  });
});

describe('the embedded search', () => {
  // @spec 3.4
  it('answers in the shape of DocSearch', async () => {
    const result = await answer({});
    expect(result).toMatchObject({ nbHits: 4, nbPages: 1 });
    expect(result.hits[0]).toMatchObject({
      objectID: '/props#snappoints',
      url: '/props#snappoints',
      type: 'lvl3',
      content:
        'The heights at which the sheet rests, one two three four five six seven.',
      hierarchy: {
        lvl0: 'BottomSheet props',
        lvl1: 'BottomSheet props',
        lvl2: null,
        lvl3: 'snapPoints',
      },
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'BottomSheet props' },
          lvl3: { value: '<mark>snapPoints</mark>' },
        },
      },
    });
  });

  it('answers several requests in their order', async () => {
    const queries = ['keyboard', 'zzzz', 'flat list'];
    const { results } = await make().search({
      requests: queries.map((query) => ({ ...REQUEST, query })),
    });
    expect(results.map(({ hits }) => hits[0]?.url)).toEqual([
      '/keyboard-handling',
      undefined,
      '/components/bottomsheetflatlist',
    ]);
  });

  // @spec 7.5
  it.each([
    [['language:en', ['docusaurus_tag:default']], 1],
    [['docusaurus_tag:default'], 1],
    [[['language:de'], 'docusaurus_tag:default'], 0],
    [['docusaurus_tag:docs-default-current'], 0],
    [['color:red'], 0],
    [[], 1],
  ])('with the filters %j finds %i posts', async (facetFilters, count) => {
    const { hits } = await answer({ facetFilters, query: 'release' });
    expect(hits.map(({ url }) => url)).toEqual(
      Array<string>(count).fill('/blog/release'),
    );
  });

  it('reads only the files that pass, each once', async () => {
    const client = make();
    await client.prepare(REQUEST.facetFilters ?? []);
    await client.search({ requests: [REQUEST, REQUEST] });
    expect(asked.sort()).toEqual(['docs.json', 'manifest.json', 'posts.json']);
  });

  it('cuts the answer into pages', async () => {
    const all = (await answer({})).hits.map(({ url }) => url);
    const second = await answer({ hitsPerPage: 3, page: 1 });
    expect(second).toMatchObject({ nbHits: 4, nbPages: 2 });
    expect(second.hits.map(({ url }) => url)).toEqual(all.slice(3));
    expect((await answer({ hitsPerPage: 3, page: 2 })).hits).toEqual([]);
  });

  it('cuts snippets to the words that are asked for', async () => {
    const { hits } = await answer({ query: 'rests' });
    expect(hits[0]?._snippetResult).toEqual({
      content: { value: '…sheet <mark>rests</mark>, one two three…' },
      hierarchy: { lvl1: { value: 'BottomSheet props' } },
    });
    const attributesToSnippet = ['content:50'];
    const whole = await answer({ query: 'rests', attributesToSnippet });
    expect(whole.hits[0]?._snippetResult.content?.value).toBe(
      'The heights at which the sheet <mark>rests</mark>, one two three four five six seven.',
    );
  });

  it('cuts a snippet where most of the words are', async () => {
    const attributesToSnippet = ['content:3'];
    const query = 'six heights seven';
    const { hits } = await answer({ query, attributesToSnippet });
    expect(hits[0]?._snippetResult.content?.value).toBe(
      '…five <mark>six</mark> <mark>seven</mark>.',
    );
  });

  it.each(['manifest.json', 'docs.json'])(
    'fails when %s is something else, and tries again at the next call',
    async (file) => {
      const client = make();
      for (const garbage of [{ pages: 7 }, 'Sign in', null, 404]) {
        broken.set(file, garbage);
        await client.prepare(REQUEST.facetFilters ?? []);
        await expect(client.search({ requests: [REQUEST] })).rejects.toThrow();
      }
      broken.clear();
      const { results } = await client.search({ requests: [REQUEST] });
      expect(results[0]?.nbHits).toBe(4);
    },
  );
});
