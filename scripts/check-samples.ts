import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../src/site/content';
import { parsePages } from './lib/mdx';
import { formatProblem, sortProblems, type Problem } from './lib/problems';
import { ROOT, VERSIONS, versionByName } from '../src/site/versions';
import { checkSamples, selfTest } from './samples/check';
import { readFences } from './samples/fences';

/**
 * Usage: npx tsx scripts/check-samples.ts [--version v5] [files…]
 *
 * Compiles the TypeScript fences of the given files, or of all docs and blog
 * posts, against the package that each belongs to.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { version: { type: 'string' } },
    allowPositionals: true,
  });
  const whole = positionals.length === 0;
  const files = whole ? contentFiles() : contentFiles(positionals);
  const versions = values.version
    ? [versionByName(values.version)]
    : [...VERSIONS];
  const { pages, problems: broken } = parsePages(files, (file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
  const problems: Problem[] = [
    ...broken,
    ...pages.flatMap((page) => readFences(page).problems),
  ];
  const blindSpots: string[] = [];
  for (const version of versions) {
    problems.push(
      ...checkSamples(version, pages, {
        wholeVersion: whole,
        files: whole || positionals.some((file) => /\.tsx?$/.test(file)),
      }),
    );
    blindSpots.push(...selfTest(version));
  }
  for (const line of [
    ...sortProblems(problems).map(formatProblem),
    ...blindSpots,
  ]) {
    console.error(line);
  }
  const count = problems.length + blindSpots.length;
  console.log(`${pages.length} pages, ${count} problems in samples`);
  process.exitCode = count > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  // What is thrown is for whoever runs the command, and says how to fix it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
