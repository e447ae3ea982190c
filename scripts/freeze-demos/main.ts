/**
 * Puts the code of the live demos into the pages of a newly frozen version,
 * instead of the demos, which run the package of the current one.
 *
 *   npx tsx scripts/freeze-demos/main.ts 5
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../src/site/contentFiles';
import { ROOT } from '../../src/site/versions';
import { runWithNames } from '../lib/runMain';
import { freezeDemos } from './freeze';

function main([version]: readonly string[]): void {
  if (version === undefined) {
    throw new Error(
      'Name the frozen version: npx tsx scripts/freeze-demos/main.ts 5',
    );
  }
  const pages = contentFiles([`versioned_docs/version-${version}`]);
  if (pages.length === 0) {
    throw new Error(
      `No docs version has versioned_docs/version-${version}: add the next one to src/site/versionNames.ts first.`,
    );
  }
  for (const file of pages) {
    const page = path.join(ROOT, file);
    const text = readFileSync(page, 'utf8');
    const frozen = freezeDemos(text);
    if (frozen !== text) {
      writeFileSync(page, frozen);
      console.log(file);
    }
  }
}

void runWithNames(main);
