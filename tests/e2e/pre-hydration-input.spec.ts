import { expect, test } from './fixtures';
import { holdRequests } from './hold';
import { menuButton, buttonIn, resize } from './siteLayout';

test('input before hydration is replayed: install choice, demo, menu, search shortcut', async ({
  page,
}) => {
  const choice = page.locator('label', { hasText: 'pnpm' }).first();
  const run = buttonIn(page, 'Run the demo').first();
  for (const [width, press, outcome] of [
    [1280, () => run.click(), '[data-demo] [data-run-status=running]'],
    [390, () => menuButton(page).click(), '.navbar-sidebar--show'],
    [1280, () => page.keyboard.press('Control+k'), '.DocSearch-Input:focus'],
  ] as const) {
    await resize(page, width, 800);
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto('usage', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    if (outcome.includes('demo')) await choice.click();
    await press();
    await release();
    await expect(page.locator(outcome)).not.toHaveCount(0);
    await expect(choice.locator(':checked')).toHaveCount(1);
  }
});
