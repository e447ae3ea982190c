import { describe, expect, test } from 'vitest';
import { DOCS } from '../../src/components/Search/fixtures';
import { toRecords } from '../../src/components/Search/records';
import { pushSearch, type PushClient } from './push';
import { hostedSynonyms, SETTINGS, weighted } from './settings';

const { pages, ...FACETS } = DOCS;
const RECORDS = pages.flatMap((page) =>
  toRecords(page, FACETS, 'https://example.com'),
);

/** A client that keeps what it is asked for, and fails where it is told to. */
function recording(failing?: keyof PushClient) {
  const calls: [name: string, request: object][] = [];
  const client = new Proxy({} as PushClient, {
    get: (_, name: string) => (request: object) => {
      if (name !== 'waitForTask') calls.push([name, request]);
      return name === failing
        ? Promise.reject(new Error('403 Forbidden'))
        : Promise.resolve(name === 'indexExists' ? true : { taskID: 1 });
    },
  });
  return { calls, client };
}

describe('the push of the search index', () => {
  test('fills a separate index and moves it into place at the end', async () => {
    const { calls, client } = recording();
    await pushSearch(client, 'docs', RECORDS);
    const [last, ...before] = [...calls].reverse();
    expect(last).toEqual([
      'operationIndex',
      {
        indexName: 'docs_next',
        operationIndexParams: { operation: 'move', destination: 'docs' },
      },
    ]);
    const written = before.filter(([name]) => /^(?:set|save)/.test(name));
    const indexName = 'docs_next';
    expect(written).toMatchObject([
      ['saveObjects', { indexName, objects: weighted(RECORDS) }],
      ['saveSynonyms', { indexName, synonymHit: hostedSynonyms() }],
      ['setSettings', { indexName, indexSettings: SETTINGS }],
    ]);
  });

  test('leaves the index as it was when a call fails', async () => {
    const { calls, client } = recording('saveObjects');
    await expect(pushSearch(client, 'docs', RECORDS)).rejects.toThrow('403');
    expect(calls.at(-1)).toEqual(['deleteIndex', { indexName: 'docs_next' }]);
    expect(JSON.stringify(calls)).not.toContain('"move"');
  });

  test('refuses to make an index empty', async () => {
    const { calls, client } = recording();
    await expect(pushSearch(client, 'docs', [])).rejects.toThrow(
      'npm run build',
    );
    expect(calls).toEqual([]);
  });
});

test('the hosted index gets groups both ways, and the rest one way', () => {
  const synonyms = hostedSynonyms();
  expect(synonyms).toContainEqual(
    expect.objectContaining({ synonyms: ['initially', 'start', 'mount'] }),
  );
  expect(synonyms).toContainEqual(
    expect.objectContaining({
      type: 'onewaysynonym',
      input: 'carousel',
      synonyms: ['pager', 'horizontal'],
    }),
  );
});
