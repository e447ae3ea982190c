// What a designer would notice at a glance, where a machine can hold it.
import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { demoOf, run, start } from './liveDemo';

const PHONE = { width: 390, height: 844 };

/** Words that are broken between two lowercase letters. */
const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const topOf = (index: number) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().top;
        };
        for (let index = 1; index < text.length; index += 1) {
          const isInWord = /^[a-z]{2}$/i.test(text.slice(index - 1, index + 1));
          if (isInWord && topOf(index) > topOf(index - 1) + 4) {
            broken.push(`${text.slice(0, index)}|${text.slice(index)}`);
          }
        }
      }
      return broken;
    }),
  );

test.describe('names are not broken in the middle of a word', () => {
  for (const [width, routes] of [
    [320, ['hooks', 'components/bottomsheetvirtualizedlist']],
    [390, ['hooks', 'components/bottomsheetvirtualizedlist']],
    [1024, ['components/bottomsheetflatlist']],
    [1280, ['hooks', 'troubleshooting', 'v4/hooks']],
    [
      1440,
      ['hooks', 'troubleshooting', 'components/bottomsheetvirtualizedlist'],
    ],
  ] as const) {
    test(`in headings and the table of contents at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of routes) {
        await open(page, route);
        const names = page.locator('h1, h2, h3, .table-of-contents a');
        expect(await names.count()).toBeGreaterThan(3);
        expect(await brokenWords(names), route).toEqual([]);
      }
    });
  }

  test('a broken one is noticed', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'hooks');
    await page.addStyleTag({
      content: '.table-of-contents { width: 8rem }',
    });
    const names = page.locator('.table-of-contents a');
    expect((await brokenWords(names)).length).toBeGreaterThan(0);
  });
});

test('from 997 to 1279 px the contents are in a box above the text, which has the room', async ({
  page,
}) => {
  for (const [width, isNextTo] of [
    [1024, false],
    [1279, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'props');
    const box = page.getByRole('button', { name: 'On this page' });
    const column = page.getByRole('navigation', { name: 'On this page' });
    await expect(isNextTo ? column : box).toBeVisible();
    await expect(isNextTo ? box : column).toBeHidden();
    const text = await page.locator('.markdown').boundingBox();
    expect(text?.width).toBeGreaterThan(600);
  }
});

test('all controls of the playground are seen at once next to the phone', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const route of ['', 'usage']) {
      await open(page, route);
      const demo = page.locator('[data-demo="playground"]');
      await start(page, 'playground');
      const last = demo.getByRole('checkbox', { name: 'backdrop' });
      await expect(last).toBeVisible();
      const hidden = await last.evaluate((element) => {
        const box = element.closest('[id$="Props"]');
        return box === null ? NaN : box.scrollHeight - box.clientHeight;
      });
      expect(hidden, `${route} at ${width} px`).toBe(0);
    }
  }
});

test('the version menu has one line for each version', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'props');
  const menu = page.locator('.dropdown');
  await menu.hover();
  const heights = await menu
    .locator('.dropdown__link')
    .evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
});

test('on a phone a table keeps its first column, and a shadow says that there is more', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, 'keyboard-handling');
  const table = page.locator('[data-table]').first();
  await table.scrollIntoViewIfNeeded();
  const places = await table.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
    const cell = box.querySelector('td');
    return {
      moved: box.scrollLeft,
      cell: cell?.getBoundingClientRect().left,
      box: box.getBoundingClientRect().left,
      attachments: getComputedStyle(box).backgroundAttachment,
    };
  });
  expect(places.moved).toBeGreaterThan(0);
  expect(places.cell).toBe(places.box);
  expect(places.attachments).toContain('local');
});

test('the search page starts with popular pages, of the chosen version', async ({
  page,
}) => {
  await open(page, 'search');
  const start = page.getByRole('heading', { name: 'Popular pages' });
  await expect(start).toBeVisible();
  const links = page.locator('main ul a');
  await expect(links).toHaveCount(6);
  await page.getByLabel('Version').selectOption('2');
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toContain('/v2/');
    expect((await page.request.get(address)).status()).toBe(200);
  }
  await page.getByRole('searchbox').fill('index');
  await expect(start).toHaveCount(0);
});

test("on a phone an author's accounts stay on one line", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, 'blog/bottom-sheet-v5');
  const tops = await page
    .locator('article header')
    .getByRole('link', { name: /^(GitHub|X)/ })
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ allowedThroughout: [/status of 404/], viewport: PHONE });

  test('pages without breadcrumbs begin at the same height, and end at the same edge', async ({
    page,
  }) => {
    const places = new Map<string, readonly unknown[]>();
    for (const route of [
      'blog',
      'search',
      'sponsors',
      'blog/archive',
      'blog/tags',
      'no/such-page',
    ]) {
      await open(page, route);
      const top = await page
        .locator('h1')
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
      const edge = await page
        .locator('.footer a')
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
      places.set(route, [top, edge]);
    }
    const first = places.get('blog');
    expect(first?.[1]).toBe(16);
    for (const [route, place] of places) {
      expect(place, route).toEqual(first);
    }
  });
});

test('a press on a demo before the page is interactive is not lost', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('usage', { waitUntil: 'commit' });
  const demo = page.locator('[data-demo]').first();
  const code = demo.getByRole('button', { name: 'Code', exact: true });
  await expect(code).toBeVisible();
  await expect(
    demo.getByRole('button', { name: 'Run the demo' }),
  ).toBeVisible();
  await demo.getByRole('button', { name: 'Run the demo' }).click();
  release();
  await expect(demo.locator('[data-state]')).toHaveAttribute(
    'data-state',
    'running',
  );
});

test('at 200 % zoom a demo can fill the window', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  // By keyboard: React Native Web warns of a press that began before it was there.
  await run(page, 'modal');
  const demo = demoOf(page, 'modal');
  await demo.getByRole('button', { name: 'Full screen' }).click();
  const box = await page.locator('dialog [data-screen]').boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(450);
});

test('forced colors keep the edges of buttons and of the phone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '');
  const button = page.locator('a.button').first();
  await expect(button).toHaveCSS('border-top-width', '1px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
  const phone = page.getByTestId('phone').first();
  await expect(phone).toHaveCSS('outline-style', 'solid');
});

test('a poster on the first screen is fetched first', async ({ page }) => {
  for (const route of ['', 'usage', 'modal/usage']) {
    await open(page, route);
    const poster = page.locator('[data-demo] img').first();
    await expect(poster).toHaveAttribute('fetchpriority', 'high');
    await expect(poster).not.toHaveAttribute('loading', 'lazy');
  }
});
