import { describe, expect, it } from 'vitest';
import { createEmbeddedClient } from './embedded';
import { DOCS, POSTS } from './fixtures';
import { packPage, unpackPage, type IndexFile } from './records';
import type { SearchRequest } from './types';

const FILES = new Map<string, IndexFile>([
  ['docs.json', DOCS],
  ['v4.json', { ...DOCS, tag: 'docs-default-4', version: '4' }],
  ['posts.json', POSTS],
]);

/** Reads the index of the tests, and keeps a list of what was read. */
function reader() {
  const asked: string[] = [];
  const read = (name: string): Promise<unknown> => {
    asked.push(name);
    const file = FILES.get(name);
    return Promise.resolve(
      file === undefined
        ? [...FILES].map(([file, { tag, language, version }]) => ({
            tag,
            language,
            version,
            file,
          }))
        : { ...file, pages: file.pages.map(packPage) },
    );
  };
  return { asked, read };
}

const REQUEST: SearchRequest = {
  indexName: 'docs',
  query: 'snapPoints',
  facetFilters: [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ],
  attributesToSnippet: ['content:5', 'hierarchy.lvl1:2'],
};

async function answer(request: Partial<SearchRequest>) {
  const { results } = await createEmbeddedClient(reader().read).search({
    requests: [{ ...REQUEST, ...request }],
  });
  return results[0] ?? expect.fail('no result');
}

describe('the form in which pages travel', () => {
  it('comes back as it was, anchors that follow from headings included', () => {
    for (const page of [...DOCS.pages, ...POSTS.pages]) {
      expect(unpackPage(packPage(page))).toEqual(page);
    }
    const odd = {
      u: '/x',
      s: [
        { l: 2, a: 'own', h: 'A `b`, c!', t: [] },
        { l: 3, a: 'a-b-c', h: 'A `b`, c!', t: ['t'] },
        { l: 4, a: '', h: 'No anchor', t: [], n: ['useName'] },
        { l: 2, a: 'd', h: 'D', t: [], k: ['a link'] },
      ],
    };
    expect(unpackPage(packPage(odd))).toEqual(odd);
    expect(packPage(odd)[2]).toEqual([3, 0, 'A `b`, c!', 't']);
  });
});

describe('the embedded client', () => {
  // @spec 3.4
  it('answers in the shape of DocSearch', async () => {
    const result = await answer({});
    expect(result).toMatchObject({
      nbHits: 4,
      nbPages: 1,
      page: 0,
      hitsPerPage: 20,
      query: 'snapPoints',
      index: 'docs',
    });
    expect(result.hits[0]).toMatchObject({
      objectID: '/props#snappoints-2',
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
    const { results } = await createEmbeddedClient(reader().read).search({
      requests: ['keyboard', 'zzzz', 'flat list'].map((query) => ({
        ...REQUEST,
        query,
      })),
    });
    expect(results.map(({ hits }) => hits[0]?.url)).toEqual([
      '/keyboard-handling',
      undefined,
      '/components/bottomsheetflatlist',
    ]);
  });

  // @spec 7.5
  it('filters by all groups, and within a group by any', async () => {
    const urls = async (facetFilters: SearchRequest['facetFilters']) =>
      (await answer({ facetFilters, query: 'release' })).hits.map(
        ({ url }) => url,
      );
    expect(await urls(['language:en', ['docusaurus_tag:default']])).toEqual([
      '/blog/release',
    ]);
    expect(await urls(['docusaurus_tag:default'])).toEqual(['/blog/release']);
    expect(await urls([['language:de'], 'docusaurus_tag:default'])).toEqual([]);
    expect(await urls(['docusaurus_tag:docs-default-current'])).toEqual([]);
    expect(await urls(['color:red'])).toEqual([]);
    expect(await urls([])).toEqual(['/blog/release']);
  });

  it('reads only the files that pass, each once', async () => {
    const { asked, read } = reader();
    const client = createEmbeddedClient(read);
    await client.prepare(REQUEST.facetFilters ?? []);
    await client.search({ requests: [REQUEST, REQUEST] });
    expect(asked.sort()).toEqual(['docs.json', 'manifest.json', 'posts.json']);
  });

  it('cuts the answer into pages', async () => {
    const all = (await answer({})).hits.map(({ url }) => url);
    const second = await answer({ hitsPerPage: 3, page: 1 });
    expect(second).toMatchObject({ nbHits: 4, nbPages: 2, page: 1 });
    expect(second.hits.map(({ url }) => url)).toEqual(all.slice(3));
    expect((await answer({ hitsPerPage: 3, page: 2 })).hits).toEqual([]);
  });

  it('cuts snippets to the words that are asked for', async () => {
    const { hits } = await answer({ query: 'rests' });
    expect(hits[0]?._snippetResult).toEqual({
      content: { value: '…sheet <mark>rests</mark>, one two three…' },
      hierarchy: { lvl1: { value: 'BottomSheet props' } },
    });
    const whole = await answer({
      query: 'rests',
      attributesToSnippet: ['content:50'],
    });
    expect(whole.hits[0]?._snippetResult.content?.value).toBe(
      'The heights at which the sheet <mark>rests</mark>, one two three four five six seven.',
    );
  });

  it('cuts a snippet where most of the words are', async () => {
    const { hits } = await answer({
      query: 'six heights seven',
      attributesToSnippet: ['content:3'],
    });
    expect(hits[0]?._snippetResult.content?.value).toBe(
      '…five <mark>six</mark> <mark>seven</mark>.',
    );
  });

  it('fails when the index cannot be read, and tries again at the next call', async () => {
    let isDown = true;
    const { read } = reader();
    const client = createEmbeddedClient((name) =>
      isDown && name === 'docs.json'
        ? Promise.reject(new Error('down'))
        : read(name),
    );
    await client.prepare(REQUEST.facetFilters ?? []);
    await expect(client.search({ requests: [REQUEST] })).rejects.toThrow(
      'down',
    );
    isDown = false;
    const { results } = await client.search({ requests: [REQUEST] });
    expect(results[0]?.nbHits).toBe(4);
  });

  it.each(['manifest.json', 'docs.json'])(
    'fails when %s is something else, and tries again at the next call',
    async (file) => {
      let garbage: unknown = { pages: 7 };
      const { read } = reader();
      const client = createEmbeddedClient((name) =>
        garbage !== undefined && name === file
          ? Promise.resolve(garbage)
          : read(name),
      );
      for (garbage of [{ pages: 7 }, 'Sign in', null]) {
        await expect(client.search({ requests: [REQUEST] })).rejects.toThrow();
      }
      garbage = undefined;
      const { results } = await client.search({ requests: [REQUEST] });
      expect(results[0]?.nbHits).toBe(4);
    },
  );
});

it('looks for files that are gone in a list that it reads again', async () => {
  const { asked, read } = reader();
  let isGone = false;
  const client = createEmbeddedClient((name) =>
    isGone && name === 'v4.json'
      ? Promise.reject(new Error('404'))
      : read(name),
  );
  const ask = (tag: string) =>
    client.search({
      requests: [
        { ...REQUEST, facetFilters: ['language:en', `docusaurus_tag:${tag}`] },
      ],
    });
  await ask('docs-default-current');
  isGone = true;
  await expect(ask('docs-default-4')).rejects.toThrow('404');
  expect(asked).toEqual(['manifest.json', 'docs.json', 'manifest.json']);
  // As after a deployment: the list has another name for it.
  isGone = false;
  await expect(ask('docs-default-4')).resolves.toBeDefined();
});
