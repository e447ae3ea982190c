import { expect, type Page } from '@playwright/test';
import { field, modal } from './search';
import { menu, menuButton, modeSwitch } from './shell';

/**
 * Waits until React has taken the page over, and uses what is around its text:
 * the search, the color mode and the mobile menu.
 *
 * @param page - the browser's page, in a wide window
 */
export async function expectInteractive(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  const before = await html.getAttribute('data-theme');
  await modeSwitch(page).click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  await page.setViewportSize({ width: 600, height: 800 });
  await menuButton(page).click();
  await expect(menu(page)).toHaveCount(1);
  // A wide window has no such menu.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(menu(page)).toHaveCount(0);
}
