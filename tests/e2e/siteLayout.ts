// Finds and measures parts of a page that several specs use.
import { expect, type Locator, type Page } from '@playwright/test';

/** The button with a name, or a part of it, in a page or a part of one. */
export const buttonIn = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name });

/** The link with a name, or a part of it, in a page or a part of one. */
export const linkIn = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('link', { name });

/** Sets the size of the window, in CSS pixels. */
export const resize = (page: Page, width: number, height = 900) =>
  page.setViewportSize({ width, height });

/** The page's main heading. */
export const heading = (page: Page) => page.locator('h1');

/** Asserts that the page shows a main heading. */
export const expectHeading = (page: Page, text: string | RegExp) =>
  expect(heading(page)).toHaveText(text);

/** The link to the next page of the docs. */
export const nextPage = (page: Page) =>
  page.locator('.pagination-nav__link--next');

/** The button of the mobile menu. */
export const menuButton = (page: Page) =>
  buttonIn(page, 'Toggle navigation bar');

/** The mobile menu, while it is open. */
export const menu = (page: Page) => page.locator('.navbar-sidebar--show');

/** Waits for the animations of an element: a press on a moving element may miss. */
export const expectStill = (element: Locator): Promise<void> =>
  element.evaluate(async (one) => {
    const animations = one.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });

/** The sidebar of a docs page, in wide windows. */
export const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' });

/** A page's entry in the sidebar. */
export const sidebarLink = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).first();

/** The button that switches the color mode. */
export const modeSwitch = (page: Page) =>
  buttonIn(page, /Switch between dark and light mode/);

/** The links of the version menu: v5, v4 and v2. */
export const versions = (page: Page) => page.locator('.navbar .dropdown__link');

/** Chooses a version in the navbar: 0 is v5, 1 is v4, 2 is v2. */
export async function chooseVersion(page: Page, index: number): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await versions(page).nth(index).click();
}

/** Vertical scroll offset of the page, in CSS pixels. */
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Maximum height of a page that opens on a phone, in CSS pixels. */
export const MAX_HEIGHT_ON_PHONES = 15_000;

/** Height of the page, in CSS pixels. */
export const pageHeight = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Text on the clipboard. The test needs the permission to read it. */
export const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

/** Measures an element in the coordinates of its own document. */
const measure = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { offsetWidth, clientLeft, clientTop } = element as HTMLElement;
  return { x, y, width, height, offsetWidth, clientLeft, clientTop };
};

/**
 * Box of an element in the window, also of one in a frame that the page scales.
 * Browsers differ in whether `boundingBox()` includes the scale, so the box is
 * computed from the frame's box, its scale and the place inside.
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

/** Opens all sections of a long page, which phones close. */
export const openSections = (page: Page): Promise<void> =>
  page
    .locator('[data-section-toggle][aria-expanded=false]')
    .evaluateAll((toggles) => {
      for (const toggle of toggles) (toggle as HTMLElement).click();
    });

/**
 * Marks the document.
 *
 * @returns a function that tells whether the page still has this document
 */
export async function markDocument(
  page: Page,
): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Reflect.set(window, 'isSame', true);
  });
  return () => page.evaluate(() => 'isSame' in window);
}

/** Adds a link to the text of the page, and returns it. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'There';
    document.querySelector('div[data-page-content]')?.prepend(link);
  }, href);
  return page.getByRole('link', { name: 'There', exact: true });
}
