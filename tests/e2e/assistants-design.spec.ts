// "Check my v4 code" and "Check my versions": accessible, and still.
import type { Page } from '@playwright/test';
import { axeFaultsInBothModes } from './axe';
import {
  check,
  checkText,
  CODE_CHECK,
  openAssistant,
  problem,
  project,
  summary,
  v4Code,
  VERSION_CHECK,
} from './assistant';
import { expect, expectNoSidewaysScroll, test } from './fixtures';

const ASSISTANTS = [
  {
    address: CODE_CHECK,
    inputs: ['hooks.tsx', 'namespace.ts', 'mechanical.tsx'].map(v4Code),
  },
  {
    address: VERSION_CHECK,
    inputs: ['bare-0.81.json', 'odd-specifiers.json'].map(project),
  },
];

/** Of the boxes in an assistant. */
const INCLUDE = '[data-paste-form]';

/** Asserts that an assistant passes axe at both widths, and that nothing sticks out. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await axeFaultsInBothModes(page, { include: INCLUDE }),
      `${width} px`,
    ).toEqual([]);
    await expectNoSidewaysScroll(page);
    // Nothing sticks out of the box, which would be cut off.
    const sticking = await page.evaluate((selector) => {
      const box = document.querySelector(selector);
      const right = box?.getBoundingClientRect().right ?? 0;
      return [...(box?.querySelectorAll('p, li, pre, code, button') ?? [])]
        .filter((element) => element.closest('pre > code') === null)
        .filter((element) => element.getBoundingClientRect().right > right)
        .map((element) => element.outerHTML.slice(0, 80));
    }, INCLUDE);
    expect(sticking).toEqual([]);
  }
}

for (const { address, inputs } of ASSISTANTS) {
  test.describe(address, () => {
    test('is accessible and fits', async ({ page }) => {
      await openAssistant(page, address);
      await check(page).click();
      await expect(problem(page)).not.toBeEmpty();
      await expectToFit(page);
      for (const input of inputs) {
        await checkText(page, input);
        await expect(summary(page)).not.toBeEmpty();
        await expectToFit(page);
      }
    });
  });
}
