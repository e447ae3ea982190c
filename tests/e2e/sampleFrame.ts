import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { attached, open } from './fixtures';
import { frameOf } from './liveDemo';
import { buttonIn } from './siteLayout';

/** The phone of the running sample. */
export const phoneOf = (page: Page) =>
  page.locator('[data-language] [data-run-status]');

/** Runs a sample of the page by its index, and returns its frame. */
export async function run(page: Page, index: number): Promise<Frame> {
  await page.locator('[data-sample-id]').nth(index).press('Enter');
  const phone = phoneOf(page);
  await attached(
    page,
    '[data-language] :is([data-run-status=running], [data-run-status=failed])',
  );
  await expect(phone.getByRole('alert')).toHaveCount(0);
  return frameOf(phone);
}

/** The editor of the running sample. */
export const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Code of' });

/**
 * Runs a sample of `/usage`, and opens its editor.
 *
 * @param code - replaces the code of the sample
 * @returns the editor
 */
export async function edit(page: Page, code?: string): Promise<Locator> {
  await open(page, 'usage');
  await run(page, 2);
  await buttonIn(page, 'Edit code').press('Enter');
  await expect(field(page)).toBeFocused();
  if (code !== undefined) await field(page).fill(code);
  return field(page);
}
