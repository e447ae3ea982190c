import { expect, type Frame, type Page } from '@playwright/test';

/** The phone of the sample that runs. */
export const phoneOf = (page: Page) =>
  page.locator('[data-language] [data-state]');

/** Runs the sample with a number on the page, and gives the frame it runs in. */
export async function run(page: Page, index: number): Promise<Frame> {
  await page.locator('[data-run]').nth(index).press('Enter');
  const phone = phoneOf(page);
  // At once, where an expectation looks again after half a second.
  await page
    .locator('[data-language] :is([data-state=running], [data-state=failed])')
    .waitFor({ timeout: 15_000 });
  await expect(phone.getByRole('alert')).toHaveCount(0);
  const handle = await phone.locator('iframe').elementHandle();
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The sample has no frame.');
  return frame;
}
