// Every public member has a section, and every section has a member.
import { expect, test } from 'vitest';
import { checkCompleteness } from '../../scripts/api/completeness';
import { API_EXCEPTIONS } from '../../scripts/api/exceptions';
import { documentedPages } from '../../scripts/api/pages';
import { formatProblem, sortProblems } from '../../scripts/lib/problems';
import { canonicalOwner, loadApi } from '../../src/api';
import { loadHistory } from '../../src/api/history';
import { nameHistory } from '../../src/api/memberHistory';
import { API_VERSIONS } from '../../src/api/types';

test.each(API_VERSIONS)('the pages of %s and its package agree', (version) => {
  const problems = checkCompleteness(
    version,
    documentedPages(version),
    API_EXCEPTIONS,
  );
  expect(sortProblems(problems).map(formatProblem)).toEqual([]);
});

test.each(API_VERSIONS)(
  'the history of %s knows every name that has facts',
  (version) => {
    const api = loadApi(version);
    const history = loadHistory(version);
    const lines = documentedPages(version).flatMap(({ members }) => members);
    expect(lines.length).toBeGreaterThan(50);
    const unknown = lines
      .map(({ of, name }) =>
        of === undefined ? name : `${canonicalOwner(api, of)}.${name}`,
      )
      .filter((name) => nameHistory(history, version, name) === undefined);
    expect(unknown).toEqual([]);
  },
);

test('every exception gives its reason', () => {
  for (const { name, reason } of API_EXCEPTIONS) {
    expect([name, reason.split(' ').length > 5]).toEqual([name, true]);
  }
});
