// Finds the parts of "Check my v4 code", and opens it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open } from './fixtures';
import { ROOT } from './liveDemo';

export const ADDRESS = 'blog/bottom-sheet-v5#check-my-v4-code';

/** The text of a file in `tests/unit/v4Code`. */
export const v4Code = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/v4Code', `${name}.txt`), 'utf8');

export const part = (page: Page) => page.locator('[data-assistant]');
export const field = (page: Page) => part(page).getByRole('textbox');
export const summary = (page: Page) =>
  part(page).locator('p[role=status]').first();
export const problem = (page: Page) => part(page).locator('p[role=alert]');
export const check = (page: Page) =>
  part(page).getByRole('button', { name: 'Check', exact: true });

export async function openCheck(page: Page): Promise<void> {
  await open(page, ADDRESS);
  await expect(field(page)).toBeVisible();
}

/** Gives the checker code, and asks for the answer. */
export async function checkCode(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await check(page).click();
}
