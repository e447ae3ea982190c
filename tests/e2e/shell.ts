// What is around the text of every page, as several specs use it.
import { expect, type Locator, type Page } from '@playwright/test';

export const heading = (page: Page) => page.locator('h1');

export const nextPage = (page: Page) =>
  page.locator('.pagination-nav__link--next');

/** The button of the mobile menu. */
export const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });

/** The mobile menu, while it is open. */
export const menu = (page: Page) => page.locator('.navbar-sidebar--show');

export const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' });

/** A page's entry in the sidebar. */
export const entry = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).first();

export const modeSwitch = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });

export const versions = (page: Page) => page.locator('.navbar .dropdown__link');

/** Chooses a version in the navbar: 0 is v5, 1 is v4, 2 is v2. */
export async function chooseVersion(page: Page, index: number): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await versions(page).nth(index).click();
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

export const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

/** Where an element is in the window, also one in a frame. */
export async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  // None while the section of its frame is left out, which is further down.
  await expect.poll(() => element.boundingBox()).not.toBeNull();
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no place.');
  const { x, y, width, height } = box;
  return {
    ...box,
    ...{ left: x, top: y, right: x + width, bottom: y + height },
  };
}

/** Marks the document, and gives whether it is still the one of the page. */
export async function markDocument(
  page: Page,
): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Reflect.set(window, 'isSame', true);
  });
  return () => page.evaluate(() => 'isSame' in window);
}

/** Adds a link to the text of the page. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'There';
    document.querySelector('div[data-text]')?.prepend(link);
  }, href);
  return page.getByRole('link', { name: 'There', exact: true });
}
