// What a designer would notice at a glance, where a machine can hold it.
import { V2_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { hold } from './hold';
import { brokenWords } from './overlaps';
import { part } from './projectCheck';
import { menuButton } from './shell';
import { BASE_PATH } from './sites';

test('names are not broken in the middle of a word, and commands only between words', async ({
  page,
}) => {
  const expectWhole = async (selector: string, word: string) => {
    const texts = page.locator(selector).filter({ visible: true });
    expect(await texts.count()).toBeGreaterThan(2);
    expect(await texts.evaluateAll(brokenWords, word)).toEqual([]);
  };
  for (const [width, route] of [
    [320, 'hooks'],
    [1440, 'components/bottomsheetvirtualizedlist'],
    [1280, 'troubleshooting'],
    [390, 'usage'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, route);
    await expectWhole('h1, h2, h3, .table-of-contents a', '[A-Z]?[a-z]+');
  }
  await part(page).getByRole('button', { name: 'Pick a release' }).click();
  await expect(part(page).locator('pre')).toBeVisible();
  for (const summary of await page
    .locator('main [data-commands] summary')
    .all()) {
    await summary.click();
  }
  for (const project of ['React Native CLI', 'Expo']) {
    const option = page.locator('label', { hasText: project }).first();
    await option.click();
    await expectWhole(
      'main [data-commands] pre, [data-project-check] pre',
      '\\S+',
    );
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
    expect(V2_ROUTES).toContain(address.replace(BASE_PATH, ''));
  }
  await page.getByRole('searchbox').fill('index');
  await expect(start).toHaveCount(0);
});

test('a press before the page is interactive is not lost: on an install choice and a demo, the menu, and the keys of the search', async ({
  page,
}) => {
  const choice = page.locator('label', { hasText: 'pnpm' }).first();
  const run = page.getByRole('button', { name: 'Run the demo' }).first();
  for (const [width, press, outcome] of [
    [1280, () => run.click(), '[data-demo] [data-state=running]'],
    [390, () => menuButton(page).click(), '.navbar-sidebar--show'],
    [1280, () => page.keyboard.press('Control+k'), '.DocSearch-Input:focus'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, '**/assets/js/**');
    await page.goto('usage', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    if (outcome.includes('demo')) await choice.click();
    await press();
    await release();
    await expect(page.locator(outcome)).not.toHaveCount(0);
    await expect(choice.locator(':checked')).toHaveCount(1);
  }
});
