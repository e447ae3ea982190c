import { filesOf } from '../../scripts/weight/weigh';
import { expect, open, test } from './fixtures';
import { BASE_PATH } from './sites';

declare global {
  interface Window {
    /** What a script has made the browser load tables of a language for. */
    languageTables?: string[];
  }
}

/** Notes each use of a browser's calendars, plurals and orders of words. */
function noteLanguageTables(): void {
  const used: string[] = (window.languageTables = []);
  for (const name of ['Collator', 'DateTimeFormat', 'PluralRules'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(target, values, self) {
          used.push(name);
          return Reflect.construct(target, values, self) as object;
        },
      }),
    });
  }
  Object.defineProperty(String.prototype, 'localeCompare', {
    value: new Proxy(String.prototype.localeCompare.bind(''), {
      apply(_, self: string, [other]: [string]) {
        used.push('localeCompare');
        return self < other ? -1 : Number(self > other);
      },
    }),
  });
}

for (const route of [
  '',
  'usage',
  'props',
  'v4/props',
  'v2/modal',
  'blog',
  'blog/bottom-sheet-v5',
  'search',
  'sponsors',
  'no-such-page',
]) {
  test(`a first visit to /${route} loads the scripts that its HTML names and no others, and no tables of a language`, async ({
    page,
    allowedProblems,
  }) => {
    if (route === 'no-such-page') {
      allowedProblems.push(/Failed to load resource.*404/);
    }
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const isAhead =
        request.headers()['sec-purpose']?.includes('prefetch') === true;
      if (request.url().endsWith('.js') && !isAhead) {
        loaded.add(new URL(request.url()).pathname);
      }
    });
    // A phone has the sidebar's menu besides, and least time for it.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(noteLanguageTables);
    const answer = await page.goto(route);
    const named = filesOf((await answer?.text()) ?? '').js;
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
    // The not-found page looks by now for what the reader may have meant.
    const later = /\/src_[^/]*\.js$/;
    const ours = [...loaded].filter(
      (file) => !later.test(file) || named.includes(file),
    );
    expect(ours.sort()).toEqual([...named].sort());
    expect(named.length).toBeGreaterThan(1);
    expect(named.every((file) => file.startsWith(BASE_PATH))).toBe(true);
    // Each takes a phone up to a tenth of a second.
    expect(await page.evaluate(() => window.languageTables)).toEqual([]);
  });
}

test('a page in the text comes without reloading the site', async ({
  page,
}) => {
  await open(page, 'usage');
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true);
  });
  const link = page
    .locator('[data-text] > p a')
    .filter({ hasText: 'Modal usage' })
    .first();
  await link.hover();
  await link.click();
  await expect(page.locator('h1')).toHaveText('Modal usage');
  await expect(page).toHaveTitle(/^Modal usage/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  expect(
    await page.evaluate(() => Reflect.get(window, 'sameDocument') === true),
  ).toBe(true);
});
