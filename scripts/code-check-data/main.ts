/**
 * Writes the data of the checker of v4 code, `src/components/ProjectCheck/code/data.json`.
 * Run it after a change of the API or of a migration table.
 *
 *   npx tsx scripts/code-check-data/main.ts
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';
import { makeCodeCheckData } from './data';

void runMain(() => {
  writeFileSync(
    path.join(ROOT, 'src/components/ProjectCheck/code/data.json'),
    `${JSON.stringify(makeCodeCheckData(), null, 2)}\n`,
  );
});
