import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { HtmlValidate } from 'html-validate';
import { html as htmlNames, svg as svgNames } from 'property-information';
import { visit } from 'unist-util-visit';
import { builtPages } from '../../../scripts/lib/builtPages';
import { ROUTES, V2_ROUTES, V4_ROUTES } from '../../../src/site/routes';
import { expect, test } from '../fixtures';
import { BASE_PATH } from '../sites';
import { BUILD, servedFile } from './pages';

const PAGES = builtPages(BUILD);
const SITE = 'https://gorhom.dev';

/** Whether HTML or SVG has an attribute, by the name that hast gives it. */
const isAttribute = (name: string): boolean =>
  name in htmlNames.property ||
  name in svgNames.property ||
  /^(aria|data)[A-Z]/.test(name);

/** Faults of a page: of its syntax, then of the document that it makes. */
function htmlFaults(file: string, html: string): string[] {
  const faults: string[] = [];
  // The minifier leaves out tags that HTML lets one leave out, which the
  // validator does not know: the standard's own parser reads the source, and
  // what it made of it is validated.
  const tree = fromHtml(html, {
    onerror: (error) => {
      faults.push(`${file}:${error.line ?? 0}: ${error.message}`);
    },
  });
  visit(tree, 'element', ({ tagName, properties }) => {
    for (const name of Object.keys(properties)) {
      if (!isAttribute(name)) {
        faults.push(`${file}: <${tagName}> has the unknown attribute ${name}`);
      }
    }
  });
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // All scripts and sheets come from the site itself.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The text of the source is the parser's to judge.
      'no-raw-characters': 'off',
    },
  });
  for (const result of validator.validateStringSync(toHtml(tree)).results) {
    faults.push(
      ...result.messages.map(
        ({ ruleId, selector, message }) =>
          `${file}: ${ruleId}: ${selector ?? ''}: ${message}`,
      ),
    );
  }
  return faults;
}

test.describe('HTML', () => {
  test('every page is valid', () => {
    test.setTimeout(120_000);
    expect(PAGES.flatMap(({ file, html }) => htmlFaults(file, html))).toEqual(
      [],
    );
  });

  test('the check would find faults of syntax and of content', () => {
    const page = (body: string) =>
      `<!doctype html><html lang=en><head><title>T</title></head><body>${body}</body></html>`;
    expect(htmlFaults('good', page('<p>a</p>'))).toEqual([]);
    expect(htmlFaults('syntax', page('<p a=1 a=2>a</p>'))).not.toEqual([]);
    expect(htmlFaults('attribute', page('<p wide=a>a</p>'))).not.toEqual([]);
    expect(htmlFaults('content', page('<ul><p>a</p></ul>'))).not.toEqual([]);
    expect(htmlFaults('ids', page('<p id=a>a</p><p id=a>b</p>'))).not.toEqual(
      [],
    );
  });
});

test.describe('heads', () => {
  test('titles and descriptions are there, and each page has its own', () => {
    const seen = new Map<string, string>();
    for (const { file, $ } of PAGES) {
      const title = $('title').text();
      expect(title, file).not.toBe('');
      // Old versions have the same pages; they say which version they are.
      expect(seen.get(title), `title of ${file}: ${title}`).toBeUndefined();
      seen.set(title, file);
      const description = $('meta[name="description"]').attr('content');
      if (file === '404.html') continue;
      expect(description, `description of ${file}`).toMatch(/.{20}/);
      expect(
        seen.get(description ?? ''),
        `description of ${file}: ${description ?? ''}`,
      ).toBeUndefined();
      seen.set(description ?? '', file);
    }
  });

  test('structured data: what each page is, with addresses that exist', () => {
    const types = new Map<string, number>();
    for (const { file, $ } of PAGES) {
      for (const element of $('script[type="application/ld+json"]').toArray()) {
        const data = JSON.parse($(element).text()) as Record<string, unknown>;
        expect(data['@context'], file).toMatch(/^https:\/\/schema\.org\/?$/);
        const type = String(data['@type']);
        types.set(type, (types.get(type) ?? 0) + 1);
        if (type === 'BreadcrumbList') {
          const items = data.itemListElement as Record<string, unknown>[];
          expect(items.length, file).toBeGreaterThan(1);
          items.forEach((item, index) => {
            expect(item.position, file).toBe(index + 1);
            expect(item.name, file).toMatch(/\w/);
            if (index < items.length - 1) {
              const { origin, pathname } = new URL(String(item.item));
              expect(origin, file).toBe(SITE);
              expect(
                servedFile(pathname),
                `${file}: ${pathname}`,
              ).toBeDefined();
            }
          });
        }
      }
    }
    const docs = ROUTES.filter(
      (route) => !/^(blog|search|sponsors)/.test(route),
    ).length;
    expect(types.get('TechArticle')).toBe(docs);
    // The landing page is where the others begin.
    expect(types.get('BreadcrumbList')).toBe(docs - 1);
    expect(types.get('BlogPosting')).toBe(2);
  });
});

