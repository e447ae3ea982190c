// What readers would miss on a page: its place, and its entry in search engines.
import { expect, test } from 'vitest';
import { checkPages, checkSidebarLinks } from '../../scripts/check/pages';
import { VERSIONS, versionByName } from '../../src/site/versions';
import { full, plant, readPages } from './pages';

test('every page has a place, keywords and a description', () => {
  expect(full(checkPages(readPages()))).toEqual([]);
});

test.each(VERSIONS)('the sidebar of $name stays in it', (version) => {
  expect(full(checkSidebarLinks(version))).toEqual([]);
});

test('a page without all of that is found', () => {
  const page = plant('docs/modal/new.mdx', '---', 'id: new', '---', 'Text.');
  expect(full(checkPages([page]))).toEqual([
    expect.stringContaining('new.mdx:1:1 [page] The description is one'),
    expect.stringContaining('new.mdx:1:1 [page] The front matter lacks key'),
    expect.stringContaining('new.mdx:2:1 [page] "modal/new" is in no sidebar.'),
  ]);
});

test('a sidebar of v4 that links to v5 is found', () => {
  const link = JSON.stringify({ type: 'link', href: '/faq#testing' });
  expect(full(checkSidebarLinks(versionByName('v4'), link))).toEqual([
    expect.stringContaining('"/faq#testing" is not a page of v4'),
  ]);
});

test('a page that is not MDX is named with the line', () => {
  expect(() => plant('docs/a.mdx', 'One.', '', 'A { brace.')).toThrow(
    /^docs\/a\.mdx:3:\d+: /,
  );
});
