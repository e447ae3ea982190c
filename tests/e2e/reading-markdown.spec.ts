import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { parse } from 'yaml';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { BASE_PATH } from './sites';

const BUILD = join(__dirname, '../../build');
const POSTS = ['blog/bottom-sheet-v4', 'blog/bottom-sheet-v5'];
const OTHERS = ['sponsors'];
const ROUTES = [...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES, ...POSTS, ...OTHERS];

const read = (name: string) => readFileSync(join(BUILD, name), 'utf8');
const fileOf = (route: string) => (route === '' ? 'index' : route);

/** Text as a reader compares it: one space where there is any. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A Markdown page without what only Markdown has: escapes and emphasis. */
const unmarked = (text: string) =>
  flat(text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[\\*_`]/g, ''));

/** Without what laying a type out on several lines adds to it. */
const compact = (text: string) => unmarked(text).replace(/[\s|,]/g, '');

function contentOf(route: string): CheerioAPI {
  const $ = load(read(`${fileOf(route)}.html`));
  const content = $(
    '.theme-doc-markdown, #__blog-post-container, .mdx-page article',
  ).first();
  return load(content.html() ?? '', null, false);
}

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

test.describe('Markdown pages', () => {
  for (const route of ROUTES) {
    test(`/${route} loses nothing and leaks nothing`, () => {
      const $ = contentOf(route);
      const markdown = read(`${fileOf(route)}.md`);
      const [, head = '', text = ''] =
        /^---\n([^]*?)\n---\n([^]*)$/.exec(markdown) ?? [];
      const frontMatter = parse(head) as Record<string, string>;
      expect(frontMatter.url).toMatch(new RegExp(`${BASE_PATH}${route}$`));
      const page = load(read(`${fileOf(route)}.html`));
      const [title = ''] = text.trimStart().split('\n');
      expect(unmarked(title)).toBe(`# ${unmarked(page('h1').text())}`);
      expect(text.match(/^# /gm)?.length).toBe(1);

      const { prose, code } = parts(text);
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
      expect(found).toEqual(headings);

      const fences = code.map((block) =>
        flat(block.replace(/^[+ -](?=.)/gm, '')),
      );
      const raw = code.map(flat);
      for (const element of $('[data-language] code').toArray()) {
        const block = flat($(element).text());
        expect(raw.includes(block) || fences.includes(block), block).toBe(true);
      }
      expect(code.length).toBe($('[data-language]').length);
      expect(
        prose.match(/^\*\*(npm|Yarn|pnpm|Bun|Expo):\*\*$/gm)?.length ?? 0,
      ).toBe($('[role=tabpanel]').length);

      for (const description of $('dl dd').toArray()) {
        const lines = $(description).find('li').toArray();
        for (const line of lines.length > 0 ? lines : [description]) {
          expect(compact(prose)).toContain(compact($(line).text()));
        }
      }
      for (const picture of $('svg[role=img] title').toArray()) {
        expect(flat(prose)).toContain(flat($(picture).text()));
      }

      const outsideCode = prose.replace(/(`+)[^]*?\1/g, '');
      expect(outsideCode).not.toMatch(/(?<!\\)<\/?[A-Za-z]/);
      expect(outsideCode).not.toMatch(/className=|\{\.\.\.|\[object /);
    });
  }

  test('are not routes', () => {
    expect(read('sitemap.xml')).not.toMatch(/\.md|\.txt/);
    expect(existsSync(join(BUILD, 'usage.md.html'))).toBe(false);
  });
});

test.describe('llms.txt', () => {
  for (const [folder, routes] of [
    ['', [...V5_ROUTES, ...POSTS, ...OTHERS]],
    ['v4/', V4_ROUTES],
    ['v2/', V2_ROUTES],
  ] as const) {
    test(`of /${folder} lists each page of its version and no other`, () => {
      const links = [...read(`${folder}llms.txt`).matchAll(/\((\S+\.md)\)/g)];
      const listed = links.map(([, url]) => url?.split(BASE_PATH)[1]);
      const expected = routes.map((route) => `${fileOf(route)}.md`);
      expect(listed.sort()).toEqual(expected.sort());
      const full = read(`${folder}llms-full.txt`);
      expect(full.match(/^Source: /gm)?.length).toBe(routes.length);
    });
  }
});

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const name = 'Copy page as Markdown';

  for (const route of ['props', 'v4', 'modal/usage']) {
    test(`copies the Markdown page of /${route}`, async ({ page }) => {
      await open(page, route);
      const row = page.getByRole('article');
      await row.getByRole('button', { name }).click();
      await expect(
        row.getByRole('status').filter({ hasText: 'Copied' }),
      ).toHaveCount(1);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe(read(`${route}.md`).trim());
    });
  }

  test('fetches nothing before it is pressed', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.md')) {
        fetched.push(request.url());
      }
    });
    await open(page, 'usage');
    expect(fetched).toEqual([]);
  });

  test.describe('when the Markdown page cannot be loaded', () => {
    test.use({ allowedThroughout: [/Failed to load resource/] });

    test('says so', async ({ page }) => {
      await page.route('**/usage.md', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
      );
      await open(page, 'usage');
      await page.getByRole('button', { name }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Could not copy' }),
      ).toHaveCount(1);
    });
  });
});

test('the banner and the Markdown page of v4 say which Reanimated it runs with', async ({
  page,
}) => {
  const note = 'Version 4 runs with Reanimated 2 and 3, not with Reanimated 4.';
  await open(page, 'v4/props');
  const link = page.getByRole('link', { name: 'Versions that work' });
  await expect(link.locator('..')).toContainText(note);
  expect(read('v4/props.md')).toContain(note);
  await link.click();
  await expect(page).toHaveURL(/\/v4\/usage#versions-that-work$/);
  await open(page, 'v2/props');
  await expect(link).toHaveCount(0);
});
