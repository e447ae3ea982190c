import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { open } from './fixtures';

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

/** The field with the code of a sample that is edited. */
export const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Code of' });

/** Runs the second sample of a page and opens its editor. */
export async function edit(page: Page): Promise<Locator> {
  await open(page, 'usage');
  await run(page, 1);
  await page.getByRole('button', { name: 'Edit code' }).press('Enter');
  await expect(field(page)).toBeFocused();
  return field(page);
}
