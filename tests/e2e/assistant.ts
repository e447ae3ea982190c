// Finds the parts of an assistant ("Check my v4 code", "Check my versions"), and
// opens it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open } from './fixtures';
import { ROOT } from './liveDemo';

export const CODE_CHECK = 'blog/bottom-sheet-v5#check-my-v4-code';
export const VERSION_CHECK = 'usage#check-my-versions';

/** The text of a file in `tests/unit/v4Code`. */
export const v4Code = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/v4Code', `${name}.txt`), 'utf8');

/** The text of a project in `tests/unit/projects`. */
export const project = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/projects', name), 'utf8');

export const part = (page: Page) => page.locator('[data-paste-form]');
export const field = (page: Page) => part(page).getByRole('textbox');
export const summary = (page: Page) =>
  part(page).locator('p[role=status]').first();
export const problem = (page: Page) => part(page).locator('p[role=alert]');
export const check = (page: Page) =>
  part(page).getByRole('button', { name: 'Check', exact: true });

/** Opens the assistant at an address of a page and its heading. */
export async function openAssistant(
  page: Page,
  address: string,
): Promise<void> {
  await open(page, address);
  await expect(field(page)).toBeVisible();
}

/** Gives the assistant a text, and asks for the answer. */
export async function checkText(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await check(page).click();
}
