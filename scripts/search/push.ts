import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../src/components/Search/records';
import { hostedSynonyms, SETTINGS, weighted } from './settings';

/** The calls of the hosted service that a push makes. */
export type PushClient = Pick<
  Algoliasearch,
  | 'deleteIndex'
  | 'indexExists'
  | 'operationIndex'
  | 'saveObjects'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

/**
 * Brings a hosted index to what the build gives: records, settings and synonyms
 * go into a separate index, which takes the place of the old one in one step.
 * `replaceAllObjects` would do that for records alone. After a failure the old
 * index is as it was.
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
  const next = `${indexName}_next`;
  const done = (task: { taskID: number }) =>
    client.waitForTask({ indexName: next, taskID: task.taskID });
  const operate = async (from: string, operationIndexParams: object) =>
    done(
      await client.operationIndex({
        indexName: from,
        operationIndexParams: {
          ...{ operation: 'move', destination: indexName },
          ...operationIndexParams,
        },
      }),
    );
  try {
    await done(await client.deleteIndex({ indexName: next }));
    if (await client.indexExists({ indexName })) {
      // Rules that someone made in the provider's dashboard stay.
      await operate(indexName, {
        ...{ operation: 'copy', destination: next, scope: ['rules'] },
      });
    }
    await done(
      await client.setSettings({ indexName: next, indexSettings: SETTINGS }),
    );
    await done(
      await client.saveSynonyms({
        indexName: next,
        synonymHit: hostedSynonyms(),
        replaceExistingSynonyms: true,
      }),
    );
    await client.saveObjects({
      indexName: next,
      objects: weighted(records).map((record) => ({ ...record })),
      waitForTasks: true,
    });
    await operate(next, {});
  } catch (error) {
    await client.deleteIndex({ indexName: next });
    throw error;
  }
}
