import { expect, open, test } from './fixtures';

const PHONE = { width: 390, height: 844 };

test.describe('motion', () => {
  test('the mobile menu rises as a sheet and settles', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, 'usage');
    const sheet = page.locator('.navbar-sidebar');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box === null ? undefined : Math.round(box.y + box.height);
      })
      .toBe(PHONE.height);
    const duration = await sheet.evaluate(
      (element) => getComputedStyle(element).transitionDuration,
    );
    for (const part of duration.split(',')) {
      expect(parseFloat(part)).toBeLessThanOrEqual(0.3);
      expect(parseFloat(part)).toBeGreaterThan(0.1);
    }
  });

  test('reduced motion: nothing on the page moves for longer than an instant', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of ['', 'props', 'blog']) {
      await open(page, route);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const slow = style.transitionDuration
              .split(',')
              .some((duration) => parseFloat(duration) > 0.001);
            return slow || style.animationName !== 'none'
              ? [`${element.tagName}.${element.className}${pseudo ?? ''}`]
              : [];
          }),
        ),
      );
      expect(moving, route).toEqual([]);
    }
  });
});

test.describe('the sheet that the page is', () => {
  test('its edge stays below the navbar while one reads', async ({ page }) => {
    await open(page, 'props');
    await page.evaluate(() => {
      window.scrollTo(0, 3000);
    });
    const edge = await page.evaluate(() => {
      const main = document.querySelector('main');
      const navbar = document.querySelector('.navbar');
      if (main === null || navbar === null) {
        return undefined;
      }
      const { position, top } = getComputedStyle(main, '::before');
      return { position, top, navbar: navbar.getBoundingClientRect().height };
    });
    expect(edge?.position).toBe('sticky');
    expect(parseFloat(edge?.top ?? '')).toBe(edge?.navbar);
  });
});

test.describe('print', () => {
  test('the page prints as text: no navigation, black on white, addresses of outside links', async ({
    page,
  }) => {
    await open(page, 'faq');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const selector of [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.footer',
      '.pagination-nav',
      'nav[aria-label="On this page"]',
    ]) {
      await expect(page.locator(selector).first()).toBeHidden();
    }
    await expect(page.locator('h1')).toBeVisible();
    const ink = await page.evaluate(() => {
      const text = document.querySelector('.markdown p');
      const code = document.querySelector('.markdown pre');
      return {
        text: text === null ? '' : getComputedStyle(text).color,
        page: getComputedStyle(document.documentElement).backgroundColor,
        wraps: code === null ? '' : getComputedStyle(code).whiteSpace,
      };
    });
    expect(ink).toEqual({
      text: 'rgb(0, 0, 0)',
      page: 'rgb(255, 255, 255)',
      wraps: 'pre-wrap',
    });
    const outside = page.locator('.markdown a[href^="https://"]').first();
    const address = await outside.evaluate(
      (element) => getComputedStyle(element, '::after').content,
    );
    expect(address).toContain(await outside.getAttribute('href'));
  });

  test('reaches to the edges of the paper', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await open(page, 'usage');
    await page.emulateMedia({ media: 'print' });
    const box = await page.locator('.markdown').boundingBox();
    expect(box?.width).toBeGreaterThan(700);
  });
});
