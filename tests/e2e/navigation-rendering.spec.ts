import { waitForFrames, expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import {
  boxOf,
  sidebarLink,
  expectHeading,
  scrollY,
  linkIn,
  resize,
} from './siteLayout';
import { BASE_PATH } from './sites';

declare global {
  interface Window {
    /** The main headings that the page has had, in order. */
    headings?: string[];
  }
}

/** Notes each main heading of the page. */
function noteHeadings(): void {
  const headings: string[] = (window.headings = []);
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading !== headings.at(-1)) headings.push(heading);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('navigation keeps the navbar and the footer mounted', async ({ page }) => {
  await open(page, 'usage');
  await page
    .locator('.navbar, .footer, .navbar button')
    .evaluateAll((parts) => {
      for (const part of parts) {
        part.setAttribute('data-kept', '');
      }
    });
  const count = await page.locator('[data-kept]').count();
  expect(count).toBeGreaterThan(3);

  const steps = [
    ['.navbar a[href$="/blog"]', /\/blog$/],
    ['article h2 a', /\/blog\/.+/],
    ['.navbar__brand', /\/react-native-bottom-sheet\/$/],
  ] as const;
  for (const [link, address] of steps) {
    const before = await page.title();
    await page.locator(link).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(before);
    await expect(page.locator('[data-kept]')).toHaveCount(count);
    // The keyboard starts at the top of the new page.
    await page.keyboard.press('Tab');
    await expect(linkIn(page, 'Skip to main content')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toHaveCount(0);
  await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  expect((await boxOf(page.locator('.navbar'))).y).toBe(0);
});

test('of several pending navigations only the last one renders, and adds one history entry', async ({
  page,
}) => {
  await page.addInitScript(noteHeadings);
  await resize(page, 1440);
  await open(page, 'usage');
  const bar = page.locator('#nprogress');
  const follow = async (name: string) => {
    const address = BASE_PATH + name.toLowerCase();
    const release = await holdRequests(page, `**${address}`);
    await sidebarLink(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(bar).toBeAttached();
    return release;
  };

  const releaseProps = await follow('Props');
  await sidebarLink(page, 'Methods').click();
  await expectHeading(page, 'BottomSheet methods');
  await releaseProps();

  const releaseHooks = await follow('Hooks');
  await page.goBack();
  await expect(page).toHaveURL(`${BASE_PATH}methods`);
  await releaseHooks();
  await waitForFrames(page, 30);
  await expect(bar).toHaveCount(0);

  const releaseScrollables = await follow('Scrollables');
  await sidebarLink(page, 'Scrollables').click();
  await releaseScrollables();
  await expectHeading(page, 'Scrollables');
  await page.goBack();
  await expectHeading(page, 'BottomSheet methods');

  expect(await page.evaluate(() => window.headings)).toEqual([
    '',
    'Install and first sheet',
    'BottomSheet methods',
    'Scrollables',
    'BottomSheet methods',
  ]);
});
