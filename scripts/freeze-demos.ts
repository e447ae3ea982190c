/**
 * Puts the code of the live demos into the pages of a newly frozen version,
 * instead of the demos.
 *
 *   npx tsx scripts/freeze-demos.ts 5
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../src/site/content';
import { ROOT } from '../src/site/versions';
import { freezeDemos } from './samples/freezeDemos';

const [number = ''] = process.argv.slice(2);
const folder = path.join(ROOT, `versioned_docs/version-${number}`);
const pages = contentFiles([folder]);
if (pages.length === 0) {
  throw new Error(
    `No page in versioned_docs/version-${number}: name a version that is frozen and in API_VERSIONS in src/api/types.ts.`,
  );
}
for (const file of pages) {
  const absolute = path.join(ROOT, file);
  const text = readFileSync(absolute, 'utf8');
  const frozen = freezeDemos(text);
  if (frozen !== text) {
    writeFileSync(absolute, frozen);
    console.log(file);
  }
}
