// Long pages leave out what is far from the screen when they are first laid
// out (`src/plugins/mdx/page-sections`). The reader must not notice. That a section takes
// the same room either way is asserted for every page in `sweep/walk.spec.ts`.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { countSkipped } from './sections';
import { addLink, scrollY } from './shell';
import { BASE_PATH } from './sites';

/** See https://wicg.github.io/layout-instability; TypeScript has no types. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    /** What moved on the screen without the reader's doing. */
    shifted: string[];
  }
}

const FAR = 'animationConfigs'.toLowerCase();

/** The distance of an element from the top of the screen, in px, at rest. */
async function topOf(element: Locator): Promise<number> {
  let top = NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await element.evaluate((element) =>
        Math.round(element.getBoundingClientRect().top),
      );
      return top === before;
    })
    .toBe(true);
  return top;
}

/** Scrolls down as a reader does, about 24,000 px. */
async function readOn(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 600);
    await drawn(page, 2);
  }
}

/** Asserts that a heading is right below the navbar, and so is what follows. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id}`);
  await expect(heading).toBeInViewport();
  const margin = await heading.evaluate((element) =>
    Math.round(parseFloat(getComputedStyle(element).scrollMarginTop)),
  );
  const top = await topOf(heading);
  expect(Math.abs(top - margin)).toBeLessThanOrEqual(2);
}

test('a first visit leaves out what is far from the screen, which can be selected, reached by keyboard, and scrolled to', async ({
  page,
}) => {
  await open(page, 'props');
  const all = await page.locator('.page-section').count();
  expect(await countSkipped(page)).toBeGreaterThan(all * 0.8);
  const last = page.locator('.page-section > p').last();
  const isLaidOut = () =>
    last.evaluate((one) =>
      one.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isLaidOut()).toBe(false);
  await expect
    .poll(async () => {
      // The page grows as its parts are laid out, on a busy machine below the end.
      await page.keyboard.press('End');
      return isLaidOut();
    })
    .toBe(true);

  await page.reload();
  const link = page.locator('.page-section a').last();
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // From here on it is laid out.
    getSelection()?.selectAllChildren(document.body);
  });
  expect(await page.evaluate(() => String(getSelection()))).toContain(
    await last.innerText(),
  );
});

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
            window.shifted.push(element.outerHTML);
          }
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    window.shifted = [];
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'props');
  await readOn(page);
  expect(await scrollY(page)).toBeGreaterThan(15_000);
  expect(await page.evaluate(() => window.shifted)).toEqual([]);
});

test.describe('a place in the middle of a page is exact', () => {
  test('by its address, the table of contents, and a link within the site', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `props#${FAR}`);
    await expectAtTop(page, FAR);
    expect(await countSkipped(page)).toBe(0);

    await open(page, 'usage');
    await (await addLink(page, `${BASE_PATH}props#${FAR}`)).click();
    await expect(page).toHaveURL(new RegExp(`props#${FAR}$`));
    await expectAtTop(page, FAR);

    await open(page, 'props');
    expect(await countSkipped(page)).toBeGreaterThan(0);
    await page.locator(`.table-of-contents a[href="#${FAR}"]`).click();
    await expectAtTop(page, FAR);
  });

  test('after a reload, and on the way back from another document', async ({
    page,
  }) => {
    await open(page, 'props');
    await readOn(page);
    const id = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-text] > h3')].find(
          (element) => element.getBoundingClientRect().top > 0,
        )?.id,
    );
    const heading = page.locator(`#${String(id)}`);
    const before = await topOf(heading);
    await page.reload();
    await expect.poll(() => topOf(heading)).toBe(before);

    await page.goto('llms.txt');
    await page.goBack();
    await expect.poll(() => topOf(heading)).toBe(before);
  });
});
