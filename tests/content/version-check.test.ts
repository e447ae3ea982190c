// The links of the check of versions lead to sections.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@site/src/site/versions';
import { LINKS } from '@site/src/components/ProjectCheck/versions/sentences';

test('every section that the answer links to exists', () => {
  const folders: readonly (readonly [string, string])[] = [
    ['/v4/', 'versioned_docs/version-4/'],
    ['/v2/', 'versioned_docs/version-2/'],
    ['/blog/', 'blog/'],
    ['/', 'docs/'],
  ];
  const headings = (text: string) =>
    [...text.matchAll(/^#+ (.+?)(?: \{#([\w-]+)\})?$/gm)].map(
      ([, title = '', id]) =>
        id ??
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
    );
  for (const { href } of Object.values(LINKS)) {
    const [page = '', anchor = ''] = href.split('#');
    const [prefix, folder] = folders.find(([each]) =>
      page.startsWith(each),
    ) ?? ['', ''];
    const name = page.slice(prefix.length);
    // The file of a post begins with its date.
    const file = readdirSync(path.join(ROOT, folder)).find((each) =>
      folder === 'blog/'
        ? each.endsWith(`-${name}.mdx`)
        : each === `${name}.mdx`,
    );
    const text = readFileSync(path.join(ROOT, folder, file ?? name), 'utf8');
    expect(headings(text), href).toContain(anchor);
  }
});
