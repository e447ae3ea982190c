import { load } from 'cheerio';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, test } from 'vitest';
import figures, { readFigures } from '.';
import { runRemark } from '../../../shared/testing';
import { API_VERSIONS } from '../../../site/versionNames';

async function run(source: string, path?: string): Promise<string> {
  const { children } = await runRemark(source, figures, undefined, path);
  const element = children.find(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement',
  );
  const html = element?.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'html',
  )?.value;
  return typeof html === 'string' ? html : '';
}

test.each([
  ['dynamic-sizing', 'docs/a.mdx', 'On, the default'],
  ['dynamic-sizing', 'versioned_docs/version-4/a.mdx', 'Off, the default'],
  ['dynamic-sizing', 'blog/a.mdx', 'On, the default'],
  ['snap-points-v2', 'blog/a.mdx', 'the handle is added on top'],
])('draws %s for the version of %s', async (name, path, text) => {
  expect(await run(`<Figure name="${name}" />`, path)).toContain(text);
});

describe('a mistake names file, line and fix', () => {
  test.each([
    ['<Figure name="anatomi" />', 'did you mean "anatomy"?'],
    ['<Figure />', 'needs name="…", one of: anatomy, '],
    ['<Figure name={"anatomy"} />', 'must be a literal string'],
    ['<Figure name="anatomy" width="3" />', 'has no attribute "width"'],
    ['<Figure name="snap-points-v2" />', 'is not true for v5, only for v2'],
    ['See <Figure name="anatomy" /> here.', 'on its own line'],
  ])('%s', async (source, fix) => {
    const reason = expect(run(`# A\n\n${source}\n`)).rejects;
    await reason.toThrow(fix);
    await reason.toThrow('docs/a.mdx:3: ');
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
