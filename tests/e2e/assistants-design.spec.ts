// "Check my v4 code" and "Check my versions": accessible, and still.
import type { Page } from '@playwright/test';
import { axeFaultsInBothModes } from './axe';
import {
  check,
  checkText,
  CODE_CHECK,
  field,
  openAssistant,
  problem,
  project,
  summary,
  v4Code,
  VERSION_CHECK,
} from './assistant';
import { expect, test } from './fixtures';

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
const INCLUDE = '[data-assistant]';

/** Asserts that an assistant passes axe at both widths, and that nothing sticks out. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await axeFaultsInBothModes(page, { include: INCLUDE }),
      `${width} px`,
    ).toEqual([]);
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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

    test('nothing above it moves, and its targets are large enough', async ({
      page,
    }) => {
      await openAssistant(page, address);
      const heading = page.locator(address.slice(address.indexOf('#')));
      const top = () =>
        heading.evaluate((element) => element.getBoundingClientRect().top);
      await field(page).fill(inputs[0] ?? '');
      const before = await top();
      // Not Playwright's click, which scrolls.
      await check(page).dispatchEvent('click');
      await expect(summary(page)).not.toBeEmpty();
      expect(await top()).toBe(before);
      const small = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll(
              '[data-assistant] :is(button, input, select, summary)',
            ),
          ]
            .map((element) => element.getBoundingClientRect())
            .filter(({ width, height }) => width < 24 || height < 24).length,
      );
      expect(small).toBe(0);
    });
  });
}
