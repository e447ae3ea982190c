// The search while its code and its index fail or are slow.
import { respondWithCaptivePortal } from './faults';
import { waitForFrames, expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import { button, field, modal, options, search } from './search';

const INDEX = '**/search/*.json';
const CODE = '**/assets/js/*.js';

test.use({ allowedThroughout: [/Unexpected token/] });

test('a search that gets garbage shows an error until the next try', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  await page.route(INDEX, respondWithCaptivePortal('application/json'));
  await open(page, 'usage');
  await page.mouse.move(600, 500);
  await page.route(CODE, respondWithCaptivePortal('text/javascript'));
  await button(page).click();
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText(
    'You might want to check your network connection.',
  );
  // No new deployment is to blame.
  await expect(page.getByText('The site has been updated.')).toHaveCount(0);
  await page.unroute(CODE);
  await search(page, 'snapPoints');
  await expect(modal(page)).toContainText('Unable to fetch results');
  await expect(modal(page)).not.toContainText('No results for');
  await page.unroute(INDEX);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(options(page).first()).toContainText('snapPoints');
});

test('a slow search keeps the text that is typed meanwhile', async ({
  page,
}) => {
  const releaseIndex = await holdRequests(page, INDEX);
  await open(page, 'usage');
  const releaseCode = await holdRequests(page, CODE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('snapPoints');
  await releaseCode();
  await expect(field(page)).toHaveValue('snapPoints');
  await waitForFrames(page);
  await expect(modal(page)).not.toContainText('No results for');
  await releaseIndex();
  await expect(options(page).first()).toContainText('snapPoints');
});
