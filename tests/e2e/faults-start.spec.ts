// Whatever goes wrong while a page starts, what is around its text works, and
// the text can be read.
import { COMPLAINTS, expectReadable } from './faults';
import { expect, hydrated, test } from './fixtures';
import { expectInteractive } from './interactive';
import { start } from './liveDemo';
import { heading } from './shell';

test.beforeEach(({ allowedProblems }) => {
  test.setTimeout(90_000);
  allowedProblems.push(
    ...COMPLAINTS,
    /Minified React error #418/,
    // What a failed script would have used.
    /was preloaded using link preload but not used/,
  );
});

test('a page whose navbar has been changed before React takes it over keeps its text', async ({
  page,
}) => {
  await page.route('**/usage', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<b class="navbar__title', '<i class="navbar__title'),
    });
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

test('a page whose own script fails stays as it was built, and can be loaded again', async ({
  page,
}) => {
  let fails = true;
  await page.route(/\/assets\/js\/page-SearchPage\./, async (route) => {
    await (fails ? route.abort() : route.continue());
  });
  await page.goto('search');
  await expectInteractive(page);
  await expect(heading(page)).toHaveText('Search the docs');
  await expect(page.getByRole('alert')).toHaveCount(1);
  fails = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await hydrated(page);
});

test('a page lives without one of its components, and says so in its place', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/island-MemberFilter*.js', async (request) => {
    await (fails ? request.abort() : request.continue());
  });
  await page.goto('props');
  await expectInteractive(page);
  await expect(heading(page)).toBeVisible();
  const note = page.getByRole('alert').first();
  await expect(note).toContainText('could not be loaded');
  fails = false;
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await hydrated(page);
});

test('a component that throws stays as it was built, and the page lives', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/The filter failed/);
  let planted = 0;
  await page.route(/\/island-MemberFilter[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('placeholder:', (found) => {
      planted += 1;
      return `...(() => { throw new Error('The filter failed'); })(),${found}`;
    });
    await route.fulfill({ response, body });
  });
  await page.goto('props');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  expect(planted).toBe(1);
  await expect(heading(page)).toHaveText('BottomSheet props');
  await expect(page.locator('[data-island="MemberFilter"] input')).toHaveCount(
    1,
  );
  // The other components of the page work.
  await start(page, 'start-closed');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the code of a demo is unfolded where the demo fails', async ({
    page,
  }) => {
    await page.route(/\/assets\/js\/island-Demo/, (route) => route.abort());
    await page.goto('props');
    await expect(page.getByRole('alert').first()).toContainText(
      'could not be loaded',
    );
    const demo = page.locator('[data-demo]').first();
    await expect(demo.locator('pre')).toBeVisible();
    // A fold of the code works without the demo.
    await expect(
      demo.getByRole('button', { name: /^(?!\d+ lines of)/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeVisible();
  });
});
