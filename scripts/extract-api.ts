/**
 * Writes `src/api/<version>.json` from the published packages.
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

for (const version of versionsFromArguments(process.argv, API_VERSIONS)) {
  const file = path.resolve(__dirname, '../src/api', `${version}.json`);
  fs.writeFileSync(file, factsToJson(extractFacts(version)));
  console.log(`wrote ${path.relative(process.cwd(), file)}`);
}
