/**
 * Replaces the records of the hosted search index by those of the last build. Needs
 * ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY; SITE_URL and ALGOLIA_INDEX_NAME as for the
 * build.
 *
 *   npm run build && npm run search:push
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import type {
  IndexFile,
  IndexManifest,
} from '../../src/components/Search/indexFormat';
import { readSiteEnvironment } from '../../src/site/environment';
import { ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';
import { pushSearch, toRecords } from './push';

/** The index is replaced in one step, so a failed push leaves the one before. */
const RETRY_HINT =
  'The search index was not replaced. To push again, run "npm run build && npm run search:push"; in GitHub, choose "Re-run failed jobs" within 30 days, and later run the workflow Deploy again.';

function read(file: string): unknown {
  return JSON.parse(
    readFileSync(path.join(ROOT, 'build/search', file), 'utf8'),
  );
}

function requireEnv(name: string): string {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') throw new Error(`${name} is not set.`);
  return value;
}

async function main(): Promise<void> {
  const appId = requireEnv('ALGOLIA_APP_ID');
  const adminKey = requireEnv('ALGOLIA_ADMIN_API_KEY');
  // Both keys must be set, and only the admin key is used.
  const { siteUrl, search } = readSiteEnvironment({
    ...process.env,
    ALGOLIA_SEARCH_API_KEY: adminKey,
  });
  const manifest = read('manifest.json') as IndexManifest;
  const records = manifest.flatMap(({ file }) =>
    toRecords(read(file) as IndexFile, siteUrl),
  );
  const { indexName } = search;
  try {
    await pushSearch(algoliasearch(appId, adminKey), indexName, records);
  } catch (error) {
    throw new Error(`${String(error)}\n${RETRY_HINT}`);
  }
  console.log(`${indexName} holds ${String(records.length)} records.`);
}

void runMain(main);
