/**
 * Writes the data of the checker of v4 code, `src/components/ProjectCheck/code/data.json`: run it
 * after a change of the API or of a migration table.
 *
 *   npx tsx scripts/code-check-data/main.ts
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/site/versions';
import { run } from '../lib/run';
import { makeCodeCheckData } from './data';

void run(() => {
  writeFileSync(
    path.join(ROOT, 'src/components/ProjectCheck/code/data.json'),
    `${JSON.stringify(makeCodeCheckData(), null, 2)}\n`,
  );
});
