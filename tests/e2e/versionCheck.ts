// Finds the parts of "Check my versions", and opens it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open } from './fixtures';
import { ROOT } from './liveDemo';

export const ADDRESS = 'usage#check-my-versions';

/** The text of a project in `tests/unit/projects`. */
export const project = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/projects', name), 'utf8');

export const part = (page: Page) => page.locator('[data-assistant]');
export const field = (page: Page) => part(page).getByRole('textbox');
export const summary = (page: Page) => part(page).locator('p[role=status]');
export const problem = (page: Page) => part(page).locator('p[role=alert]');
export const check = (page: Page) =>
  part(page).getByRole('button', { name: 'Check', exact: true });

export async function openCheck(page: Page): Promise<void> {
  await open(page, ADDRESS);
  await expect(field(page)).toBeVisible();
}
