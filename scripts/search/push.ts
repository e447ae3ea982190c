import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../src/components/Search/records';
import { hostedSynonyms, SETTINGS, weighted } from './settings';

/** The calls of the hosted service that a push makes. */
export type PushClient = Pick<
  Algoliasearch,
  'replaceAllObjects' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

/**
 * Brings a hosted index to what the build gives. Settings and synonyms come first:
 * the client keeps them when it puts all records in place in one step, and after a
 * failure the old records are there.
 *
 * @throws Error when there are no records, or a call fails
 */
export async function pushSearch(
  client: PushClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) {
    throw new Error('There are no records: run `npm run build` first.');
  }
  const tasks = [
    await client.setSettings({ indexName, indexSettings: SETTINGS }),
    await client.saveSynonyms({
      indexName,
      synonymHit: hostedSynonyms(),
      replaceExistingSynonyms: true,
    }),
  ];
  for (const { taskID } of tasks) {
    await client.waitForTask({ indexName, taskID });
  }
  const objects = weighted(records).map((record) => ({ ...record }));
  await client.replaceAllObjects({ indexName, objects });
}
