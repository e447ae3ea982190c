import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { listPages } from '.';

test('lists the pages of every version and of the blog below the base', () => {
  const docs = {
    loadedVersions: [
      {
        isLast: true,
        label: 'v5',
        docs: [
          { permalink: '/base/', title: 'Home', unlisted: false },
          { permalink: '/base/hidden', title: 'Hidden', unlisted: true },
        ],
      },
      {
        isLast: false,
        label: 'v4',
        docs: [{ permalink: '/base/v4/props', title: 'P', unlisted: false }],
      },
    ],
  } as unknown as LoadedContent;
  const blog = {
    blogPosts: [{ metadata: { permalink: '/base/blog/a', title: 'A' } }],
  } as unknown as BlogContent;
  expect(listPages(docs, blog, '/base/')).toEqual([
    { path: '/', title: 'Home' },
    { path: '/v4/props', title: 'P', version: 'v4' },
    { path: '/blog/a', title: 'A' },
    { path: '/blog', title: 'Blog' },
    { path: '/sponsors', title: 'Sponsors' },
  ]);
});
