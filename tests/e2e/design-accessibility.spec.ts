import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test } from './fixtures';

test('axe would find a fault: text of too little contrast', async ({
  page,
}) => {
  await open(page, 'usage');
  await page.addStyleTag({
    content: '.markdown p { color: #777 !important; }',
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('color-contrast');
});

test.describe('keyboard', () => {
  test('every stop of a page shows the focus ring', async ({ page }) => {
    await open(page, 'modal/methods');
    const stops = 60;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) {
          return undefined;
        }
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        return {
          name: `${activeElement.tagName} ${activeElement.className} ${activeElement.textContent.slice(0, 40)}`,
          width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        };
      });
      if (ring !== undefined) {
        expect(ring.width, ring.name).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('the page is not behind the navbar where the focus goes', async ({
    page,
  }) => {
    await open(page, 'methods');
    const links = page.locator('.markdown p a');
    await links.last().scrollIntoViewIfNeeded();
    await links.first().focus();
    const top = await links
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(64);
  });

  test('landmarks: one banner line, one main, one footer, named navigation', async ({
    page,
  }) => {
    for (const route of ['usage', 'blog', 'sponsors']) {
      await open(page, route);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      const names = await page
        .getByRole('navigation')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('aria-label') ?? ''),
        );
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
