// Front matter and sidebar entry of each page.
import { expect, test } from 'vitest';
import { checkPages, checkSidebarLinks } from '../../scripts/check/pages';
import { DOCS_VERSIONS } from '../../src/site/versions';
import { formatProblems, readPages } from './pages';

test('every page has a route, keywords and a description', () => {
  expect(formatProblems(checkPages(readPages()))).toEqual([]);
});

test.each(DOCS_VERSIONS)(
  'the sidebar of $name links only to its own version',
  (version) => {
    expect(formatProblems(checkSidebarLinks(version))).toEqual([]);
  },
);
