import { expect, test } from 'vitest';
import { DOCS } from '../../src/components/Search/fixtures';
import { toRecords } from '../../src/components/Search/records';
import { pushSearch, type PushClient } from './push';
import { hostedSynonyms, SETTINGS, weighted } from './settings';

const { pages, ...FACETS } = DOCS;
const RECORDS = pages.flatMap((page) =>
  toRecords(page, FACETS, 'https://example.com'),
);

/** A client that keeps what it is asked for. */
function recording() {
  const calls: [name: string, request: object][] = [];
  const client = new Proxy({} as PushClient, {
    get: (_, name: string) => (request: object) => {
      if (name !== 'waitForTask') calls.push([name, request]);
      return Promise.resolve({ taskID: 1 });
    },
  });
  return { calls, client };
}

test('settings and synonyms are there before the records', async () => {
  const { calls, client } = recording();
  await pushSearch(client, 'docs', RECORDS);
  const indexName = 'docs';
  expect(calls).toMatchObject([
    ['setSettings', { indexName, indexSettings: SETTINGS }],
    ['saveSynonyms', { indexName, synonymHit: hostedSynonyms() }],
    ['replaceAllObjects', { indexName, objects: weighted(RECORDS) }],
  ]);
});

test('an index is not made empty', async () => {
  const { calls, client } = recording();
  await expect(pushSearch(client, 'docs', [])).rejects.toThrow('npm run build');
  expect(calls).toEqual([]);
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
