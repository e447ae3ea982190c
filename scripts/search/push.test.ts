import { expect, test, vi } from 'vitest';
import { DOCS, POSTS } from '../../src/components/Search/fixtures';
import { pushSearch, SETTINGS, toRecords } from './push';

const CLIENT = {
  setSettings: vi.fn().mockResolvedValue({ taskID: 1 }),
  saveSynonyms: vi.fn().mockResolvedValue({ taskID: 2 }),
  waitForTask: vi.fn(),
  replaceAllObjects: vi.fn(),
};

test('refuses to make an index empty', async () => {
  await expect(pushSearch(CLIENT, 'docs', [])).rejects.toThrow('npm run build');
  expect(CLIENT.setSettings).not.toHaveBeenCalled();
});

test('sets how the index searches and its synonyms, then replaces its records', async () => {
  await pushSearch(CLIENT, 'docs', toRecords(DOCS, 'https://example.com'));
  const contains = (...list: readonly object[]): unknown =>
    expect.arrayContaining(
      list.map((one): unknown => expect.objectContaining(one)),
    );
  expect(CLIENT.setSettings.mock.lastCall).toMatchObject([
    { indexName: 'docs', indexSettings: SETTINGS },
  ]);
  expect(CLIENT.saveSynonyms.mock.lastCall).toMatchObject([
    {
      synonymHit: contains(
        { input: 'close', synonyms: ['hide', 'dismiss'] },
        { input: 'carousel', synonyms: ['pager', 'horizontal'] },
      ),
    },
  ]);
  const heading = {
    objectID: '/props#snappoints-0',
    url: 'https://example.com/props#snappoints',
    url_without_anchor: 'https://example.com/props',
    anchor: 'snappoints',
    type: 'lvl3',
    content: null,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    weight: { level: 80, position: 0 },
  };
  const [, , , content] = DOCS.pages[0]?.[1] ?? [];
  const text = { type: 'content', content, weight: { level: 0, position: 1 } };
  expect(CLIENT.replaceAllObjects.mock.lastCall).toMatchObject([
    { indexName: 'docs', objects: contains(heading, text) },
  ]);
});

test('ranks the title of a post below those of the docs, and a text by links to it too', () => {
  const pages = [['/x', [2, 0, 'Open', [], ['Show it']]]] as const;
  const records = toRecords({ ...DOCS, pages }, 'https://example.com');
  expect(records.map(({ content }) => content)).toEqual([null, 'Show it']);
  expect(toRecords(POSTS, 'https://example.com')[0]?.weight).toBe(95);
});
