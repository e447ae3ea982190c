/**
 * Writes `src/api/<version>.json` from the published packages, and adds the
 * releases that `src/api/history/<version>.json` lacks.
 *
 *   npm run api:extract            all versions
 *   npm run api:extract -- v5      one version
 */
import fs from 'node:fs';
import path from 'node:path';
import { API_VERSIONS } from '../src/api/types';
import { extractFacts } from './api/facts';
import { factsToJson } from './api/json';
import { versionsFromArguments } from './api/arguments';
import { refreshHistory } from './api/history/store';

async function main(): Promise<void> {
  const versions = versionsFromArguments(process.argv, API_VERSIONS);
  for (const version of versions) {
    const file = path.resolve(__dirname, '../src/api', `${version}.json`);
    fs.writeFileSync(file, factsToJson(extractFacts(version)));
    console.log(`wrote ${path.relative(process.cwd(), file)}`);
    const added = await refreshHistory(version);
    console.log(
      added.length === 0
        ? `the history of ${version} is complete`
        : `added to the history of ${version}: ${added.join(', ')}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
