// What readers would miss on a page: its place, and its entry in search engines.
import { expect, test } from 'vitest';
import { checkPages, checkSidebarLinks } from '../../scripts/check/pages';
import { DOCS_VERSIONS } from '../../src/site/versions';
import { full, readPages } from './pages';

test('every page has a place, keywords and a description', () => {
  expect(full(checkPages(readPages()))).toEqual([]);
});

test.each(DOCS_VERSIONS)('the sidebar of $name stays in it', (version) => {
  expect(full(checkSidebarLinks(version))).toEqual([]);
});
