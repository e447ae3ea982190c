import { expect, test } from './fixtures';
import { hold } from './hold';
import { menuButton } from './shell';

test('a press before the page is interactive is not lost: on an install choice and a demo, the menu, and the keys of the search', async ({
  page,
}) => {
  const choice = page.locator('label', { hasText: 'pnpm' }).first();
  const run = page.getByRole('button', { name: 'Run the demo' }).first();
  for (const [width, press, outcome] of [
    [1280, () => run.click(), '[data-demo] [data-state=running]'],
    [390, () => menuButton(page).click(), '.navbar-sidebar--show'],
    [1280, () => page.keyboard.press('Control+k'), '.DocSearch-Input:focus'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, '**/assets/js/**');
    await page.goto('usage', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    if (outcome.includes('demo')) await choice.click();
    await press();
    await release();
    await expect(page.locator(outcome)).not.toHaveCount(0);
    await expect(choice.locator(':checked')).toHaveCount(1);
  }
});
