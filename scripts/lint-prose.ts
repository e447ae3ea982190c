import { formatProblem, sortProblems } from './lib/problems';
import { lintFiles, proseFiles } from './prose/lint';

/**
 * Usage: npm run lint:prose [-- files…]
 *
 * Checks the wording of pages, comments, messages and test titles, in the given
 * files or in all, against `scripts/prose/style.yml`.
 */
async function main(): Promise<void> {
  const files = process.argv.slice(2);
  const problems = await lintFiles(files.length > 0 ? files : proseFiles());
  for (const problem of sortProblems(problems)) {
    console.error(formatProblem(problem));
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
