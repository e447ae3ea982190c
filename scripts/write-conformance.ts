/**
 * Writes the table of the specification's sentences and their tests.
 *
 *   npm run conformance
 */
import { writeFileSync } from 'node:fs';
import { readConformance, TABLE } from './conformance/files';
import { findGaps, writeTable } from './conformance/table';

const { sections, tests } = readConformance();
for (const gap of findGaps(sections, tests)) {
  console.error(gap);
  process.exitCode = 1;
}
writeFileSync(TABLE, writeTable(sections, tests));
