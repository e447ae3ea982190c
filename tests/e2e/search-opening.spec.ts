import type { Page, Route } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { button, field, modal, search } from './search';

/** Longer than a pointer or the focus has to rest. */
const REST = 700;

/** Opens a page with the pointer away from the navbar, and a clock to advance. */
async function begin(page: Page, route = 'usage'): Promise<void> {
  await open(page, route);
  await page.clock.install();
  await page.mouse.move(600, 500);
}

test.describe('section 2, the search button', () => {
  // @spec 2.46 9.16
  test("is labelled 'Search' with a Ctrl+K hint, last in the navbar, and on a phone a target of 44 px", async ({
    page,
  }) => {
    await begin(page);
    await expect(button(page)).toHaveText(/^Search\s*Ctrl\s*K$/);
    await expect(button(page)).toHaveAccessibleName('Search');
    await expect(button(page)).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K /',
    );
    const order = await page
      .locator('.navbar__inner')
      .locator('a, button')
      .filter({ visible: true })
      .allInnerTexts();
    expect(order.at(-1)).toMatch(/^Search/);
    expect(order.join('|')).toMatch(/Blog.*v5.*GitHub.*Search/s);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(button(page)).toHaveAccessibleName('Search');
    const box = await button(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test.describe('on a Mac', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    });

    // @spec 2.46 2.51
    test('shows the Command key', async ({ page }) => {
      await open(page, 'usage');
      await expect(button(page)).toHaveText(/⌘\s*K$/);
      await page.keyboard.press('Meta+k');
      await expect(field(page)).toBeFocused();
    });
  });
});

test.describe('section 2, the modal opens by click, focus, hover, Ctrl/Command+K or /', () => {
  // @spec 2.47 2.48 2.51 2.53 4.28 4.29 9.16
  test('by typing on the button, and no key is lost; by click and Ctrl+K; a click outside, Escape and Ctrl+K close it and give the focus back, and no query is left', async ({
    page,
  }) => {
    await begin(page);
    // While its code is on its way.
    await button(page).focus();
    await page.keyboard.type('snap');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('snap');
    await page.keyboard.type('Points');
    await expect(field(page)).toHaveValue('snapPoints');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(10, 500);
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await search(page, 'sheet');
    for (let press = 0; press < 2; press += 1) {
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    await search(page);
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toHaveCount(0);
  });

  // @spec 2.52
  test('by /, but not while typing in a field', async ({ page }) => {
    await begin(page, 'props');
    const filter = page.getByLabel('Filter');
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await filter.blur();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('/');
  });

  // @spec 2.49 4.27
  test('by the keyboard focus at rest on the button, not by tabbing through', async ({
    page,
  }) => {
    await begin(page);
    await button(page).evaluate((element) => {
      element.addEventListener('focus', () => {
        element.dataset.passed = '';
      });
    });
    await page.getByRole('button', { name: /mode/ }).first().focus();
    // Looking at the button in between would be a rest on a slow machine.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page)).toHaveAttribute('data-passed');
    await expect(button(page)).not.toBeFocused();
    await page.clock.fastForward(REST);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
  });

  // @spec 2.50
  test('by a mouse pointer at rest on the button, not by passing over it', async ({
    page,
  }) => {
    await begin(page);
    const box = await button(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 15];
    await page.mouse.move(x - 200, y);
    await page.mouse.move(x + 20, y, { steps: 20 });
    await page.mouse.move(600, 500, { steps: 5 });
    await page.clock.fastForward(REST);
    await expect(modal(page)).toHaveCount(0);
    await page.mouse.move(x, y);
    await expect(field(page)).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('not by touching but by tapping', async ({ page }) => {
      await begin(page);
      await button(page).dispatchEvent('pointerenter', {
        pointerType: 'touch',
      });
      await page.clock.fastForward(REST);
      await expect(modal(page)).toHaveCount(0);
      await button(page).tap();
      await expect(field(page)).toBeFocused();
    });
  });

  const abort = (route: Route) => route.abort();
  for (const [name, letGo] of [
    ['a press while it is on its way closes it', undefined],
    ['also when it does not come', abort],
  ] as const) {
    test(name, async ({ page, allowedProblems }) => {
      allowedProblems.push(/Failed to load resource/);
      await begin(page);
      const release = await hold(page, '**/assets/**', letGo);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      const settled = letGo
        ? page.waitForEvent('requestfailed')
        : page.waitForEvent('requestfinished');
      await release();
      await settled;
      await page.waitForLoadState('networkidle');
      await drawn(page);
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
