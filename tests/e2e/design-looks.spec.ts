// What a designer would notice at a glance, where a machine can hold it.
import type { Page } from '@playwright/test';
import { V2_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { hold } from './hold';
import { brokenWords } from './overlaps';
import { menuButton } from './shell';
import { BASE_PATH } from './sites';

test('names are not broken in the middle of a word', async ({ page }) => {
  for (const [width, route] of [
    [320, 'hooks'],
    [1280, 'troubleshooting'],
    [1440, 'components/bottomsheetvirtualizedlist'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, route);
    const names = page.locator('h1, h2, h3, .table-of-contents a');
    expect(await names.count()).toBeGreaterThan(3);
    expect(await names.evaluateAll(brokenWords, '[A-Z]?[a-z]+'), route).toEqual(
      [],
    );
  }
});

test('from 997 to 1279 px the contents are in a box above the text, which has the room', async ({
  page,
}) => {
  await open(page, 'props');
  for (const [width, isNextTo] of [
    [1279, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = page.getByRole('button', { name: 'On this page' });
    const column = page.getByRole('navigation', { name: 'On this page' });
    await expect(isNextTo ? column : box).toBeVisible();
    await expect(isNextTo ? box : column).toBeHidden();
    const text = await page.locator('.markdown').boundingBox();
    expect(text?.width).toBeGreaterThan(600);
  }
});

test('the search page starts with popular pages, of the chosen version', async ({
  page,
}) => {
  await open(page, 'search');
  const start = page.getByRole('heading', { name: 'Popular pages' });
  await expect(start).toBeVisible();
  const links = page.locator('main ul a');
  await expect(links).toHaveCount(6);
  await page.locator('main').getByLabel('Version').selectOption('2');
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    const route = address.replace(BASE_PATH, '');
    expect(V2_ROUTES).toContain(route);
  }
  await page.getByRole('searchbox').fill('index');
  await expect(start).toHaveCount(0);
});

/** What is done before the page is interactive, and what then comes of it. */
const EARLY: Readonly<
  Record<string, readonly [(page: Page) => Promise<void>, string]>
> = {
  'on a demo': [
    (page) =>
      page.getByRole('button', { name: 'Run the demo' }).first().click(),
    '[data-demo] [data-state=running]',
  ],
  "on the menu's button": [
    (page) => menuButton(page).click(),
    '.navbar-sidebar--show',
  ],
  'of Ctrl+K': [
    (page) => page.keyboard.press('Control+k'),
    '.DocSearch-Input:focus',
  ],
};

for (const [kind, [press, outcome]] of Object.entries(EARLY)) {
  test(`a press ${kind} before the page is interactive is not lost`, async ({
    page,
  }) => {
    const width = kind.includes('menu') ? 390 : 1280;
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, '**/assets/js/main.*.js');
    await page.goto('usage', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    await press(page);
    await release();
    await expect(page.locator(outcome)).not.toHaveCount(0);
  });
}

test('a wide table scrolls inside of itself, by keyboard too, and only then is a stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'keyboard-handling');
  const boxes = page.locator('.markdown :has(> table)');
  expect(await boxes.count()).toBeGreaterThan(0);
  // What is far from the screen is not laid out yet.
  await boxes.first().scrollIntoViewIfNeeded();
  const wide = page.getByRole('group', { name: /^Table: / }).first();
  await expect(wide).toHaveAttribute('tabindex', '0');
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);

  // A box keeps its place in the tab order while it has the focus.
  await wide.blur();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByRole('group', { name: /^Table: / })).toHaveCount(0);
});
