import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, test } from './fixtures';
import { BASE_PATH } from './sites';

const BUILD = join(__dirname, '../../build');
const DOCS = [...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES];
const POSTS = ['blog/bottom-sheet-v4', 'blog/bottom-sheet-v5'];
const OTHERS = ['blog', 'blog/archive', 'sponsors'];

const page = (route: string): CheerioAPI =>
  load(
    readFileSync(join(BUILD, `${route === '' ? 'index' : route}.html`), 'utf8'),
  );

const property = ($: CheerioAPI, name: string) =>
  $(`meta[property="${name}"]`).attr('content');

const named = ($: CheerioAPI, name: string) =>
  $(`meta[name="${name}"]`).attr('content');

function jsonLd($: CheerioAPI): Record<string, unknown>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Record<string, unknown>);
}

test.describe('what a network shows of a link', () => {
  test('every page has a card that exists, each doc and post a separate one', async () => {
    const cards = new Map<string, string>();
    for (const route of [...DOCS, ...POSTS, ...OTHERS]) {
      const $ = page(route);
      const card = property($, 'og:image') ?? '';
      expect(card, route).toMatch(
        /^https?:\/\/[^/]+\/.+\/img\/cards\/\w+\.png$/,
      );
      expect(named($, 'twitter:image')).toBe(card);
      expect(named($, 'twitter:card')).toBe('summary_large_image');
      const file = join(BUILD, new URL(card).pathname.replace(BASE_PATH, ''));
      const { width, height, format } = await sharp(file).metadata();
      expect({ width, height, format }).toEqual({
        width: Number(property($, 'og:image:width')),
        height: Number(property($, 'og:image:height')),
        format: 'png',
      });
      expect(readFileSync(file).length).toBeLessThan(30_000);
      if (!OTHERS.includes(route)) {
        expect(cards.get(card), `shared by ${route}`).toBeUndefined();
        cards.set(card, route);
      }
    }
  });

  test('title, description and address are those of the page', () => {
    for (const route of [...DOCS, ...POSTS]) {
      const $ = page(route);
      expect(property($, 'og:description')).toBe(named($, 'description'));
      expect(named($, 'description')?.length, route).toBeGreaterThan(50);
      expect(property($, 'og:title')).toBe($('title').text());
      expect(property($, 'og:type')).toBe('article');
      const canonical = $('link[rel=canonical]').attr('href');
      expect(property($, 'og:url')).toBe(canonical);
      expect(canonical?.endsWith(BASE_PATH + route)).toBe(true);
    }
  });
});

test.describe('structured data', () => {
  test('docs pages are technical articles', () => {
    for (const route of DOCS) {
      const $ = page(route);
      const [article] = jsonLd($);
      expect(article).toMatchObject({
        '@type': 'TechArticle',
        description: named($, 'description'),
        url: $('link[rel=canonical]').attr('href'),
      });
      expect($('title').text()).toContain(String(article?.headline));
    }
  });

  test('posts are postings with a date', () => {
    for (const route of POSTS) {
      const [posting] = jsonLd(page(route));
      expect(posting).toMatchObject({ '@type': 'BlogPosting' });
      expect(Date.parse(String(posting?.datePublished))).not.toBeNaN();
    }
  });
});

test.describe('the end of a page', () => {
  // @spec 10.9
  test('docs pages and posts can be edited where they are kept', () => {
    const sources = [
      ['usage', 'docs/usage.mdx'],
      ['v4/props', 'versioned_docs/version-4/props.mdx'],
      ['v2/modal', 'versioned_docs/version-2/modal/index.mdx'],
      ['blog/bottom-sheet-v5', 'blog/2024-10-13-bottom-sheet-v5.mdx'],
    ] as const;
    for (const [route, source] of sources) {
      const href = page(route)('a.theme-edit-this-page').attr('href');
      expect(href?.endsWith(`/website/${source}`), href).toBe(true);
      expect(readFileSync(join(BUILD, '..', source)).length).toBeGreaterThan(0);
    }
  });

  test('previous and next follow the sidebar through each version', () => {
    for (const routes of [V5_ROUTES, V4_ROUTES, V2_ROUTES]) {
      const [home = ''] = routes;
      const visited = [home];
      for (;;) {
        const next = page(visited.at(-1) ?? '')(
          'a.pagination-nav__link--next',
        ).attr('href');
        if (next === undefined) {
          break;
        }
        const route = next.slice(BASE_PATH.length);
        const previous = page(route)('a.pagination-nav__link--prev').attr(
          'href',
        );
        expect(previous).toBe(BASE_PATH + (visited.at(-1) ?? ''));
        expect(visited).not.toContain(route);
        visited.push(route);
      }
      expect(visited.sort()).toEqual([...routes].sort());
    }
  });
});
