// Makes files fail, and asserts that a page works without them.
import { expect, type Page, type Route } from '@playwright/test';
import { field, modal } from './search';
import {
  expectHeading,
  menu,
  menuButton,
  modeSwitch,
  linkIn,
  resize,
} from './siteLayout';

/** Route handler that aborts the request. */
export const fails = (route: Route) => route.abort();

/**
 * Creates a route handler that responds with the sign-in page of a network.
 *
 * @param contentType - the type that the response claims to have
 */
export const respondWithCaptivePortal =
  (contentType: string) => (route: Route) =>
    route.fulfill({
      contentType,
      body: '<!doctype html><title>Sign in to this network</title>',
    });

const COMPLAINTS = [
  'Failed to (load resource|fetch)',
  'ChunkLoadError',
  'Loading CSS',
  'Unexpected token',
  'MIME type',
  'is not (defined|valid JSON|a page of this site)',
  'has been updated',
];

/**
 * Matches the console messages of the browser and the site about failed files.
 * One pattern, because Playwright takes the second entry of a list for options.
 *
 * @param others - patterns of further messages
 */
export const expectedLoadErrors = (...others: readonly string[]) => [
  new RegExp([...COMPLAINTS, ...others].join('|')),
];

/** Asserts that a page shows its heading and its text. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await expectHeading(page, name);
  await expect(page.locator('article p:visible').first()).toBeVisible();
  await expect(page.locator('article pre code:visible').first()).toBeVisible();
  await expect(linkIn(page, 'Blog').first()).toBeVisible();
}

/**
 * Waits for hydration, then uses the search, the color mode and the mobile
 * menu.
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
  await resize(page, 600, 800);
  await menuButton(page).click();
  await expect(menu(page)).toHaveCount(1);
  // A wide window has no such menu.
  await resize(page, 1280, 720);
  await expect(menu(page)).toHaveCount(0);
}
