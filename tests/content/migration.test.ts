// The tables of the release posts name everything that an app has to change.
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { changesToExplain, MIGRATIONS } from '../../scripts/api/diff';
import { loadApi } from '../../src/shared/api';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage } from '../../src/site/mdx';

test.each(MIGRATIONS)(
  'the release post names every change from $from to $to',
  ({ from, to, post }) => {
    const posts = contentFiles().filter((file) => post.test(file));
    expect(posts, `blog/<date>-bottom-sheet-${to}.mdx`).toHaveLength(1);
    const words = new Set<string>();
    visit(readMdxPage(posts.join()).tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (code) => {
        for (const word of toString(code).match(/[A-Za-z_$][\w$]*/g) ?? []) {
          words.add(word);
        }
      });
    });
    const changes = changesToExplain(loadApi(from), loadApi(to));
    expect(changes.length).toBeGreaterThan(10);
    // Tables name a member without its owner.
    const isTold = (name: string) => words.has(name.replace(/^.*\./, ''));
    expect(changes.filter(({ name }) => !isTold(name))).toEqual([]);
  },
);
