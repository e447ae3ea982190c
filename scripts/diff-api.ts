/**
 * Prints what changes for an app between two versions, and what the release
 * post does not explain yet.
 *
 *   npx tsx scripts/diff-api.ts v4 v5
 */
import { loadApi } from '../src/api';
import { versionsFromArguments } from './api/arguments';
import { diffApi } from './api/diff';
import { checkMigration, MIGRATIONS } from './api/migration';
import { contentFiles } from '../src/site/content';
import { readPage } from '../src/site/mdx';
import { formatProblem } from './lib/problems';

const [from, to] = versionsFromArguments(process.argv, []);
if (from === undefined || to === undefined) {
  throw new Error('Name two versions: npx tsx scripts/diff-api.ts v4 v5');
}
const changes = diffApi(loadApi(from), loadApi(to));
for (const kind of ['removed', 'renamed', 'changed', 'added'] as const) {
  const ofKind = changes.filter((change) => change.kind === kind);
  console.log(`\n## ${kind} (${ofKind.length})`);
  for (const { name, detail } of ofKind) console.log(`${name}: ${detail}`);
}

for (const migration of MIGRATIONS) {
  if (migration.from !== from || migration.to !== to) continue;
  for (const file of contentFiles().filter((contentFile) =>
    migration.post.test(contentFile),
  )) {
    const problems = checkMigration(migration, readPage(file));
    console.log(`\n## not explained (${problems.length})`);
    for (const problem of problems) console.log(formatProblem(problem));
  }
}
