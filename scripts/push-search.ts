/**
 * Brings the hosted search index to what `npm run build` made.
 *
 *   npm run search:push              says what would change
 *   npm run search:push -- --push    changes it
 *
 * Needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY; SITE_URL and
 * ALGOLIA_INDEX_NAME as for the build. Exits with 1 on failure.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import {
  toRecords,
  unpackPage,
  type IndexManifest,
  type PackedFile,
} from '../src/search/records';
import { readSiteEnvironment } from '../src/site/environment';
import { pushSearch } from './search/push';

const FOLDER = path.join(__dirname, '../build/search');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
}

function need(name: string): string {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') throw new Error(`${name} is not set.`);
  return value;
}

async function main(): Promise<void> {
  const [flag, ...others] = process.argv.slice(2);
  if (others.length > 0 || (flag !== undefined && flag !== '--push')) {
    throw new Error('The only argument is --push.');
  }
  const appId = need('ALGOLIA_APP_ID');
  const adminKey = need('ALGOLIA_ADMIN_API_KEY');
  // The site's own key plays no part here.
  const { siteUrl, search } = readSiteEnvironment({
    ...process.env,
    ALGOLIA_SEARCH_API_KEY: adminKey,
  });
  const records = (read('manifest.json') as IndexManifest).flatMap(
    ({ file }) => {
      const { pages, ...facets } = read(file) as PackedFile;
      return pages.flatMap((page) =>
        toRecords(unpackPage(page), facets, siteUrl),
      );
    },
  );
  await pushSearch({
    client: algoliasearch(appId, adminKey),
    indexName: search.indexName,
    records,
    push: flag === '--push',
    log: (line) => {
      console.log(line);
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
