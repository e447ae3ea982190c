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

test('reduced motion: all changes its color at once with the color mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'usage');
  const isDark = await page.evaluate(
    () => document.documentElement.dataset.theme === 'dark',
  );
  await page.getByRole('button', { name: /Switch between dark/ }).click();
  // An inherited color that changes in steps takes as long as it is deep.
  const changing = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) =>
        animation instanceof CSSTransition &&
        animation.transitionProperty === 'color'
          ? [
              (animation.effect as KeyframeEffect).target?.outerHTML.slice(
                0,
                60,
              ),
            ]
          : [],
      ),
  );
  expect(changing).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme',
    isDark ? 'light' : 'dark',
  );
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

  for (const [name, paper] of Object.entries({
    'A4 with margins': { width: 640, height: 900 },
    'A4 without margins': { width: 794, height: 1123 },
    'A4 landscape': { width: 1123, height: 794 },
  })) {
    test(`a demo prints its whole code and nothing to press, ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(paper);
      for (const route of ['components/bottomsheetflatlist', 'usage', '']) {
        await open(page, route);
        await page.emulateMedia({ media: 'print' });
        for (const demo of await page.locator('[data-demo]').all()) {
          const code = demo.locator('pre');
          await expect(code).toBeVisible();
          const cut = await code.evaluate((element) => {
            let hidden = 0;
            for (
              let box: Element | null = element;
              box !== null && !box.matches('[data-demo]');
              box = box.parentElement
            ) {
              hidden = Math.max(
                hidden,
                box.scrollHeight - box.clientHeight,
                box.scrollWidth - box.clientWidth,
              );
            }
            return hidden;
          });
          expect(cut, `${route}: pixels of code that are cut`).toBeLessThan(2);
          for (const button of await demo.getByRole('button').all()) {
            await expect(button).toBeHidden();
          }
          await expect(demo.getByRole('link')).toHaveCount(0);
        }
        const scrollWidth = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(scrollWidth, route).toBeLessThanOrEqual(paper.width);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  }

  test('prints addresses of links in sentences, and not inside types', async ({
    page,
  }) => {
    await open(page, 'hooks');
    await page.emulateMedia({ media: 'print' });
    const after = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links) =>
          links.map((link) => getComputedStyle(link, '::after').content),
        );
    const types = await after('.markdown code a[href^="http"]');
    expect(types.length).toBeGreaterThan(0);
    expect([...new Set(types)]).toEqual(['none']);
    const indents = await page
      .locator(':is(.markdown, .page-section) > ul')
      .evaluateAll((lists) =>
        lists.map((list) => parseFloat(getComputedStyle(list).paddingLeft)),
      );
    expect(Math.min(...indents, 20)).toBeGreaterThan(0);
    await expect(page.locator('[role="tablist"]:visible')).toHaveCount(0);
  });

  test('reaches to the edges of the paper', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await open(page, 'usage');
    await page.emulateMedia({ media: 'print' });
    const box = await page.locator('.markdown').boundingBox();
    expect(box?.width).toBeGreaterThan(700);
  });
});
