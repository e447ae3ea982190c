// Long pages leave out what is far from the screen when they are first laid
// out (`src/plugins/mdx/page-sections`). The reader must not notice. That a section takes
// the same room either way is asserted for every page in `sweep/walk.spec.ts`.
import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { addLink, scrollY } from './shell';
import { BASE_PATH } from './sites';

/** See https://wicg.github.io/layout-instability; TypeScript has no types. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

const FAR = 'animationConfigs'.toLowerCase();

/** Asserts that a heading is right below the navbar, and stays there. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id}`);
  const isThere = () =>
    heading.evaluate((one) => {
      const margin = parseFloat(getComputedStyle(one).scrollMarginTop);
      return Math.abs(one.getBoundingClientRect().top - margin) <= 2;
    });
  await expect.poll(isThere).toBe(true);
  await drawn(page);
  expect(await isThere()).toBe(true);
}

test('scrolling through a page moves nothing but the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // A demo that comes into view runs, and gets more buttons.
          if (element?.closest('[data-demo]') === null) {
            document.documentElement.dataset.moved = element.outerHTML;
          }
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'props');
  await page.mouse.move(200, 400);
  while ((await scrollY(page)) < 15_000) {
    await page.mouse.wheel(0, 600);
    await drawn(page, 2);
  }
  await drawn(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('a first visit leaves out what is far from the screen, which can be reached by keyboard; a place in the middle is exact by its address, a link within the site, and the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `props#${FAR}`);
  await expectAtTop(page, FAR);
  await open(page, 'usage');
  await (await addLink(page, `${BASE_PATH}props#${FAR}`)).click();
  await expect(page).toHaveURL(new RegExp(`props#${FAR}$`));
  await expectAtTop(page, FAR);

  await open(page, 'props');
  const [all, skipped] = await page
    .locator('.page-section > :first-child')
    .evaluateAll((firsts) => [
      firsts.length,
      firsts.filter(
        (one) => !one.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    ]);
  expect(skipped).toBeGreaterThan(all * 0.8);
  const link = page.locator('.page-section a').last();
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.locator(`.table-of-contents a[href="#${FAR}"]`).click();
  await expectAtTop(page, FAR);
});
