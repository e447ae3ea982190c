// Sections of long pages are closed in narrow windows (`src/client/closedSections`).
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { formOf } from './projectCheck';
import {
  addLink,
  MAX_HEIGHT_ON_PHONES,
  expectHeading,
  menu,
  menuButton,
  pageHeight,
  scrollY,
  sidebarLink,
  linkIn,
} from './siteLayout';
import { BASE_PATH } from './sites';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The longest page of each version, and the longest with demos. */
const LONG_PAGES = [
  'troubleshooting',
  'v4/troubleshooting',
  'v2/scrollables',
  'props',
  'web-support',
];

const toggleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `More about ${name}`, exact: true });

const parts = (page: Page) => page.locator('[data-section-part]');

test('a long page keeps its height while it scrolls', async ({ page }) => {
  const onPhones = LONG_PAGES.map((route) => [route, PHONE] as const);
  for (const [route, size] of [...onPhones, ['usage', DESKTOP] as const]) {
    await page.setViewportSize(size);
    await open(page, route);
    const before = await pageHeight(page);
    await page.evaluate(async (bottom) => {
      for (let top = 0; top < bottom; top += 800) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    }, before);
    expect(await pageHeight(page), route).toBe(before);
  }
});

test('open sections survive Back and a reload', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, 'props');
  const facts = page.locator('#index ~ [data-section-part] dl').first();
  await expect(facts).toBeHidden();
  const toggle = toggleOf(page, 'index');

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(facts).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(facts).toBeHidden();
  await page.locator('#index').click({ position: { x: 2, y: 10 } });
  await expect(facts).toBeVisible();

  // A link of the page, and one from another page.
  await (await addLink(page, `${BASE_PATH}props#onchange`)).click();
  await expect(toggleOf(page, 'onChange')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.locator('#onchange')).toBeInViewport();

  const place = await scrollY(page);
  await menuButton(page).click();
  await linkIn(menu(page), 'Methods').first().click();
  await expectHeading(page, /methods/);
  await page.goBack();
  await expect(toggleOf(page, 'onChange')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect.poll(() => scrollY(page)).toBe(place);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  // The browser restores the position to within a pixel.
  await expect
    .poll(async () => Math.abs((await scrollY(page)) - place))
    .toBeLessThanOrEqual(1);
});

test('a fragment opens the section that contains its target', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const [route, name] of [
    ['troubleshooting#callback-ref', 'Modals'],
    ['props#onchange', 'onChange'],
  ] as const) {
    await open(page, route);
    await expect(toggleOf(page, name)).toHaveAttribute('aria-expanded', 'true');
    const target = page.locator(`#${route.split('#')[1] ?? ''}`);
    await expect(target).toBeInViewport();
    expect(await pageHeight(page)).toBeLessThan(MAX_HEIGHT_ON_PHONES + 5_000);
  }

  await test.step('find in page and the member filter open the section of a match', async () => {
    const part = parts(page)
      .filter({ has: page.locator('dl') })
      .first();
    await part.dispatchEvent('beforematch');
    await expect(part).toBeVisible();
    await page
      .getByRole('searchbox', { name: 'Filter' })
      .fill('containerOffset');
    await expect(toggleOf(page, 'containerOffset')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(
      page.locator('#index ~ [data-section-part]').first(),
    ).toBeHidden();
  });
});

test('every section is open in wide windows, in print and without scripts', async ({
  page,
  browser,
}) => {
  const expectShown = async (shownPage: Page) => {
    const heights = await parts(shownPage).evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(40);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  };
  await page.setViewportSize(DESKTOP);
  await open(page, 'props');
  await expectShown(page);
  await expect(page.locator('[data-section-toggle]:visible')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: 'print' });
  await expectShown(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    baseURL: test.info().project.use.baseURL,
  });
  const plain = await context.newPage();
  await plain.goto('props');
  await expectShown(plain);
  await context.close();
});

test('every section is open when the script of the toggles fails to load', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource|Loading chunk|Failed to fetch/);
  await page.route('**/island-ClosedSections.*', (route) => route.abort());
  await page.setViewportSize(PHONE);
  await open(page, 'faq');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  const heights = await parts(page).evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('the sidebar and the breadcrumbs show the entry that was followed', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, 'faq');
  const current = page.locator('aside [aria-current]');
  const highlighted = page.locator(
    'aside .menu__link--active:not(.menu__link--sublist)',
  );
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const headingOf = (name: RegExp) => page.getByRole('heading', { name });
  await expect(current).toHaveText(['FAQ']);
  for (const [name, category, place] of [
    ['Testing', 'Help', undefined],
    ['Playground', 'Tools', headingOf(/^Playground/)],
    ['Examples', '', headingOf(/^Six example apps/)],
    ['Versions', 'Getting started', undefined],
    ['Check my project', 'Tools', formOf(page).field],
  ] as const) {
    await sidebarLink(page, name).click();
    await expect(current).toHaveText([name]);
    await expect(highlighted).toHaveText([name]);
    await expect(breadcrumbs).toHaveText(`${category}${name}`);
    if (place === undefined) continue;
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
  }
  await sidebarLink(page, 'Troubleshooting').click();
  await expect(current).toHaveText(['Troubleshooting']);
  await expect(breadcrumbs).toHaveText('HelpTroubleshooting');
});
