// The head of every built page, and the navigation around its text.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contentFiles } from '../../src/site/contentFiles';
import { contentSecurityPolicy } from '../../src/plugins/after-build/content-security-policy';
import { ROUTES, V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { BASE_PATH } from '../e2e/sites';
import {
  BUILD,
  ENVIRONMENT,
  fileOf,
  pageOf,
  PAGES,
  POSTS,
  read,
  ROOT,
} from './pages';

const DOCS = [...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES];

/** Label, root and badges of each version. */
const VERSIONS = [
  { label: 'v5', home: '', routes: V5_ROUTES, badge: 0 },
  { label: 'v4 (Reanimated v2)', home: 'v4', routes: V4_ROUTES, badge: 1 },
  { label: 'v2 (Reanimated v1)', home: 'v2', routes: V2_ROUTES, badge: 1 },
];

const property = ($: CheerioAPI, name: string) =>
  $(`meta[property="og:${name}"]`).attr('content');

const named = ($: CheerioAPI, name: string) =>
  $(`meta[name="${name}"]`).attr('content');

it('the build contains exactly the pages in routes.ts, and 404.html', () => {
  expect(PAGES.map(({ file }) => file).sort()).toEqual(
    [...ROUTES, '404'].map((route) => fileOf(route)).sort(),
  );
});

it('every page has one canonical URL at both of its addresses', () => {
  for (const route of ROUTES) {
    const $ = pageOf(route);
    expect($('link[rel=canonical]').attr('href'), route).toMatch(
      new RegExp(`${BASE_PATH}${route}$`),
    );
    expect($('h1'), route).toHaveLength(1);
    expect((named($, 'robots') ?? '').includes('noindex'), route).toBe(
      /^(v[24]\b|search$)/.test(route),
    );
    const copy = route === '' ? 'index.html' : `${route}/index.html`;
    expect(read(copy) === read(fileOf(route)), route).toBe(true);
  }
});

it('the landing page shows the name and the tagline of the library', () => {
  const $ = pageOf('');
  expect($('title').text()).toMatch(
    /^React Native Bottom Sheet \| A performant interactive bottom sheet/,
  );
  expect($('main').text()).toMatch(
    /performant interactive bottom sheet with fully configurable options/i,
  );
});

it('pages are built by Docusaurus 3.7.0 without a sign-in', () => {
  expect(named(pageOf('usage'), 'generator')).toBe('Docusaurus v3.7.0');
  // No roles: nothing to sign in to.
  expect(read('usage.html')).not.toMatch(
    /type=["']?password|>(?:Sign|Log) in</,
  );
});

it('every list of the blog leads to each post', () => {
  const $ = pageOf('blog');
  const sidebar = $('nav[aria-label="Blog recent posts navigation"]');
  const groups = sidebar.find('[role=group]').get();
  const years = groups.map(({ attribs }) => attribs['aria-label'] ?? '');
  expect(years.join()).toMatch(/^\d{4}(,\d{4})+$/);
  expect(years).toEqual([...years].sort().reverse());
  const archive = pageOf('blog/archive')('main h2').get();
  expect(archive.map(({ attribs }) => attribs.id)).toEqual(years);
  expect(sidebar.find('a')).toHaveLength(POSTS.length);
  expect($('main').text()).not.toContain('min read');
  const linksTo = (route: string, from: string) =>
    pageOf(from)(`main a[href="${BASE_PATH}${route}"]`);
  for (const post of POSTS) {
    for (const list of ['blog', 'blog/archive', 'blog/tags/release']) {
      expect(linksTo(post, list).length, list).toBeGreaterThan(0);
    }
    expect(pageOf(post)('h1').text()).toContain(post.slice(-2));
    expect(linksTo('blog/tags/release', post)).toHaveLength(1);
  }
  expect(linksTo('blog/tags/release', 'blog/tags').text()).toMatch(/release/i);
  expect(pageOf('blog/authors')('main').text()).toContain('Mo Gorhom');
});

it('the sponsors page links to GitHub Sponsors', () => {
  const links = pageOf('sponsors')(
    'main a[href^="https://github.com/sponsors/"]',
  );
  expect(links.length).toBeGreaterThan(0);
});

it('the OpenSearch description leads to the search page', () => {
  const { href = '' } = pageOf('usage')('link[rel=search]').attr() ?? {};
  expect(read(href.replace(BASE_PATH, ''))).toContain(
    `${BASE_PATH}search?q={searchTerms}"`,
  );
});

function expectLinksAround($: CheerioAPI, route: string): void {
  const links = (around: string) =>
    $(`${around} a`)
      .get()
      .map((link) => [$(link).text().trim(), $(link).attr('href')]);
  expect(links('.navbar__items:not(.navbar__items--right)')).toContainEqual([
    'Blog',
    `${BASE_PATH}blog`,
  ]);
  expect(links('.navbar__items--right'), route).toContainEqual([
    'GitHub',
    'https://github.com/gorhom/react-native-bottom-sheet',
  ]);
  expect(links('.footer'), route).toEqual([
    ['X', expect.stringMatching(/^https:/)],
    ['GitHub', expect.stringMatching(/^https:/)],
  ]);
  expect($('.footer a[rel*=noopener]')).toHaveLength(2);
  expect($('.footer__copyright').html(), route).toMatch(
    /^© 2020–20\d\d Mo Gorhom$/,
  );
  expect($('[aria-label="Skip to main content"]'), route).toHaveLength(1);
}

it('every docs page has the specified navigation around its text', () => {
  for (const { label, home, routes, badge } of VERSIONS) {
    for (const route of routes) {
      const $ = pageOf(route);
      const sidebar = $('nav[aria-label="Docs sidebar"]');
      expect(sidebar, route).toHaveLength(1);
      expect(sidebar.find('a').first().attr('href')).toBe(BASE_PATH + home);
      expect($('nav[aria-label="Breadcrumbs"]'), route).toHaveLength(1);
      // The landing page has no table of contents.
      const anchors = route === '' ? [] : $('article :is(h2, h3)[id]').get();
      const contents = $('.table-of-contents a').get();
      expect(
        contents.map(({ attribs }) => decodeURIComponent(attribs.href ?? '')),
        route,
      ).toEqual(anchors.map(({ attribs }) => `#${attribs.id ?? ''}`));
      for (const link of $('article a.hash-link').get()) {
        const heading = $(link).parent().clone();
        heading.find('.hash-link').remove();
        expect(link.attribs.title, route).toBe(
          `Direct link to ${heading.text().trim()}`,
        );
      }
      expectLinksAround($, route);
      expect($('.navbar__items--right .dropdown > *').first().text()).toBe(
        label,
      );
      const shown = $('.theme-doc-version-badge');
      const banner = $('.theme-doc-version-banner');
      expect([shown.length, banner.length], route).toEqual([badge, badge]);
      if (badge === 0) continue;
      expect(shown.text()).toContain(label);
      expect(banner.text()).toContain('no longer actively maintained');
      if (/v\d\/props/.test(route)) {
        expect(banner.find('a').attr('href')).toBe(`${BASE_PATH}props`);
      }
    }
  }
});

it('every page has a unique title and description', () => {
  const own: string[] = [];
  for (const { file, $ } of PAGES) {
    // Pages of old versions name their version.
    const title = $('title').text();
    expect(title, file).not.toBe('');
    own.push(title);
    if (file === '404.html') continue;
    const description = named($, 'description') ?? '';
    const isDoc = $('.theme-doc-markdown').length > 0;
    expect(description.length, file).toBeGreaterThan(isDoc ? 50 : 20);
    own.push(description);
    expect(property($, 'title'), file).toBe(title);
    expect(property($, 'description'), file).toBe(description);
    expect(property($, 'url'), file).toBe(
      $('link[rel=canonical]').attr('href'),
    );
    if (isDoc) expect(property($, 'type'), file).toBe('article');
  }
  expect(own.filter((text, at) => own.indexOf(text) !== at)).toEqual([]);
});

it('every doc and post has its own social card', async () => {
  const cardOf = (route: string) => property(pageOf(route), 'image') ?? '';
  const cards = [...DOCS, ...POSTS].map(cardOf);
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of [...cards, ...['blog', 'sponsors'].map(cardOf)]) {
    expect(card).toMatch(/^https?:\/\/[^/]+\/.+\/img\/cards\/\w+\.png$/);
    const { pathname } = new URL(card);
    const file = path.join(BUILD, pathname.replace(BASE_PATH, ''));
    const size = { width: 1200, height: 630, format: 'png' };
    expect(await sharp(file).metadata()).toMatchObject(size);
    expect(statSync(file).size).toBeLessThan(30_000);
  }
});

it('the code of a demo is the file that runs', () => {
  const demos = PAGES.flatMap(({ $ }) =>
    $('[data-demo]')
      .get()
      .map((demo) => $(demo)),
  );
  expect(demos.length).toBeGreaterThan(22);
  for (const demo of demos) {
    const name = demo.attr('data-demo') ?? '';
    const file = path.join(ROOT, `src/demos/${name}.tsx`);
    const code = demo.find('pre code').last().text();
    expect(`${code.trimEnd()}\n`, name).toBe(readFileSync(file, 'utf8'));
  }
});

it('"Edit this page" links to the file in the repository', () => {
  const { editUrl } = ENVIRONMENT;
  const sources = [...DOCS, ...POSTS].map((route) => {
    const href = pageOf(route)('a.theme-edit-this-page').attr('href') ?? '';
    expect(href.slice(0, editUrl.length), route).toBe(editUrl);
    return href.slice(editUrl.length);
  });
  // Paths are relative to the root of this repository.
  expect(sources.sort()).toEqual(contentFiles().sort());
});

it('the policy of every page allows only inline scripts and enabled hosts', () => {
  const scripts = PAGES.flatMap(({ $ }) =>
    $('script:not([src], [type="application/ld+json"])')
      .get()
      .map((script) => $(script).text()),
  );
  const policy = contentSecurityPolicy(scripts, ENVIRONMENT);
  expect(new Set(scripts).size).toBeGreaterThan(1);
  for (const { file, $ } of PAGES) {
    const [meta, ...others] = $('meta[http-equiv="Content-Security-Policy"]');
    expect(meta?.attribs.content, file).toBe(policy);
    expect(others, file).toEqual([]);
  }
});
