// Prints what a first visit loads: `npm run weigh`. With `--json <file>` it
// also writes the weights of all pages, and with `--before <file>` it shows
// the difference to such a file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '../src/site/basePath';
import { findExcess } from './weight/budgets';
import { writeTable } from './weight/table';
import { weighSite, type PageWeight } from './weight/weigh';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    json: { type: 'string' },
    before: { type: 'string' },
  },
});

const folder = path.resolve(values.dir);
if (!existsSync(path.join(folder, 'index.html'))) {
  throw new Error(
    `There is no built site in ${values.dir}; make it with: npm run build`,
  );
}
const pages = weighSite(folder, BASE_PATH);
const before =
  values.before === undefined
    ? []
    : (JSON.parse(readFileSync(values.before, 'utf8')) as PageWeight[]);

console.log('First visit, KB of gzip, without what is prefetched\n');
console.log(writeTable(pages, before));
for (const excess of findExcess(pages)) {
  console.log(`\nOver the budget: ${excess}`);
}
if (values.json !== undefined) {
  writeFileSync(values.json, JSON.stringify(pages));
}
