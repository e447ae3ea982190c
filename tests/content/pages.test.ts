// What readers would miss on a page: its place, and its entry in search engines.
import { expect, test } from 'vitest';
import { checkPages, checkSidebarLinks } from '../../scripts/check/pages';
import { parsePage } from '../../src/site/mdx';
import { VERSIONS } from '../../src/site/versions';
import { full, readPages } from './pages';

test('every page has a place, keywords and a description', () => {
  expect(full(checkPages(readPages()))).toEqual([]);
});

test.each(VERSIONS)('the sidebar of $name stays in it', (version) => {
  expect(full(checkSidebarLinks(version))).toEqual([]);
});

test('a page without all of that is found', () => {
  const page = parsePage('docs/modal/new.mdx', '---\nid: new\n---\nText.');
  expect(full(checkPages([page]))).toEqual([
    expect.stringContaining('new.mdx:1:1 [page] The description is one'),
    expect.stringContaining('new.mdx:1:1 [page] The front matter lacks key'),
    expect.stringContaining('new.mdx:2:1 [page] "modal/new" is in no sidebar.'),
  ]);
});
