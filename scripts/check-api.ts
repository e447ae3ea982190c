/**
 * Says which public members have no section and which sections have no member.
 *
 *   npm run check:api                       all versions
 *   npx tsx scripts/check-api.ts --version v5
 *
 * Exits with 1 when anything is found.
 */
import { API_VERSIONS } from '../src/api/types';
import { versionsFromArguments } from './api/arguments';
import { checkCompleteness, publicNames } from './api/completeness';
import { API_EXCEPTIONS } from './api/exceptions';
import { documentedPages } from './api/pages';
import { loadApi } from '../src/api';
import { formatProblem, sortProblems } from './lib/problems';

for (const version of versionsFromArguments(process.argv, API_VERSIONS)) {
  const problems = checkCompleteness(
    version,
    documentedPages(version),
    API_EXCEPTIONS,
  );
  for (const problem of sortProblems(problems)) {
    console.log(formatProblem(problem));
  }
  const missing = problems.filter(
    (problem) => problem.rule === 'api-missing',
  ).length;
  const total = publicNames(loadApi(version)).length;
  console.log(
    `${version}: ${total - missing} of ${total} public names documented, ` +
      `${problems.length - missing} other problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
