import { expect, open, test } from './fixtures';

test.describe('tables', () => {
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
});

test('the top of the sheet is on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '');
  const screen = page.locator('[data-demo="playground"] [data-screen]');
  const box = await screen.boundingBox();
  // The sheet of the poster is half as tall as the screen.
  expect((box?.y ?? NaN) + (box?.height ?? NaN) / 2).toBeLessThan(844);
});

test.describe('targets', () => {
  for (const width of [390, 1440]) {
    test(`controls are 24 px or more at ${width} px, links in sentences excepted`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of ['', 'props', 'blog', 'sponsors']) {
        await open(page, route);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('a, button, input, select, summary')]
            .filter((element) => {
              const { width: w, height: h } = element.getBoundingClientRect();
              // WCAG 2.5.8 excepts what stands in a line of text.
              const inText =
                element.tagName === 'A' &&
                element.closest(
                  'p, li, dd, td, figcaption, .footer__copyright',
                ) !== null &&
                element.closest(
                  '.menu, .table-of-contents, .footer li, .navbar',
                ) === null;
              const unseen = w === 0 || element.closest('[role=region] > a');
              return !unseen && !inText && (w < 24 || h < 24);
            })
            .map(
              (element) =>
                `${element.tagName} ${element.className} "${element.textContent.slice(0, 30)}"`,
            ),
        );
        expect(small, route).toEqual([]);
      }
    });
  }
});

test('on a phone the ticks of the table of contents stand before its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'props');
  await page.getByRole('button', { name: 'On this page' }).click();
  for (const name of ['Snap points and start', 'snapPoints']) {
    const [tick, text] = await page
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', { name, exact: true })
      .evaluate((link): [number, number] => [
        parseFloat(getComputedStyle(link, '::before').width),
        parseFloat(getComputedStyle(link).paddingInlineStart),
      ]);
    expect(tick, name).toBeGreaterThan(0);
    expect(text, name).toBeGreaterThan(tick);
  }
});
