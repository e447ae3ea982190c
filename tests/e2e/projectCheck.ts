// Finds the parts of "Check my project", and fills in the form.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open } from './fixtures';
import { ROOT } from './liveDemo';

/** Routes of the form: for all kinds of input, for code, and for versions. */
export const PROJECT_CHECK = 'troubleshooting#check-my-project';
export const CODE_CHECK = 'blog/bottom-sheet-v5#check-my-v4-code';
export const VERSION_CHECK = 'usage#check-my-versions';

/** A message that v5 and v4 explain. */
export const ERROR =
  "Error: 'useBottomSheet' cannot be used out of the BottomSheet!";

/** The text of a file in `tests/unit/v4Code`. */
export const v4Code = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/v4Code', `${name}.txt`), 'utf8');

/** The text of a project in `tests/unit/projects`. */
export const project = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/projects', name), 'utf8');

/** The whole form with its report. */
export const part = (page: Page) => page.locator('[data-project-check]');
/** The field for the text to check. */
export const field = (page: Page) => part(page).getByRole('textbox');
/** The first line of the report. */
export const summary = (page: Page) =>
  part(page).locator('p[role=status]').first();
/** Asserts that the first line of the report contains a text. */
export const expectSummary = (page: Page, text: string | RegExp) =>
  expect(summary(page)).toContainText(text);
/** The message about input that cannot be checked. */
export const problem = (page: Page) => part(page).locator('p[role=alert]');
/** The recommended install command. */
export const command = (page: Page) =>
  part(page).locator('.alert > pre').first();
/** The button "Check". */
export const check = (page: Page) =>
  part(page).getByRole('button', { name: 'Check', exact: true });

/** Opens the form at a route that starts it. */
export async function openCheck(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(field(page)).toBeFocused();
}

/** Fills in a text and presses "Check". */
export async function checkText(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await check(page).click();
}
