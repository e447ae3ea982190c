// The Markdown pages have what the pages have.
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { loadHistory } from '../../src/shared/api/history';
import { BASE_PATH } from '../e2e/sites';
import { fileOf, pageOf, POSTS, read } from './pages';

const OTHERS = ['sponsors'];
const ROUTES = [...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES, ...POSTS, ...OTHERS];

/** Text as a reader compares it: one space where there is any. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A Markdown page without what only Markdown has: escapes and emphasis. */
const unmarked = (text: string) =>
  flat(text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[\\*_`]/g, ''));

/** Without what laying a type out on several lines adds to it. */
const compact = (text: string) => unmarked(text).replace(/[\s|,]/g, '');

const contentOf = (page: CheerioAPI): CheerioAPI =>
  load(
    page(
      '.theme-doc-markdown, #__blog-post-container, .mdx-page article',
    ).html() ?? '',
    null,
    false,
  );

/** A Markdown page, split into code in fences and the rest. */
function parts(markdown: string): { prose: string; code: string[] } {
  const code: string[] = [];
  const prose = markdown.replace(
    /^(>? ?)```[^\n]*\n([^]*?)\n\1```$/gm,
    (_fence, _quote, text: string) => {
      code.push(text);
      return '';
    },
  );
  return { prose, code };
}

describe('Markdown pages', () => {
  it('lose nothing and leak nothing', () => {
    for (const route of ROUTES) {
      const page = pageOf(route);
      const $ = contentOf(page);
      const markdown = read(fileOf(route, 'md'));
      const [, head = '', text = ''] =
        /^---\n([^]*?)\n---\n([^]*)$/.exec(markdown) ?? [];
      const frontMatter = parse(head) as Record<string, string>;
      expect(frontMatter.url).toMatch(new RegExp(`${BASE_PATH}${route}$`));
      const [title = ''] = text.trimStart().split('\n');
      expect(unmarked(title), route).toBe(`# ${unmarked(page('h1').text())}`);
      const { prose, code } = parts(text);
      expect(prose.match(/^# /gm)?.length, route).toBe(1);

      const headings = $('h2, h3, h4')
        .map((_index, element) => {
          $(element).find('a.hash-link').remove();
          return flat($(element).text()).replace(/[_*\\]/g, '');
        })
        .get()
        .filter((heading) => heading !== '');
      const found = [...prose.matchAll(/^#{2,4} (.+)$/gm)].map(([, line]) =>
        unmarked((line ?? '').replace(/ \{#[^}]+\}$/, '')),
      );
      expect(found, route).toEqual(headings);

      const fences = code.map((block) =>
        flat(block.replace(/^[+ -](?=.)/gm, '')),
      );
      const raw = code.map(flat);
      for (const element of $('[data-language] code').toArray()) {
        const block = flat($(element).text());
        expect(
          raw.includes(block) || fences.includes(block),
          `${route}: ${block}`,
        ).toBe(true);
      }
      expect(code.length, route).toBe($('[data-language]').length);

      const compactProse = compact(prose);
      for (const description of $('dl dd').toArray()) {
        const lines = $(description).find('li').toArray();
        for (const line of lines.length > 0 ? lines : [description]) {
          expect(compactProse, route).toContain(compact($(line).text()));
        }
      }
      for (const picture of $('svg[role=img] title').toArray()) {
        expect(flat(prose), route).toContain(flat($(picture).text()));
      }

      const outsideCode = prose.replace(/(`+)[^]*?\1/g, '');
      expect(outsideCode, route).not.toMatch(/(?<!\\)<\/?[A-Za-z]/);
      expect(outsideCode, route).not.toMatch(/className=|\{\.\.\.|\[object /);
    }
  });
});

describe('llms.txt', () => {
  it('of each version lists each of its pages and no other', () => {
    for (const [folder, routes] of [
      ['', [...V5_ROUTES, ...POSTS, ...OTHERS]],
      ['v4/', V4_ROUTES],
      ['v2/', V2_ROUTES],
    ] as const) {
      const links = [...read(`${folder}llms.txt`).matchAll(/\((\S+\.md)\)/g)];
      const listed = links.map(([, url]) => url?.split(BASE_PATH)[1]);
      // The newest version's begins with the guide.
      if (folder === '') expect(listed.shift()).toBe('agents.md');
      const expected = routes.map((route) => fileOf(route, 'md'));
      expect(listed.sort()).toEqual(expected.sort());
      const full = read(`${folder}llms-full.txt`);
      expect(full.match(/^Source: /gm)?.length).toBe(routes.length);
    }
  });
});

it('the guide for coding agents is named by each page of v5 and is no page itself', () => {
  const guide = `${BASE_PATH}agents.md`;
  for (const route of V5_ROUTES) {
    const [, head = ''] = read(fileOf(route, 'md')).split('---\n');
    expect((parse(head) as { guide: string }).guide, route).toContain(guide);
  }
  expect(read('v4/usage.md')).not.toContain(guide);
  expect(read('sitemap.xml')).not.toContain('agents');
  // Braces of an example that nothing was filled into.
  expect(read('agents.md')).not.toMatch(/\{\{\w/);
});

it('the banner and the Markdown page of v4 say which Reanimated it runs with', () => {
  const note = 'Version 4 runs with Reanimated 2 and 3, not with Reanimated 4.';
  expect(read('v4/props.md')).toContain(note);
  const link = pageOf('v4/props')('a:contains("Versions that work")');
  expect(link.parent().text()).toContain(note);
  expect(link.attr('href')).toBe(`${BASE_PATH}v4/usage#versions-that-work`);
  expect(pageOf('v2/props')('a:contains("Versions that work")')).toHaveLength(
    0,
  );
});

it.each([
  ['blog/bottom-sheet-v5', 'v5', 'containerlayoutstate'],
  ['blog/bottom-sheet-v4', 'v4', 'enabledynamicsizing'],
  ['v2/faq', 'v2', 'bottominset'],
] as const)(
  '%s has every release of %s, the Markdown page too, and leads to the reference',
  (route, version, member) => {
    const $ = pageOf(route);
    expect($('h2#release-history')).toHaveLength(1);
    const releases = $('h4[id^="release-"]')
      .get()
      .flatMap((title) =>
        $(title.firstChild ?? title)
          .text()
          .split(', '),
      );
    expect(releases.sort()).toEqual(
      loadHistory(version)
        .releases.map(({ release }) => release)
        .sort(),
    );
    const items = $(
      ':is(h4[id^="release-"] ~ ul, h4[id^="release-"] ~ .page-section > ul) > li',
    ).get();
    expect(items.length).toBeGreaterThan(5);
    const plain = unmarked(read(fileOf(route, 'md')));
    for (const item of items) {
      expect(plain).toContain(unmarked($(item).text()));
    }
    const link = $(`h4 ~ ul a[href$="props#${member}"]`).first();
    const [page = ''] = (link.attr('href') ?? '').split('#');
    const fact = `#${member} + dl, #${member} + .page-section > dl`;
    expect(pageOf(page.slice(BASE_PATH.length))(fact).text()).toContain(
      'Since',
    );
  },
);
