import type { Route } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { button, field, modal, options, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const GARBAGE = '<!doctype html><title>Sign in to this network</title>';

test.describe('the analytics script', () => {
  for (const [fault, answer] of Object.entries({
    fails: (route: Route) => route.abort(),
    'never answers': () => undefined,
    'answers garbage': (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: GARBAGE }),
  })) {
    test(`${fault}: the site works, and page views wait`, async ({
      page,
      context,
      allowedProblems,
    }) => {
      allowedProblems.push(/Failed to load resource/, /Unexpected token/);
      await context.route('**/*googletagmanager.com/**', answer);
      await page.goto(`${HOSTED_URL}usage`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.locator('h1')).not.toHaveText(
        'Install and first sheet',
      );
      await expect(page.locator('h1')).toBeVisible();
      expect(
        await page.evaluate(
          () => (Reflect.get(window, 'dataLayer') as unknown[]).length,
        ),
      ).toBeGreaterThan(2);
    });
  }
});

test.describe("the search modal's code", () => {
  test('answers garbage: the error texts, and the next try works', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Unexpected token/);
    await open(page, 'usage');
    await page.mouse.move(600, 500);
    await page.route('**/assets/js/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GARBAGE }),
    );
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Unable to fetch results',
    );
    await expect(page.getByRole('alert')).toContainText(
      'You might want to check your network connection.',
    );
    await page.unroute('**/assets/js/*.js');
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('is slow: what is typed meanwhile is not lost', async ({ page }) => {
    await open(page, 'usage');
    await page.mouse.move(600, 500);
    const release = await hold(page, '**/assets/js/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('snapPoints');
    await release();
    await expect(field(page)).toHaveValue('snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
  });
});

test.describe('the search index', () => {
  for (const [fault, body] of Object.entries({
    'is a page of another site': GARBAGE,
    'is cut off': '{"tag":"docs-default-current","pages":[["/usage"',
    'is JSON of another shape': '{"pages":7}',
    'is empty': '',
  })) {
    // @spec 8.1
    test(`${fault}: the error texts, and results once it loads`, async ({
      page,
    }) => {
      await page.route('**/search/*.json', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await open(page, 'usage');
      await search(page, 'snapPoints');
      await expect(modal(page)).toContainText('Unable to fetch results');
      await expect(modal(page)).not.toContainText('No results for');
      await page.unroute('**/search/*.json');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(options(page).first()).toContainText('snapPoints');
    });
  }

  test('is slow: results come when it does', async ({ page }) => {
    const release = await hold(page, '**/search/*.json');
    await open(page, 'usage');
    await search(page, 'snapPoints');
    await drawn(page, 60);
    await expect(modal(page)).not.toContainText('No results for');
    await release();
    await expect(options(page).first()).toContainText('snapPoints');
  });
});
