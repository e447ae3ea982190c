import { load } from 'cheerio';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import figures, { drawFigure } from '.';
import { loadFigures } from './loadFigures';
import { CURRENT } from '../../site/versions';

const FIGURES = loadFigures();

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

test('puts the drawing and its caption into the page', () => {
  const $ = load(run('# A\n\n<Figure name="snap-points" />\n'));
  expect($('svg[role=img]').attr('aria-label')).toContain('index 0, 1 and 2');
  expect($('figcaption code').text()).toBe(
    "snapPoints={['25%', '50%', '90%']}",
  );
});

test('draws for the version of the page', () => {
  const page = '<Figure name="anatomy" />';
  expect(run(page, 'docs/a.mdx')).toContain('footerComponent');
  expect(run(page, 'versioned_docs/version-4/a.mdx')).toContain(
    'footerComponent',
  );
  expect(run(page, 'versioned_docs/version-2/a.mdx')).not.toContain('Footer');
  expect(run(page, 'blog/a.mdx')).toContain('footerComponent');
  const sizing = '<Figure name="dynamic-sizing" />';
  expect(run(sizing, 'docs/a.mdx')).toContain('On, the default');
  expect(run(sizing, 'versioned_docs/version-4/a.mdx')).toContain(
    'Off, the default',
  );
});

describe('a mistake names file, line and fix', () => {
  test.each([
    ['<Figure name="anatomi" />', 'did you mean "anatomy"?'],
    ['<Figure />', '<Figure> needs name="…", one of: anatomy, '],
    ['<Figure name={"anatomy"} />', 'must be a literal string'],
    ['<Figure name="anatomy" width="3" />', 'has no attribute "width"'],
    [
      '<Figure name="modal-stack-v2" />',
      `is not true for ${CURRENT}; use one of:`,
    ],
    ['See <Figure name="anatomy" /> here.', 'on its own line'],
  ])('%s', (source, fix) => {
    expect(() => run(`# A\n\n${source}\n`)).toThrow(fix);
    expect(() => run(`# A\n\n${source}\n`)).toThrow('docs/a.mdx:3: ');
  });
});

describe.each(
  Object.entries(FIGURES).flatMap(([name, figure]) =>
    figure.versions.map((version) => ({ name, figure, version })),
  ),
)('$name of $version', ({ figure, version }) => {
  const html = drawFigure(figure, version);
  const $ = load(html);

  test('says in words what each drawing shows', () => {
    const drawings = $('svg').filter(
      (_, svg) => $(svg).closest('svg svg').length === 0,
    );
    expect(drawings.length).toBeGreaterThan(0);
    drawings.each((_, svg) => {
      expect($(svg).attr('role')).toBe('img');
      expect(($(svg).attr('aria-label') ?? '').length).toBeGreaterThan(15);
    });
    expect($('figcaption').text().length).toBeGreaterThan(20);
  });

  test('takes every color from the tokens and fits its size', () => {
    const colors = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)];
    expect(colors.length).toBeGreaterThan(0);
    for (const [, color] of colors) {
      expect(color).toMatch(/^(none|var\(--[a-z-]+\))$/);
    }
    expect(html).not.toMatch(/NaN|undefined|\.\d{4}/);
    expect(html.length).toBeLessThan(8000);
  });
});
