import { FAULTS, GARBAGE } from './faults';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { button, field, modal, options, search } from './search';

test.describe("the search modal's code", () => {
  test('answers garbage: the error texts, and the next try works', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Unexpected token/);
    await open(page, 'usage');
    await page.mouse.move(600, 500);
    await page.route('**/assets/js/*.js', FAULTS['answers garbage']);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Unable to fetch results',
    );
    await expect(page.getByRole('alert')).toContainText(
      'You might want to check your network connection.',
    );
    // The site has not been published meanwhile.
    await expect(page.getByText('The site has been updated.')).toHaveCount(0);
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
  // @spec 8.1
  test('is a page of another site: the error texts, and results once it loads', async ({
    page,
  }) => {
    await page.route('**/search/*.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: GARBAGE }),
    );
    await open(page, 'usage');
    await search(page, 'snapPoints');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).not.toContainText('No results for');
    await page.unroute('**/search/*.json');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(options(page).first()).toContainText('snapPoints');
  });

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
