import { expect, type Frame, type Page } from '@playwright/test';

/** Runs the sample with a number on the page, and gives the frame it runs in. */
export async function run(page: Page, index: number): Promise<Frame> {
  await page.locator('[data-run]').nth(index).press('Enter');
  const phone = page.locator('[data-language] [data-state]');
  await expect(phone).toHaveAttribute('data-state', /running|failed/);
  await expect(phone.getByRole('alert')).toHaveCount(0);
  const handle = await phone.locator('iframe').elementHandle();
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The sample has no frame.');
  return frame;
}
