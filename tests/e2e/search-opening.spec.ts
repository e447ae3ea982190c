import type { Page } from '@playwright/test';
import { waitForFrames, expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import { button, field, modal, search } from './search';
import { buttonIn } from './siteLayout';

/** Opens a page with the pointer away from the navbar, and a clock to advance. */
async function begin(page: Page, route = 'usage'): Promise<void> {
  await open(page, route);
  await page.clock.install();
  await page.mouse.move(600, 500);
}

/**
 * Asserts that nothing opens in the time for which a pointer or the focus has
 * to rest.
 */
async function expectNoOpening(page: Page): Promise<void> {
  await page.clock.fastForward(700);
  await waitForFrames(page);
  await expect(modal(page)).toHaveCount(0);
}

test('the search opens and closes by click and by keys', async ({ page }) => {
  await test.step("the button is labelled 'Search' and last in the navbar", async () => {
    await begin(page, 'search');
    await expect(button(page)).toHaveText(/^Search\s*Ctrl\s*K$/);
    await expect(
      page.locator('.navbar__inner :is(a, button):visible').last(),
    ).toHaveAccessibleName('Search');
  });

  await test.step('Escape cancels an opening under way', async () => {
    const release = await holdRequests(page, '**/js/search-modal.*');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    const loaded = page.waitForEvent('requestfinished');
    await release();
    await loaded;
    await waitForFrames(page);
    await expect(modal(page)).toHaveCount(0);
  });

  await test.step('typing on the button opens the search', async () => {
    await button(page).focus();
    await page.keyboard.type('snap');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('snap');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  await test.step('Escape, Ctrl+K and a click outside close it', async () => {
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

  await test.step('/ opens the search outside of fields', async () => {
    const input = page.getByRole('searchbox');
    await input.press('/');
    await expect(input).toHaveValue('/');
    await input.blur();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

test('the search opens when the pointer or the focus rests on its button', async ({
  page,
}) => {
  await begin(page);
  const box = await button(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 15];
  await page.mouse.move(x - 200, y);
  await page.mouse.move(x + 20, y, { steps: 20 });
  await page.mouse.move(600, 500, { steps: 5 });
  await expectNoOpening(page);
  await page.mouse.move(x, y);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoOpening(page);

  await page.mouse.move(600, 500);
  await buttonIn(page, /mode/).first().focus();
  // An assertion in between would be a rest on a slow machine.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectNoOpening(page);
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
});

test.describe('on a small Mac with a touch screen', () => {
  test.use({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  });

  test('the search opens by Command+K and by a tap on a target of 44 px', async ({
    page,
  }) => {
    await begin(page);
    await expect(button(page)).toHaveText(/⌘\s*K$/);
    const { width = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await button(page).dispatchEvent('pointermove', { pointerType: 'touch' });
    await expectNoOpening(page);
    await button(page).tap();
    await expect(field(page)).toBeFocused();
  });
});
