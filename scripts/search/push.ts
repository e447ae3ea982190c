import type { Algoliasearch, SynonymHit } from 'algoliasearch';
import { diffIndex, formatDiff, isEmptyDiff, type IndexContent } from './diff';
import {
  SETTINGS,
  hostedSynonyms,
  weighted,
  type HostedRecord,
} from './indexSettings';
import type { SearchRecord } from '../../src/search/records';

export interface PushOptions {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  /** Without it nothing is written. */
  readonly push: boolean;
  readonly log: (line: string) => void;
  /** Waits before a call is tried again; the number of the try from 1. */
  readonly wait?: (attempt: number) => Promise<void>;
}

const ATTEMPTS = 4;
const SECOND = 1000;

/** The phrases of a row, the one that finds the others first. */
function phrasesOf({ input, synonyms = [] }: SynonymHit): string[] {
  return input === undefined ? synonyms : [`${input} →`, ...synonyms];
}

function statusOf(error: unknown): number | undefined {
  const status: unknown =
    error instanceof Error ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Too many requests, a failing server, or no connection at all. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SECOND * 2 ** (attempt - 1));
  });
}

/**
 * Brings a hosted index to what the build gives. The records go into a
 * separate index, which takes the place of the old one in one step when it is
 * complete; until then nothing of the old one is touched, and after a failure
 * the new one is removed.
 *
 * @returns whether anything differs
 * @throws Error when there are no records, or a call fails for good
 */
export async function pushSearch(options: PushOptions): Promise<boolean> {
  const { client, indexName, log, wait = pause } = options;
  if (options.records.length === 0) {
    throw new Error('There are no records: run `npm run build` first.');
  }
  const retry = async <T>(call: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (attempt === ATTEMPTS || !isPassing(error)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        log(`Trying again (${attempt} of ${ATTEMPTS - 1}): ${reason}`);
        await wait(attempt);
      }
    }
  };
  const records = weighted(options.records);
  const synonyms = hostedSynonyms();
  const now = await retry(() => readIndex(client, indexName));
  const next: IndexContent = {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: { ...SETTINGS },
    synonyms: new Map(synonyms.map((hit) => [hit.objectID, phrasesOf(hit)])),
  };
  const diff = diffIndex(now.content, next);
  log(
    `Index ${indexName}: ${now.content.records.size} records there, ${records.length} in the build.`,
  );
  formatDiff(diff).forEach(log);
  if (isEmptyDiff(diff)) return false;
  if (!options.push) {
    log('Dry run: nothing was written. Add --push to write this.');
    return true;
  }
  await replace(options, retry, records, synonyms, now.exists);
  log(`Index ${indexName} now holds ${records.length} records.`);
  return true;
}

/** Reads what an index holds; one that does not exist holds nothing. */
async function readIndex(
  client: Algoliasearch,
  indexName: string,
): Promise<{ readonly exists: boolean; readonly content: IndexContent }> {
  const records = new Map<string, unknown>();
  const synonyms = new Map<string, readonly string[]>();
  try {
    const settings = await client.getSettings({ indexName });
    await client.browseObjects<Readonly<Record<string, unknown>>>({
      indexName,
      browseParams: {
        query: '',
        hitsPerPage: 1000,
        attributesToRetrieve: ['*'],
      },
      aggregator: ({ hits }) => {
        for (const record of hits) {
          records.set(record.objectID, record);
        }
      },
    });
    await client.browseSynonyms({
      indexName,
      searchSynonymsParams: { query: '' },
      aggregator: ({ hits }) => {
        for (const hit of hits) {
          synonyms.set(hit.objectID, phrasesOf(hit));
        }
      },
    });
    return {
      exists: true,
      content: { records, synonyms, settings: { ...settings } },
    };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return { exists: false, content: { records, synonyms, settings: {} } };
  }
}

async function replace(
  { client, indexName, log }: PushOptions,
  retry: <T>(call: () => Promise<T>) => Promise<T>,
  records: readonly HostedRecord[],
  synonyms: SynonymHit[],
  exists: boolean,
): Promise<void> {
  const newName = `${indexName}_new_${Date.now()}`;
  const done = async (
    name: string,
    call: () => Promise<{ taskID: number }>,
  ) => {
    const { taskID } = await retry(call);
    await retry(() => client.waitForTask({ indexName: name, taskID }));
  };
  try {
    if (exists) {
      // Rules that someone made in the provider's dashboard stay.
      await done(newName, () =>
        client.operationIndex({
          indexName,
          operationIndexParams: {
            operation: 'copy',
            destination: newName,
            scope: ['rules'],
          },
        }),
      );
    }
    await done(newName, () =>
      client.setSettings({ indexName: newName, indexSettings: SETTINGS }),
    );
    await done(newName, () =>
      client.saveSynonyms({
        indexName: newName,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await retry(() =>
      client.saveObjects({
        indexName: newName,
        objects: records.map((record) => ({ ...record })),
        waitForTasks: true,
      }),
    );
    await done(indexName, () =>
      client.operationIndex({
        indexName: newName,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (error) {
    log(`Failed; removing ${newName}. ${indexName} is as it was.`);
    await client.deleteIndex({ indexName: newName }).catch(() => {
      log(`${newName} could not be removed; remove it by hand.`);
    });
    throw error;
  }
}
