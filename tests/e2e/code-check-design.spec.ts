// "Check my v4 code" in the post of v5: accessible, and still.
import { axeFaults } from './axe';
import {
  check,
  checkCode,
  field,
  openCheck,
  problem,
  summary,
  v4Code,
} from './codeCheck';
import { expect, test } from './fixtures';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`is accessible, ${colorScheme} at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openCheck(page);
      await check(page).click();
      await expect(problem(page)).not.toBeEmpty();
      const include = '[data-assistant]';
      expect(await axeFaults(page, { include })).toEqual([]);
      for (const name of ['hooks.tsx', 'namespace.ts', 'mechanical.tsx']) {
        await checkCode(page, v4Code(name));
        await expect(summary(page)).not.toBeEmpty();
        expect(await axeFaults(page, { include })).toEqual([]);
      }
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
          .filter((each) => each.closest('pre > code') === null)
          .filter((each) => each.getBoundingClientRect().right > right)
          .map((each) => each.outerHTML.slice(0, 80));
      }, include);
      expect(sticking).toEqual([]);
    });
  }
}

test('nothing above it moves, and its targets are large enough', async ({
  page,
}) => {
  await openCheck(page);
  const heading = page.locator('#check-my-v4-code');
  const top = () =>
    heading.evaluate((each) => each.getBoundingClientRect().top);
  await field(page).fill(v4Code('hooks.tsx'));
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
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24).length,
  );
  expect(small).toBe(0);
});
