import { join } from 'node:path';
import { listPages } from '../../scripts/lib/builtPages';
import { ROUTES, V2_ROUTES, V4_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';

const BUILD = join(__dirname, '../../build');

function builtRoutes(): string[] {
  return listPages(BUILD)
    .map((file) => file.replace(/(^|\/)index\.html$/, '').replace('.html', ''))
    .sort();
}

test.describe('section 2, routes', () => {
  // @spec 1.13 2.3 2.4 2.15 2.16 2.17 10.4
  test('the pages that exist are those listed, and the not-found page', () => {
    expect(builtRoutes()).toEqual([...ROUTES, '404'].sort());
  });

  // @spec 1.1 2.1 2.2 6.1 9.1
  test('all routes answer under the base path without a trailing slash, with one main heading', async ({
    request,
    baseURL,
  }) => {
    for (const route of ROUTES) {
      const response = await request.get(`${baseURL ?? ''}${route}`);
      expect(response.status(), route).toBe(200);
      expect(response.url(), route).toMatch(new RegExp(`-sheet/${route}$`));
      expect((await response.text()).match(/<h1[\s>]/g), route).toHaveLength(1);
    }
  });

  // @spec 2.14 2.16
  test('any other path renders a not-found page', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/status of 404/);
    for (const path of ['nothing-here', 'v4/web-support', 'blog/page/2']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page).toHaveTitle(/Not Found|not found/);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
    }
    await page.goto('v4/web-support');
    await expect(
      page.getByRole('button', { name: 'v4 (Reanimated v2)' }),
    ).toBeVisible();
  });

  // @spec 2.25
  test('a path ending in .html or /index.html is normalized', async ({
    page,
  }) => {
    // The host may redirect by itself: the router's own rule is under test.
    for (const suffix of ['.html', '/index.html']) {
      await open(page, 'usage');
      await page.evaluate(
        (path) => {
          window.history.pushState({}, '', path);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        `${new URL(page.url()).pathname.replace('usage', 'props')}${suffix}`,
      );
      await expect(page.locator('h1')).toHaveText('BottomSheet props');
    }
  });

  // @spec 2.29 2.30
  test('v4 and v2 are hidden from search engines, v5 is not', async ({
    request,
    baseURL,
  }) => {
    const robots = async (route: string): Promise<boolean> => {
      const html = await (await request.get(`${baseURL ?? ''}${route}`)).text();
      return /<meta[^>]+name="?robots"?[^>]+content="?noindex/.test(html);
    };
    for (const route of [...V4_ROUTES, ...V2_ROUTES]) {
      expect(await robots(route), route).toBe(true);
    }
    for (const route of ['', 'usage', 'blog/bottom-sheet-v5']) {
      expect(await robots(route), route).toBe(false);
    }
  });
});
