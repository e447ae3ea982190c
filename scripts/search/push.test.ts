import { describe, expect, test, vi } from 'vitest';
import { DOCS } from '../../src/components/Search/fixtures';
import { HOSTED_SYNONYMS, pushSearch, SETTINGS, toRecords } from './push';

const RECORDS = toRecords(DOCS, 'https://example.com');

const CLIENT = {
  setSettings: vi.fn().mockResolvedValue({ taskID: 1 }),
  saveSynonyms: vi.fn().mockResolvedValue({ taskID: 2 }),
  waitForTask: vi.fn(),
  replaceAllObjects: vi.fn(),
};

describe('the push of the search index', () => {
  test('refuses to make an index empty', async () => {
    await expect(pushSearch(CLIENT, 'docs', [])).rejects.toThrow(
      'npm run build',
    );
    expect(CLIENT.setSettings).not.toHaveBeenCalled();
  });

  test('sets how the index searches, then replaces its records', async () => {
    await pushSearch(CLIENT, 'docs', RECORDS);
    expect(CLIENT.setSettings).toHaveBeenCalledWith({
      indexName: 'docs',
      indexSettings: SETTINGS,
    });
    const [{ indexName, objects }] = CLIENT.replaceAllObjects.mock.calls[0] as [
      { indexName: string; objects: object[] },
    ];
    expect(indexName).toBe('docs');
    expect(objects).toHaveLength(RECORDS.length);
    expect(objects[2]).toEqual({
      objectID: '/props#snappoints-0',
      url: 'https://example.com/props#snappoints',
      url_without_anchor: 'https://example.com/props',
      anchor: 'snappoints',
      type: 'lvl3',
      content: null,
      hierarchy: {
        lvl0: 'BottomSheet props',
        lvl1: 'BottomSheet props',
        lvl2: null,
        lvl3: 'snapPoints',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      weight: { level: 80, position: 2 },
    });
    expect(objects[1]).toMatchObject({
      type: 'content',
      content: 'All snapPoints and more.',
      weight: { level: 0, position: 1 },
    });
  });
});

test('the hosted index gets groups both ways, and the rest one way', () => {
  expect(HOSTED_SYNONYMS).toContainEqual(
    expect.objectContaining({ synonyms: ['initially', 'start', 'mount'] }),
  );
  expect(HOSTED_SYNONYMS).toContainEqual(
    expect.objectContaining({
      type: 'onewaysynonym',
      input: 'carousel',
      synonyms: ['pager', 'horizontal'],
    }),
  );
});
