import { axeFaults, axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';

test('axe would find faults: low contrast, small targets, a table out of reach', async ({
  page,
}) => {
  await open(page, 'usage');
  await page.evaluate(() => {
    const markdown = document.querySelector('.markdown');
    markdown?.insertAdjacentHTML(
      'afterbegin',
      `<p style="color: #777">Text</p>
      <ul style="line-height: 1">
        <li><a href="#a">One</a></li>
        <li><a href="#b">Two</a></li>
      </ul>
      <div style="width: 6rem; overflow: auto">
        <div style="width: 20rem">Wider than its box</div>
      </div>`,
    );
  });
  const rules = [
    'color-contrast',
    'target-size',
    'scrollable-region-focusable',
  ];
  for (const options of [{}, { exclude: ['link-in-text-block'] }]) {
    const faults = await axeFaults(page, options);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(rules),
    );
  }
});

for (const width of [390, 1280]) {
  test(`the filter of members passes axe while it is in use, ${width} px`, async ({
    page,
  }) => {
    // Four runs of axe on the longest page.
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'props');
    const box = page.getByRole('search');
    const filter = box.getByRole('searchbox', { name: 'Filter' });
    for (const [text, said] of [
      ['keyboard', /^\d+ of \d+ members$/],
      ['zzzz', /./],
    ] as const) {
      await filter.fill(text);
      await expect(box.getByRole('status')).toHaveText(said);
      expect(await axeFaultsInBothModes(page), text).toEqual([]);
    }
  });
}

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
