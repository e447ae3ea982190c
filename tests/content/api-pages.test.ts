// Every public member has a section, and every section has a member.
import { expect, test } from 'vitest';
import { checkCompleteness } from '../../scripts/api/completeness';
import { API_EXCEPTIONS } from '../../scripts/api/exceptions';
import { documentedPages } from '../../scripts/api/pages';
import { formatProblem, sortProblems } from '../../scripts/lib/problems';
import { API_VERSIONS } from '../../src/api/types';

test.each(API_VERSIONS)('the pages of %s and its package agree', (version) => {
  const problems = checkCompleteness(
    version,
    documentedPages(version),
    API_EXCEPTIONS,
  );
  expect(sortProblems(problems).map(formatProblem)).toEqual([]);
});

test('every exception gives its reason', () => {
  for (const { name, reason } of API_EXCEPTIONS) {
    expect([name, reason.split(' ').length > 5]).toEqual([name, true]);
  }
});
