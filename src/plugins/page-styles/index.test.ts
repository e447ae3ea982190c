import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { classesOfPage, pageStyles, selectorsOfStylesheet } from '.';
import { runSteps } from '../after-build/testing';

const MAIN = '<link rel=stylesheet href=/base/assets/css/styles.1a2b.css>';
const page = (body: string) => `<head>${MAIN}</head><body>${body}</body>`;
const SHEETS = {
  'assets/css/styles.1a2b.css': '.markdown{top:0}',
  'assets/css/landing.3c4d.css': '.s1234,.other .x{top:0}',
};

/** The page as the step writes it. */
async function linked(html: string): Promise<string | undefined> {
  const files = { ...SHEETS, 'a.html': html };
  const built = await runSteps([pageStyles], files, { baseUrl: '/base/' });
  return built['a.html'];
}

test('reads the classes of a sheet, not the numbers of its values', () => {
  expect(
    selectorsOfStylesheet(
      '.a>.b-c:hover,.c{margin:.5em}p{top:0}@media (width>=1.5px){.d{color:red}}',
    ),
  ).toEqual([['a', 'b-c'], ['c'], ['d']]);
});

test('reads the classes of a page, quoted or not', () => {
  expect([
    ...classesOfPage(load('<p class=a><p class="b c"><p data-class="d">')),
  ]).toEqual(['a', 'b', 'c']);
});

test('a page links the sheets whose classes it has', async () => {
  expect(await linked(page('<div class="x s1234">'))).toBe(
    `<head>${MAIN}<link rel=stylesheet href="/base/assets/css/landing.3c4d.css"></head><body><div class="x s1234"></body>`,
  );
});

test('a page without them stays as it is', async () => {
  const plain = page('<div class=x>s1234</div>');
  expect(await linked(plain)).toBe(plain);
});

test('a page that has one class of two is without them', async () => {
  const plain = page('<div class=other>');
  expect(await linked(plain)).toBe(plain);
});

test('a page without the main sheet is an error', async () => {
  await expect(linked('<div class=s1234>')).rejects.toThrow(
    'a.html: the page links no main stylesheet',
  );
});
