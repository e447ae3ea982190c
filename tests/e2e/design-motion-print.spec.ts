import { expect, expectNoSidewaysScroll, open, test } from './fixtures';
import { modeSwitch } from './shell';

test.describe('motion', () => {
  test('reduced motion: nothing on the page moves for longer than an instant, and all changes its color at once', async ({
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
    // An inherited color that changes in steps takes as long as it is deep.
    await modeSwitch(page).click();
    const changing = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .filter(({ transitionProperty }) => transitionProperty === 'color')
        .map(({ effect }) => (effect as KeyframeEffect).target?.tagName),
    );
    expect(changing).toEqual([]);
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

  test('a demo prints its whole code and nothing to press, on A4 with margins and landscape', async ({
    page,
  }) => {
    for (const route of ['usage', '']) {
      await page.emulateMedia({ media: 'screen' });
      await open(page, route);
      await page.emulateMedia({ media: 'print' });
      for (const paper of [
        { width: 640, height: 900 },
        { width: 1123, height: 794 },
      ]) {
        await page.setViewportSize(paper);
        for (const demo of await page.locator('[data-demo]').all()) {
          await expect(demo.locator('pre')).toBeVisible();
          const cut = await demo
            .locator(':has(pre), pre')
            .evaluateAll((all) =>
              all
                .flatMap((box) => [
                  box.scrollHeight - box.clientHeight,
                  box.scrollWidth - box.clientWidth,
                ])
                .filter((pixels) => pixels > 1),
            );
          expect(cut, `${route}: pixels of code that are cut`).toEqual([]);
          for (const button of await demo.getByRole('button').all()) {
            await expect(button).toBeHidden();
          }
          await expect(demo.getByRole('link')).toHaveCount(0);
        }
        await expectNoSidewaysScroll(page);
      }
    }
  });
});
