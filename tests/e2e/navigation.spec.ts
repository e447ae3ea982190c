import type { Page } from '@playwright/test';
import { drawn, expect, hydrated, open, test } from './fixtures';
import { hold } from './hold';

const next = (page: Page) => page.locator('.pagination-nav__link--next');

test.describe('section 2, route changes', () => {
  // @spec 2.27
  test('the page scrolls to the top, or to the hash anchor', async ({
    page,
  }) => {
    await open(page, 'usage');
    await next(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await next(page).click();
    await expect(page).not.toHaveURL(/\/usage$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await open(page, 'props');
    const link = page.locator('.table-of-contents a').nth(8);
    const id = decodeURIComponent(
      (await link.getAttribute('href')) ?? '',
    ).slice(1);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  // @spec 2.28
  test("if loading the next route's code fails, the page reloads (sections 2 and 8)", async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/, /Failed to fetch/);
    await open(page, 'usage');
    await page.evaluate(() => {
      Reflect.set(window, 'sameDocument', true);
    });
    let failures = 0;
    // A page's code is in its file.
    await page.route('**/blog', async (route) => {
      if (route.request().isNavigationRequest()) {
        await route.continue();
        return;
      }
      failures += 1;
      await route.abort();
    });
    const blog = page.getByRole('link', { name: 'Blog' }).first();
    await blog.evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
    await expect(page).toHaveURL(/\/blog$/);
    await expect
      .poll(() =>
        page
          .evaluate(() => Reflect.get(window, 'sameDocument') === undefined)
          .catch(() => false),
      )
      .toBe(true);
    expect(failures).toBeGreaterThan(0);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('section 4 and 9, progress bar', () => {
  // @spec 4.22 4.23 9.3
  test('starts 200 ms after a route change to a different path and completes when the route is done', async ({
    page,
  }) => {
    await open(page, 'usage');
    await hydrated(page);
    const release = await hold(page, '**/props');
    await page.evaluate(() => {
      const seen: { clicked: number; shown: number } = { clicked: 0, shown: 0 };
      Reflect.set(window, 'progress', seen);
      new MutationObserver(() => {
        if (seen.shown === 0 && document.getElementById('nprogress') !== null) {
          seen.shown = performance.now();
        }
      }).observe(document, { childList: true, subtree: true });
      seen.clicked = performance.now();
      document
        .querySelector<HTMLAnchorElement>('.pagination-nav__link--next')
        ?.click();
    });
    await expect(page.locator('#nprogress')).toBeAttached();
    const delay = await page.evaluate(() => {
      const seen = Reflect.get(window, 'progress') as {
        clicked: number;
        shown: number;
      };
      return seen.shown - seen.clicked;
    });
    expect(delay).toBeGreaterThanOrEqual(195);
    expect(delay).toBeLessThan(600);
    await release();
    await expect(page).not.toHaveURL(/\/usage$/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  // @spec 4.22
  test('does not start for a hash of the same page', async ({ page }) => {
    await open(page, 'usage');
    await page.clock.install();
    await page.locator('.table-of-contents a').first().click();
    await page.clock.fastForward(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('section 7, route code chunks', () => {
  const prefetched = (page: Page) =>
    page.locator('link[rel=prefetch][href$="/props"]').count();

  // @spec 7.11 7.12
  test('are prefetched when a link is in view or pointed at', async ({
    page,
  }) => {
    await open(page, 'usage');
    await next(page).hover();
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['a 2g connection', { effectiveType: '2g', saveData: false }],
    ['data saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    // @spec 7.13
    test(`are not prefetched on ${name}, yet load when followed`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await open(page, 'usage');
      await next(page).hover();
      await drawn(page);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      await next(page).click();
      await expect(page).not.toHaveURL(/\/usage$/);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

test.describe('section 4 and 9, collapsible section', () => {
  const category = (page: Page) =>
    page.locator('.theme-doc-sidebar-item-category').last();

  async function collapseDuration(page: Page): Promise<number> {
    await open(page, 'usage');
    const button = category(page).locator('[aria-expanded]').first();
    await button.click();
    const durations = await category(page)
      .locator('ul')
      .first()
      .evaluate((list) => {
        const [duration] = getComputedStyle(list).transitionDuration.split(',');
        return Number.parseFloat(duration ?? '0') * 1000;
      });
    await expect(button).toHaveAttribute('aria-expanded', /true|false/);
    return durations;
  }

  // @spec 4.17 9.4
  test('animates its height for a duration computed from it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await collapseDuration(page)).toBeGreaterThan(50);
  });

  // @spec 9.5
  test('takes 1 ms when the reader prefers reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await collapseDuration(page)).toBeLessThanOrEqual(1);
  });
});
