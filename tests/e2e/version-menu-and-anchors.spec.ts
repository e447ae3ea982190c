// URLs lead to their section. The version menu keeps it, and a section that a page
// lacks leads to the nearest one.
import type { Page } from '@playwright/test';
import { waitForFrames, expect, open, test } from './fixtures';
import {
  addLink,
  chooseVersion,
  expectHeading,
  scrollY,
  versions,
  linkIn,
  resize,
} from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

const OVERDRAG = 'enableOverDrag'.toLowerCase();

/** Asserts that the page shows a section and has its URL. */
async function expectAt(page: Page, place: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`-sheet/${place}$`));
  // The address changes first; the page of before may have the section, too.
  const [path = '', id = ''] = place.split(/(?:\\\?.*)?#/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`-sheet/${path}$`),
  );
  const section = page.locator(`[id="${id}"]`);
  await expect(section).toBeInViewport();
  const below = await section.evaluate((one) => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    return one.getBoundingClientRect().top - (bar?.bottom ?? NaN);
  });
  expect(below).toBeGreaterThanOrEqual(0);
}

test('the version menu and the banner keep the section', async ({
  page,
  context,
}) => {
  await open(page, `props#${OVERDRAG}`);
  const link = versions(page).nth(1);
  await page.locator('.navbar .dropdown').hover();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await expectAt(tab, `v4/props#${OVERDRAG}`);
  await tab.close();
  await link.press('Enter');
  await expectAt(page, `v4/props#${OVERDRAG}`);
  await page.locator('.table-of-contents a[href="#snappoints"]').press('Enter');
  await linkIn(
    page.locator('.theme-doc-version-banner'),
    'latest version',
  ).press('Enter');
  await expectAt(page, 'props#snappoints');
});

test('the version menu leads to the same page or the nearest section', async ({
  page,
}) => {
  await emulateOldBrowser(page);
  await open(page, 'props');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(versions(page)).toHaveText([
    'v5',
    'v4 (Reanimated v2)',
    'v2 (Reanimated v1)',
  ]);
  await chooseVersion(page, 1);
  await expect(page).toHaveURL(/-sheet\/v4\/props$/);
  const preferred = () =>
    localStorage.getItem('docs-preferred-version-default');
  await expect.poll(() => page.evaluate(preferred)).toBe('4');
  for (const [from, to, version] of [
    // By the words of its name.
    ['faq#test-with-jest', 'v4/faq#how-do-i-test-with-jest', 1],
    // By the section around it.
    [`props#${OVERDRAG}`, 'v2/props#gestures', 2],
    // Of a page that the version lacks.
    ['web-support', 'v4/faq#does-v4-run-on-the-web', 1],
  ] as const) {
    await open(page, from);
    await chooseVersion(page, version);
    await expectAt(page, to);
  }
  // A link of another site has no page to come from.
  await open(page, `v2/props?a#${OVERDRAG}`);
  await expectAt(page, 'v2/props\\?a#gestures');
});

test('the version select of a phone keeps the section', async ({ page }) => {
  await resize(page, 390, 844);
  await open(page, `props#${OVERDRAG}`);
  const version = page.getByRole('combobox', { name: 'Docs version' });
  await expect(page.locator('.navbar__version')).toContainText('v5');
  await version.selectOption('4');
  await expectAt(page, `v4/props#${OVERDRAG}`);
  await expect(version).toHaveValue('4');
  await page.goBack();
  await expect(version).toHaveValue('current');
});

test('a fragment finds its section in any letter case', async ({ page }) => {
  await open(page, `props#${'SNAPPOINTS'.replace('P', '%50')}`);
  await expectAt(page, 'props#snappoints');
  await page.evaluate(() => {
    window.location.hash = 'animatedIndex';
  });
  await expectAt(page, 'props#animatedindex');
  await page.goBack();
  await expectAt(page, 'props#snappoints');
});

test('an unknown fragment leaves the page at its top', async ({ page }) => {
  await open(page, 'props?a#%E0%A4%A<img src=x onerror=alert(1)>');
  await page.waitForLoadState('networkidle');
  const address = page.url();
  await waitForFrames(page);
  expect(page.url()).toBe(address);
  expect(await scrollY(page)).toBe(0);
  await linkIn(page, 'Blog').first().click();
  await expectHeading(page, 'Blog');
  await page.goBack();
  await expectHeading(page, 'BottomSheet props');

  // The other page lacks the section.
  const link = await addLink(page, 'troubleshooting#gone');
  await page.evaluate(() => {
    window.scrollTo(0, 3000);
  });
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/troubleshooting#gone$/);
  await expectHeading(page, 'Troubleshooting');
  await expect.poll(() => scrollY(page)).toBe(0);
});
