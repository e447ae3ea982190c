import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import type { SitePage } from '../../../shared/sitePages';
import { llmsText, sectionsOf } from './llms';

const page = (id: string): SitePage => ({
  id,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  permalink: `/base/${id}`,
  version: undefined,
});

const doc = (id: string) => ({ type: 'doc' as const, id });

const version = {
  sidebars: {
    main: [
      doc('index'),
      {
        type: 'category',
        label: 'Modal',
        link: { type: 'doc', id: 'modal' },
        items: [doc('props')],
      },
      { type: 'link', label: 'x', href: '/x' },
      { type: 'category', label: 'Links', items: [] },
    ],
  },
} as unknown as LoadedVersion;

test('pages are grouped as in the sidebar', () => {
  const pages = ['props', 'modal', 'index'].map(page);
  const sections = sectionsOf(version, pages).map((section) => [
    section.title,
    ...section.pages.map(({ id }) => id),
  ]);
  expect(sections).toEqual([
    ['Docs', 'index'],
    ['Modal', 'modal', 'props'],
  ]);
});

test('the list links to the Markdown pages', () => {
  const text = llmsText(
    { title: 'Sheet', summary: 'A sheet.' },
    [{ title: 'Docs', pages: [page('usage')] }],
    ({ permalink }) => `https://x.dev${permalink}.md`,
    [{ title: 'v4', url: 'https://x.dev/v4/llms.txt', description: 'old.' }],
  );
  expect(text).toBe(`# Sheet

> A sheet.

Each page is also available as Markdown: add \`.md\` to its address.

## Docs

- [USAGE](https://x.dev/base/usage.md): About usage.

## Optional

- [v4](https://x.dev/v4/llms.txt): old.
`);
});