test.describe('links', () => {
  // @spec 2.44
  test('every link and anchor inside the site leads somewhere', () => {
    const byFile = new Map(PAGES.map((page) => [page.file, page.$]));
    const broken: string[] = [];
    let checked = 0;
    for (const { file, $ } of PAGES) {
      const route = file.replace(/(^|\/)index\.html$/, '').replace('.html', '');
      const here = new URL(`${BASE_PATH}${route}`, SITE);
      for (const element of $('a[href], link[href], [src]').toArray()) {
        const address = $(element).attr('href') ?? $(element).attr('src') ?? '';
        const target = new URL(address, here);
        if (!target.href.startsWith(SITE + BASE_PATH.slice(0, -1))) continue;
        checked += 1;
        const served = servedFile(target.pathname);
        // With a state, the playground follows the address by itself.
        const hash = decodeURIComponent(target.hash.slice(1));
        const [anchor = '', state] = hash.split('?');
        const place =
          state === undefined ? `[id="${anchor}"]` : `[data-demo="${anchor}"]`;
        if (served === undefined) {
          broken.push(`${file}: ${address}`);
        } else if (anchor !== '' && served.endsWith('.html')) {
          const there = byFile.get(served);
          if (there?.(place).length !== 1) {
            broken.push(`${file}: ${address}`);
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(5000);
    expect(broken).toEqual([]);
  });

  test('links that open elsewhere tell the other site nothing', () => {
    const careless: string[] = [];
    for (const { file, $ } of PAGES) {
      for (const element of $('a[target="_blank"]').toArray()) {
        const rel = ($(element).attr('rel') ?? '').split(/\s+/);
        if (!rel.includes('noopener') || !rel.includes('noreferrer')) {
          careless.push(`${file}: ${$(element).attr('href') ?? ''}`);
        }
      }
      expect($('meta[name="referrer"]').attr('content'), file).toBe(
        'strict-origin-when-cross-origin',
      );
    }
    expect(careless).toEqual([]);
  });
});

test.describe('lists of pages', () => {
  const read = (name: string) => readFileSync(join(BUILD, name), 'utf8');

  test('the sitemap has the pages that may be found, and no other', () => {
    const $ = load(read('sitemap.xml'), { xml: true });
    const listed = $('url > loc')
      .toArray()
      .map((element) => $(element).text())
      .sort();
    const hidden = new Set([...V4_ROUTES, ...V2_ROUTES]);
    const expected = ROUTES.filter((route) => !hidden.has(route))
      .map((route) => `${SITE}${BASE_PATH}${route}`)
      .sort();
    expect(listed).toEqual(expected);
  });

  for (const [name, entry, id] of [
    ['blog/rss.xml', 'item', 'guid'],
    ['blog/atom.xml', 'entry', 'id'],
  ] as const) {
    test(`${name} is well-formed, its entries dated, named and served`, async ({
      page,
    }) => {
      const xml = read(name);
      // The browser's parser is strict where the others forgive.
      const faults = (text: string) =>
        page.evaluate(
          (source) =>
            new DOMParser()
              .parseFromString(source, 'application/xml')
              .querySelectorAll('parsererror').length,
          text,
        );
      expect(await faults(xml)).toBe(0);
      expect(await faults(xml.replace('</title>', ''))).toBeGreaterThan(0);
      const $ = load(xml, { xml: { xmlMode: true } });
      const entries = $(entry).toArray();
      expect(entries).toHaveLength(2);
      for (const element of entries) {
        const text = (tag: string) => $(element).children(tag).text();
        expect(text('title')).not.toBe('');
        expect(
          Date.parse(text(entry === 'item' ? 'pubDate' : 'updated')),
        ).not.toBeNaN();
        expect(servedFile(new URL(text(id)).pathname)).toBeDefined();
      }
    });
  }
});
