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

/** Waits until what moves has come to rest: a press on it while it moves may miss. */
export const expectStill = (element: Locator): Promise<void> =>
  element.evaluate(async (one) => {
    const animations = one.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });

export const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' });

/** A page's entry in the sidebar. */
export const sidebarLink = (page: Page, name: string) =>
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

/** How tall a page may be on a phone when it opens, in CSS pixels. */
export const MAX_HEIGHT_ON_PHONES = 15_000;

export const pageHeight = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight);

export const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

/** A box as the element's own document counts it, and what is drawn inside it. */
const measure = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { offsetWidth, clientLeft, clientTop } = element as HTMLElement;
  return { x, y, width, height, offsetWidth, clientLeft, clientTop };
};

/**
 * Where an element is in the window, also one in a frame, which the page may draw
 * smaller. Browsers differ in whether `boundingBox()` counts the frame's scale, so
 * the place is computed from the frame's box, its scale and the place inside.
 */
export async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const handle = await element.elementHandle();
  const frame = await handle.ownerFrame();
  if (!frame) throw new Error('The element has no place.');
  let { x, y, width, height } = await handle.evaluate(measure);
  if (frame.parentFrame()) {
    const outer = await (await frame.frameElement()).evaluate(measure);
    const scale = outer.width / outer.offsetWidth;
    x = outer.x + (outer.clientLeft + x) * scale;
    y = outer.y + (outer.clientTop + y) * scale;
    width *= scale;
    height *= scale;
  }
  return {
    x,
    y,
    width,
    height,
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
  };
}

/** Opens all sections of a long page, which are closed on phones. */
export const openSections = (page: Page): Promise<void> =>
  page
    .locator('[data-section-toggle][aria-expanded=false]')
    .evaluateAll((toggles) => {
      for (const toggle of toggles) (toggle as HTMLElement).click();
    });

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
    document.querySelector('div[data-page-content]')?.prepend(link);
  }, href);
  return page.getByRole('link', { name: 'There', exact: true });
}
