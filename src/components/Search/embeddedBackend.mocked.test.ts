import { expect, it, vi } from 'vitest';
import { createBackend } from './embeddedBackend';
import { DOCS, POSTS } from './fixtures';

vi.mock('@site/src/runtime/deployment', () => ({
  isNewDeploymentLive: vi.fn(),
}));

const FILES: Readonly<Record<string, object>> = {
  'docs.json': DOCS,
  'v4.json': { ...DOCS, tag: 'docs-default-4', version: '4' },
  'posts.json': POSTS,
};
const MANIFEST = Object.entries(FILES).map(([file, facets]) => ({
  ...facets,
  file,
}));
const FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

it('reads only the files that pass, each once, after a failure again, and cuts a snippet where most of the words are', async () => {
  const asked: string[] = [];
  let status = 404;
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    const file = url.replace('/search/', '');
    asked.push(file);
    if (file === 'manifest.json') expect(cache).toBe('no-cache');
    return Promise.resolve(Response.json(FILES[file] ?? MANIFEST, { status }));
  });
  const client = createBackend(
    { appId: '', apiKey: '', indexName: 'docs', insights: false },
    '/',
  );
  const request = {
    indexName: 'docs',
    query: 'six heights seven',
    facetFilters: FILTERS,
    attributesToSnippet: ['content:3'],
  };
  await client.prepare(FILTERS);
  await expect(client.search(request)).rejects.toThrow('404');
  status = 200;
  asked.length = 0;
  await client.prepare(FILTERS);
  const [{ hits }] = await Promise.all([
    client.search(request),
    client.search(request),
  ]);
  expect(asked.sort()).toEqual(['docs.json', 'manifest.json', 'posts.json']);
  expect(hits[0]?._snippetResult.content?.value).toBe(
    '…five <mark>six</mark> <mark>seven</mark>.',
  );
});
