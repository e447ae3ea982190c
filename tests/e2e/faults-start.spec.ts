// Whatever fails during hydration, the text stays readable and the controls around it
// work.
import {
  expectedLoadErrors,
  expectInteractive,
  expectReadable,
  fails,
} from './faults';
import { expect, hydrated, test } from './fixtures';
import { start } from './liveDemo';
import { expectHeading, openSections, buttonIn, resize } from './siteLayout';

test.use({
  allowedThroughout: expectedLoadErrors(
    'Minified React error #418',
    'The filter failed',
    // Only the failed script would have used the file.
    'was preloaded using link preload but not used',
  ),
});

test('a page changed before hydration becomes interactive', async ({
  page,
}) => {
  await page.route('**/usage', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<b class="navbar__title',
      '<i class="navbar__title',
    );
    await route.fulfill({ response, body });
  });
  const complaint = page.waitForEvent('console', (message) =>
    message.text().includes('#418'),
  );
  await page.goto('usage');
  await complaint;
  await expectInteractive(page);
  await expectReadable(page, 'Install and first sheet');
  await start(page, 'first-sheet');
});

test('a page keeps its built HTML when its own script fails', async ({
  page,
}) => {
  const script = '**/page-SearchPage.*.js';
  await page.route(script, fails);
  await page.goto('search');
  await expectInteractive(page);
  await expectHeading(page, 'Search the docs');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.unroute(script);
  await buttonIn(page, 'Retry').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await hydrated(page);
});

test('an island that fails shows a notice', async ({ page }) => {
  const filter = page.locator('[data-island="MemberFilter"] input');
  const notes = page.getByRole('alert');
  await page.route('**/island-MemberFilter*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'placeholder:',
      "...(() => { throw new Error('The filter failed'); })(),$&",
    );
    await route.fulfill({ response, body });
  });
  await page.goto('props');
  await expect(notes).toContainText('could not be loaded');
  await expectHeading(page, 'BottomSheet props');
  await expect(filter).toHaveCount(1);
  // The other components of the page work.
  await start(page, 'start-closed');

  const scripts = '**/island-{MemberFilter,Demo}*.js';
  await page.route(scripts, fails);
  await buttonIn(notes, 'Reload the page').click();
  const demo = page.locator('[data-island=Demo]').first();
  await expect(demo.locator('+ [role=alert]')).toBeVisible();
  await expectInteractive(page);
  await resize(page, 390, 800);
  await openSections(page);
  // The code of a demo that failed is not folded.
  await expect(demo.locator('pre').first()).toBeVisible();
  await page.unrouteAll();
  await buttonIn(notes.first(), 'Reload the page').click();
  await expect(notes).toHaveCount(0);
  await expect(filter).toBeVisible();
});
