import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { BASE_PATH } from './sites';

declare global {
  interface Window {
    /** The main headings that the page has had, in order. */
    headings?: string[];
    /** What has changed around the page's text: its part, and what changed. */
    changes?: string[];
  }
}

/** Notes each heading of the page, and each change of what is around its text. */
function noteChanges(): void {
  const headings: string[] = (window.headings = []);
  const changes: string[] = (window.changes = []);
  const partOf = (element: Element) =>
    element.closest('.navbar, aside, .footer')?.localName;
  new MutationObserver((records) => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading !== headings.at(-1)) headings.push(heading);
    for (const { type, target, attributeName } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const part = element && partOf(element);
      if (!part) continue;
      const link = element.matches('a') ? element.textContent : '';
      changes.push(
        [part, element.localName, link, attributeName ?? type].join(' '),
      );
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/**
 * Goes to a page by its entry in the sidebar.
 *
 * @returns the headings that the step has brought, and the changes of each part
 *   around the text, each once
 */
async function follow(page: Page, route: string) {
  const link = page.locator(`aside a[href="${BASE_PATH}${route}"]`);
  await link.hover();
  // Until the page is at rest.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        window.headings?.splice(0);
        window.changes?.splice(0);
      });
      await drawn(page, 30);
      return page.evaluate(() => window.changes?.length);
    })
    .toBe(0);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await drawn(page, 30);
  const { headings, changes } = await page.evaluate(
    ({ headings = [], changes = [] }) => ({ headings, changes }),
    await page.evaluateHandle(() => window),
  );
  const within = (part: string) =>
    [...new Set(changes)]
      .filter((change) => change.startsWith(`${part} `))
      .map((change) => change.slice(part.length + 1))
      .sort();
  return {
    headings,
    navbar: within('nav'),
    sidebar: within('aside'),
    footer: within('footer'),
  };
}

test.describe('a step to another page', () => {
  test('changes the heading once, and nothing around the text but links', async ({
    page,
  }) => {
    await page.addInitScript(noteChanges);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'usage');
    const step = await follow(page, 'props');
    expect(step.headings.at(-1)).toBe('BottomSheet props');
    expect(step.headings.length).toBeLessThanOrEqual(2);
    // The menu of versions leads to the same page of each.
    expect(step.navbar).toEqual([
      'a v2 (Reanimated v1) href',
      'a v4 (Reanimated v2) href',
      'a v5 href',
    ]);
    // The same links, some of them marked in another way.
    expect(step.sidebar).toContain('a Props aria-current');
    expect(step.sidebar.join('\n')).not.toMatch(/childList|characterData/);
    expect(step.footer).toEqual([]);

    const next = await follow(page, 'methods');
    expect(next.headings.at(-1)).toBe('BottomSheet methods');
    expect(next.sidebar.join('\n')).not.toMatch(/childList|characterData/);
  });

  test('keeps the navbar and the footer, whatever kind of page it leads to', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page
      .locator('.navbar, .footer, .navbar button')
      .evaluateAll((parts) => {
        for (const part of parts) {
          part.setAttribute('data-kept', '');
        }
      });
    const count = await page.locator('[data-kept]').count();
    expect(count).toBeGreaterThan(3);

    const steps = [
      ['.navbar a[href$="/blog"]', /\/blog$/],
      ['article h2 a', /\/blog\/.+/],
      ['.navbar__brand', /\/react-native-bottom-sheet\/$/],
    ] as const;
    for (const [link, address] of steps) {
      const before = await page.title();
      await page.locator(link).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page).not.toHaveTitle(before);
      await expect(page.locator('[data-kept]')).toHaveCount(count);
      // The keyboard starts at the top of the new page.
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: 'Skip to main content' }),
      ).toBeFocused();
    }
  });

  test('marks the links of the navbar that lead there', async ({ page }) => {
    const blog = page.locator('.navbar a').filter({ hasText: /^Blog$/ });
    const version = page.locator('.navbar .dropdown > a');
    await open(page, 'usage');
    await expect(version).toHaveAttribute('aria-current', 'page');
    await expect(blog).not.toHaveAttribute('aria-current');
    await blog.click();
    for (const way of ['come to', 'reloaded'] as const) {
      await expect(blog, way).toHaveAttribute('aria-current', 'page');
      await expect(blog, way).toHaveClass(/navbar__link--active/);
      await expect(version, way).not.toHaveAttribute('aria-current');
      await page.reload();
    }
    await open(page, 'blog/bottom-sheet-v5');
    await expect(blog).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('while a page is on its way', () => {
  const heading = (page: Page) => page.locator('h1');
  let release: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    release = await hold(page, `**${BASE_PATH}props`);
    await page.addInitScript(noteChanges);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'usage');
    await page.locator(`aside a[href="${BASE_PATH}props"]`).click();
    await expect(page).toHaveURL(/\/props$/);
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(heading(page)).toHaveText('Install and first sheet');
  });

  async function expectNeverShown(page: Page): Promise<void> {
    await release();
    await drawn(page, 30);
    const headings = await page.evaluate(() => window.headings);
    expect(headings).toContain('Install and first sheet');
    expect(headings).not.toContain('BottomSheet props');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  }

  test('it comes when it is there', async ({ page }) => {
    await release();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('another is gone to: that one is shown, and stays', async ({ page }) => {
    await page.locator(`aside a[href="${BASE_PATH}methods"]`).click();
    await expect(heading(page)).toHaveText('BottomSheet methods');
    await expectNeverShown(page);
    await expect(heading(page)).toHaveText('BottomSheet methods');
    await expect(page).toHaveURL(/\/methods$/);
  });

  test('its link is followed again: one way back', async ({ page }) => {
    await page.locator(`aside a[href="${BASE_PATH}props"]`).click();
    await release();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await page.goBack();
    await expect(heading(page)).toHaveText('Install and first sheet');
  });

  test('the reader goes back: the page stays', async ({ page }) => {
    await page.goBack();
    await expect(page).toHaveURL(/\/usage$/);
    await expectNeverShown(page);
    await expect(heading(page)).toHaveText('Install and first sheet');
  });
});
