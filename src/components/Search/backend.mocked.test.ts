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

const answer = (request: Partial<SearchRequest>) =>
  make().search({ ...REQUEST, ...request });

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
  // @spec 7.5
  it('reads only the files that pass, each once', async () => {
    const client = make();
    await client.prepare(REQUEST.facetFilters ?? []);
    await Promise.all([client.search(REQUEST), client.search(REQUEST)]);
    expect(asked.sort()).toEqual(['docs.json', 'manifest.json', 'posts.json']);
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
        await expect(client.search(REQUEST)).rejects.toThrow();
      }
      broken.clear();
      expect((await client.search(REQUEST)).nbHits).toBe(4);
    },
  );
});
