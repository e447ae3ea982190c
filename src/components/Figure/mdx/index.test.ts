import { load } from 'cheerio';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import figures, { readFigures } from '.';
import { API_VERSIONS } from '../../../site/versionNames';

function run(source: string, path = 'docs/a.mdx'): string {
  const file = new VFile({ value: source, path: `${process.cwd()}/${path}` });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  figures()(tree, file);
  const element = tree.children.find(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement',
  );
  const html = element?.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'html',
  )?.value;
  return typeof html === 'string' ? html : '';
}

test('draws for the version of the page, in a post for any', () => {
  const sizing = '<Figure name="dynamic-sizing" />';
  expect(run(sizing, 'docs/a.mdx')).toContain('On, the default');
  expect(run(sizing, 'versioned_docs/version-4/a.mdx')).toContain(
    'Off, the default',
  );
  expect(run(sizing, 'blog/a.mdx')).toContain('On, the default');
  expect(run('<Figure name="snap-points-v2" />', 'blog/a.mdx')).toContain(
    'the handle is added on top',
  );
});

describe('a mistake names file, line and fix', () => {
  test.each([
    ['<Figure name="anatomi" />', 'did you mean "anatomy"?'],
    ['<Figure />', 'needs name="…", one of: anatomy, '],
    ['<Figure name={"anatomy"} />', 'must be a literal string'],
    ['<Figure name="anatomy" width="3" />', 'has no attribute "width"'],
    ['<Figure name="snap-points-v2" />', 'is not true for v5, only for v2'],
    ['See <Figure name="anatomy" /> here.', 'on its own line'],
  ])('%s', (source, fix) => {
    expect(() => run(`# A\n\n${source}\n`)).toThrow(fix);
    expect(() => run(`# A\n\n${source}\n`)).toThrow('docs/a.mdx:3: ');
  });
});

test.each(readFigures())(
  '$name of $versions says in words what it shows, in the colors of the tokens',
  ({ html, versions }) => {
    expect(API_VERSIONS).toEqual(expect.arrayContaining([...versions]));
    const $ = load(html);
    const alternatives = $('svg')
      .not('svg svg')
      .get()
      .map((svg) => [$(svg).attr('role'), $(svg).attr('aria-label')]);
    expect(alternatives.length).toBeGreaterThan(0);
    for (const alternative of alternatives) {
      expect(alternative).toEqual(['img', expect.stringMatching(/.{15}/)]);
    }
    expect($('figcaption').text().length).toBeGreaterThan(20);
    for (const [, color] of html.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      expect(color).toMatch(/^(none|var\(--[a-z-]+\))$/);
    }
  },
);
