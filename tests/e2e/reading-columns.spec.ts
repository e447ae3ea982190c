// How much of the code is seen without scrolling sideways.
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const DEMO_PAGES = [
  'usage',
  'components/bottomsheetflatlist',
  'modal/usage',
  '',
];
const SAMPLE_PAGES = ['props', 'scrollables', 'troubleshooting'];
/** Prettier's 80, less what a deep line seldom uses. */
const COLUMNS = 72;

/** The columns of code that an open `<pre>` shows. */
const columnsOf = (code: Locator): Promise<number> =>
  code.evaluate((pre) => {
    const inner = pre.querySelector('code');
    if (inner === null) {
      return 0;
    }
    const ruler = document.createElement('span');
    ruler.textContent = '0'.repeat(100);
    ruler.style.cssText = 'position: absolute; white-space: pre';
    inner.append(ruler);
    const column = ruler.getBoundingClientRect().width / 100;
    ruler.remove();
    const { paddingLeft, paddingRight } = getComputedStyle(inner);
    const free =
      pre.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.floor(free / column);
  });

/** Letters of the code that lie outside of its box, to the right. */
const cutOf = (code: Locator): Promise<number> =>
  code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);

async function shownCode(page: Page): Promise<Locator> {
  const demo = page.locator('[data-demo]').first();
  const tab = demo.getByRole('button', { name: 'Code', exact: true });
  if (await tab.isVisible()) {
    await tab.click();
  }
  const code = demo.locator('pre');
  await expect(code).toBeVisible();
  return code;
}

for (const route of DEMO_PAGES) {
  test(`a demo's code is never cut, and shows enough columns at each width: /${route}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await open(page, route);
    for (const fold of await (await shownCode(page)).locator('.fold').all()) {
      await fold.click();
    }
    for (const [width, fewest] of [
      [1920, COLUMNS],
      [1440, 45],
      [1024, COLUMNS],
      [390, 36],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const code = await shownCode(page);
      expect(await cutOf(code), `${width} px`).toBe(0);
      expect(await columnsOf(code), `${width} px`).toBeGreaterThanOrEqual(
        fewest,
      );
    }
  });
}

for (const route of SAMPLE_PAGES) {
  test(`a sample shows ${COLUMNS} columns or more on wide screens: /${route}`, async ({
    page,
  }) => {
    await open(page, route);
    const code = page.locator('[data-language="tsx"] pre').first();
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await code.scrollIntoViewIfNeeded();
      expect(await columnsOf(code), `${width} px`).toBeGreaterThanOrEqual(
        COLUMNS,
      );
    }
  });
}

test('code that is wide gets the room that there is at 1920 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open(page, 'props');
  const code = page.locator('[data-language="tsx"]').first();
  const before = await code.boundingBox();
  await code.locator('code').evaluate((element) => {
    element.append('x'.repeat(100));
  });
  const after = await code.boundingBox();
  expect(after?.width).toBeGreaterThan((before?.width ?? Infinity) + 50);
});

test('what is too narrow is measured as such', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await open(page, 'usage');
  const code = await shownCode(page);
  await page.addStyleTag({
    content:
      '[data-demo] pre { width: 300px } [data-demo] code { white-space: pre !important; inline-size: max-content !important }',
  });
  expect(await columnsOf(code)).toBeLessThan(COLUMNS);
  expect(await cutOf(code)).toBeGreaterThan(0);
});

test.describe('a wrapped line', () => {
  test('hangs below its beginning', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'components/bottomsheetflatlist');
    const code = await shownCode(page);
    const lines = await code.locator('.in').evaluateAll((all) =>
      all
        .map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const rects = [...range.getClientRects()].filter(
            ({ width }) => width > 0,
          );
          const tops = [...new Set(rects.map(({ top }) => Math.round(top)))];
          const text = line.textContent;
          const indent = text.length - text.trimStart().length;
          const column =
            (rects.find(({ width }) => width > 0)?.width ?? 0) / text.length;
          const leftOf = (row: number) =>
            Math.min(
              ...rects
                .filter(({ top }) => Math.abs(top - row) < 6)
                .map(({ left }) => left),
            );
          return {
            rows: tops.length,
            indent,
            column,
            shift: leftOf(tops.at(-1) ?? 0) - leftOf(tops[0] ?? 0),
          };
        })
        .filter(({ rows, indent }) => rows > 1 && indent > 0),
    );
    expect(lines.length).toBeGreaterThan(2);
    for (const { shift } of lines) {
      // Further in than where the row above begins, spaces included.
      expect(shift).toBeGreaterThan(20);
    }
  });
});

test.describe('folds of imports and styles', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('open by keyboard; copy and Snack have all lines all the time', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'components/bottomsheetflatlist');
    const demo = page.locator('[data-demo]').first();
    const imports = demo.getByRole('button', { name: /lines of imports$/ });
    const line = demo.getByText("'react-native-gesture-handler'");
    await expect(imports).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeHidden();

    await demo.getByRole('button', { name: /^Copy/ }).click();
    await expect(demo.getByRole('status').first()).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import /);
    expect(copied).toContain('StyleSheet.create');
    expect(copied).not.toContain('lines of');
    const snack = await demo
      .getByRole('link', { name: 'Open in Snack' })
      .getAttribute('href');
    const files = new URL(snack ?? '').searchParams.toString();
    expect(files).toContain('StyleSheet.create');

    await imports.focus();
    await page.keyboard.press('Enter');
    await expect(imports).toHaveAttribute('aria-expanded', 'true');
    await expect(line).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(line).toBeHidden();
  });

  const expectOpen = async (page: Page) => {
    const code = page.locator('[data-demo]').first();
    await expect(
      code.getByText("'react-native-gesture-handler'"),
    ).toBeVisible();
    await expect(page.locator('.fold:visible')).toHaveCount(0);
  };

  test('are open on paper', async ({ page }) => {
    await open(page, 'components/bottomsheetflatlist');
    await page.emulateMedia({ media: 'print' });
    await expectOpen(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('are open', async ({ page }) => {
      await page.goto('components/bottomsheetflatlist');
      await expectOpen(page);
    });
  });
});

test('a step to another page keeps the sidebar, its scroll and its closed categories, and opens the one it leads into', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, 'usage');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = (name: string) =>
    sidebar.getByRole('button', { name, exact: true });
  for (const name of ['Reference', 'Help']) {
    await category(name).press('Enter');
    await expect(category(name)).toHaveAttribute('aria-expanded', 'false');
  }
  const link = sidebar.getByRole('link', { name: 'Keyboard handling' });
  await link.scrollIntoViewIfNeeded();
  const scroll = () => sidebar.evaluate(({ scrollTop }) => scrollTop);
  const before = await scroll();
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Keyboard handling');
  expect(await scroll()).toBe(before);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(category('Help')).toHaveAttribute('aria-expanded', 'false');

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await page.locator('article a[href*="/troubleshooting"]').first().click();
  await expect(category('Help')).toHaveAttribute('aria-expanded', 'true');
  await expect(category('Reference')).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
  // Another version has another sidebar, which starts afresh.
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__link').nth(1).click();
  await expect(page).toHaveURL(/\/v4\//);
  await expect(category('Reference')).toHaveAttribute('aria-expanded', 'true');
});
