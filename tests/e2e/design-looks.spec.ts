// What a designer would notice at a glance, where a machine can hold it.
import { expect, open, test } from './fixtures';

test('the version menu has one line for each version', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'props');
  const menu = page.locator('.dropdown');
  await menu.hover();
  const heights = await menu
    .locator('.dropdown__link')
    .evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
});

test('at 200 % zoom a demo can fill the window', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, 'modal/usage');
  const demo = page.locator('[data-demo]').first();
  await demo.getByRole('button', { name: 'Run the demo' }).click();
  await demo.getByRole('button', { name: 'Full screen' }).click();
  const box = await page.locator('dialog [data-screen]').boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(450);
});

test('a poster on the first screen is fetched first', async ({ page }) => {
  for (const route of ['', 'usage', 'modal/usage']) {
    await open(page, route);
    const poster = page.locator('[data-demo] img').first();
    await expect(poster).toHaveAttribute('fetchpriority', 'high');
    await expect(poster).not.toHaveAttribute('loading', 'lazy');
  }
});
