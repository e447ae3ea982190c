// Forced colors, which drop backgrounds and shadows.
import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { demoOf, run } from './liveDemo';
import { modal, options, search } from './search';

/** Asserts that an element has two of the system's colors, as its own or inherited. */
async function expectColors(
  element: Locator,
  color: string,
  background: string,
): Promise<void> {
  await expect(element).toBeVisible();
  const [now, wanted] = await element.evaluate(
    (one, [front, ground]) => {
      const probe = document.createElement('i');
      probe.style.color = front;
      probe.style.background = ground;
      document.body.append(probe);
      const colors = [one, probe].map((each) => {
        const style = getComputedStyle(each);
        // Nothing is as transparent in black as in white.
        const ground = style.backgroundColor.replace(/^rgba.*, 0\)$/, 'none');
        return [style.color, ground];
      });
      probe.remove();
      return colors;
    },
    [color, background] as const,
  );
  expect(now, String(element)).toEqual(wanted);
}

const expectChosen = (element: Locator) =>
  expectColors(element, 'HighlightText', 'Highlight');

// The dark mode's rules are those that may come after.
test('forced colors show edges, and what is found, chosen and pressed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await run(page, 'map');
  const button = page.getByRole('button', { name: 'Restart' });
  await expect(button).toHaveCSS('border-top-width', '1px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByTestId('phone').first()).toHaveCSS(
    'outline-style',
    'solid',
  );
  const phone = demoOf(page, 'map');
  await phone.getByRole('button', { name: 'Inspect' }).press('Enter');
  await expectChosen(phone.locator('[aria-pressed=true]:not([data-screen] *)'));
  await expect(phone.locator('[aria-current] span')).toHaveCSS(
    'outline-width',
    '2px',
  );

  await open(page, 'usage');
  await expectChosen(page.locator('input:checked + span').first());
  const menu = page.locator('.theme-doc-sidebar-menu');
  await expectChosen(menu.locator('[aria-current=page]'));
  const icon = page.getByRole('button', { name: /^Copy/ }).first();
  await expect(icon.locator('[aria-hidden]')).toHaveCSS(
    'background-color',
    await icon.evaluate((one) => getComputedStyle(one).color),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const block = page.locator('[data-title="babel.config.js"]').first();
  const wrap = block.getByRole('button', { name: /^Wrap/ });
  await wrap.click();
  await expectChosen(wrap);

  await page.setViewportSize({ width: 1280, height: 800 });
  await search(page, 'snap point');
  const hit = options(page).and(page.locator('[aria-selected=true]'));
  await expectChosen(hit);
  const path = hit.locator('.DocSearch-Hit-path');
  await expectColors(path, 'HighlightText', 'transparent');
  await expectColors(modal(page).locator('mark').first(), 'MarkText', 'Mark');
  await expectColors(modal(page).locator('mark').last(), 'MarkText', 'Mark');

  await open(page, 'search?q=snap');
  const mark = page.locator('.main-wrapper mark').first();
  await expectColors(mark, 'MarkText', 'Mark');
});
