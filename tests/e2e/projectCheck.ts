// Finds the parts of "Check my project", and fills in the form.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test as base } from './fixtures';
import { ROOT } from './liveDemo';
import { buttonIn } from './siteLayout';

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

/** Finds and uses the form of a page. */
export function formOf(page: Page) {
  const part = page.locator('[data-project-check]');
  const field = part.getByRole('textbox');
  const check = part.getByRole('button', { name: 'Check', exact: true });
  const summary = part.locator('p[role=status]').first();
  const button = (name: string | RegExp) => buttonIn(part, name);
  return {
    /** The whole form with its report. */
    part,
    /** The field for the text to check. */
    field,
    /** The button "Check". */
    check,
    /** The first line of the report. */
    summary,
    /** The message about input that cannot be checked. */
    problem: part.locator('p[role=alert]'),
    /** The recommended install command. */
    command: part.locator('.alert > pre').first(),
    button,
    press: (name: string) => button(name).click(),
    /** Opens the form at a route that starts it. */
    open: async (address: string) => {
      await open(page, address);
      await expect(field).toBeFocused();
    },
    /** Fills in a text and presses "Check". */
    checkText: async (text: string) => {
      await field.fill(text);
      await check.click();
    },
    /** Asserts that the first line of the report contains a text. */
    expectSummary: (text: string | RegExp) =>
      expect(summary).toContainText(text),
  };
}

export type Form = ReturnType<typeof formOf>;

/** The test of a page with the form. */
export const test = base.extend<{ form: Form }>({
  form: ({ page }, provide) => provide(formOf(page)),
});
