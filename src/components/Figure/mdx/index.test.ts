import { load } from 'cheerio';
import { expect, test } from 'vitest';
import figures, { readFigures } from '.';
import { runRemark } from '../../../shared/runRemark';
import { DOCS_VERSION_NAMES } from '../../../site/versionNames';

const run = async (source: string, path?: string) =>
  JSON.stringify(await runRemark(source, figures, path));

test.each([
  ['dynamic-sizing', 'docs/a.mdx', 'On, the default'],
  ['dynamic-sizing', 'versioned_docs/version-4/a.mdx', 'Off, the default'],
  ['snap-points-v2', 'blog/a.mdx', 'the handle is added on top'],
])('draws %s for the version of %s', async (name, path, text) => {
  expect(await run(`<Figure name="${name}" />`, path)).toContain(text);
});

test.each([
  ['anatomi', /docs\/a\.mdx:1: .*did you mean "anatomy"\?/],
  ['snap-points-v2', /is not true for v5, only for v2/],
])('%s on a page of v5 stops the build', async (name, fix) => {
  await expect(run(`<Figure name="${name}" />`)).rejects.toThrow(fix);
});

test.each(readFigures())(
  '$name of $versions says in words what it shows, in the colors of the tokens',
  ({ html, versions }) => {
    expect(DOCS_VERSION_NAMES).toEqual(expect.arrayContaining([...versions]));
    const $ = load(html);
    for (const svg of $('svg').not('svg svg')) {
      expect(svg.attribs.role).toBe('img');
      expect(svg.attribs['aria-label']).toMatch(/.{15}/);
    }
    expect($('figcaption').text().length).toBeGreaterThan(20);
    for (const [, color] of html.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      expect(color).toMatch(/^(none|var\(--[a-z-]+\))$/);
    }
  },
);
