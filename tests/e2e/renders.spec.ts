import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { BASE_PATH } from './sites';

/** What React calls after it has changed the page. */
interface Commit {
  /** The page's heading by then. */
  readonly heading: string;
  /** The elements of components that were there before and ran again. */
  readonly again: readonly string[];
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    commits?: Commit[];
  }
}

/**
 * Notes each of React's commits, as its profiler reads them: a fiber whose
 * component has run has the flag PerformedWork, and children that nothing has
 * happened to are the same objects as before.
 */
function noteCommits(): void {
  const FUNCTION = 0;
  const HOST = 5;
  const FORWARD_REF = 11;
  const MEMO = 15;
  const PERFORMED_WORK = 1;
  const commits: Commit[] = (window.commits = []);

  /** The one element that a component is, if it is one. */
  const elementOf = (fiber: Fiber): Element | undefined => {
    const { child } = fiber;
    if (child?.sibling !== null) {
      return undefined;
    }
    return child.tag === HOST ? (child.stateNode as Element) : elementOf(child);
  };

  /** The part of the page, the kind of element, and its link's text. */
  const nameOf = (element: Element): string => {
    const part = element.closest('footer, .navbar, aside, article');
    const link = element.querySelector(':scope > a, :scope > div > a');
    return [part?.localName, element.localName, link?.textContent]
      .filter((each) => each !== undefined)
      .join(' ');
  };

  const visit = (fiber: Fiber, again: string[]): void => {
    const { alternate } = fiber;
    if (
      alternate !== null &&
      [FUNCTION, FORWARD_REF, MEMO].includes(fiber.tag) &&
      (fiber.flags & PERFORMED_WORK) !== 0
    ) {
      const element = elementOf(fiber);
      if (element !== undefined) {
        again.push(nameOf(element));
      }
    }
    if (alternate !== null && fiber.child === alternate.child) {
      return;
    }
    for (let each = fiber.child; each !== null; each = each.sibling) {
      visit(each, again);
    }
  };

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
        const again: string[] = [];
        visit(root.current, again);
        const heading = document.querySelector('h1')?.textContent ?? '';
        commits.push({ heading, again });
      },
    },
  });
}

/** Goes to a page by its entry in the sidebar; gives what React did for it. */
async function follow(page: Page, route: string): Promise<readonly Commit[]> {
  const link = page.locator(`aside a[href="${BASE_PATH}${route}"]`);
  await link.hover();
  // Until React is at rest.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        window.commits?.splice(0);
      });
      await drawn(page, 30);
      return page.evaluate(() => window.commits?.length);
    })
    .toBe(0);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await drawn(page, 30);
  return page.evaluate(() => window.commits ?? []);
}

/** The names, each once, of what was rendered again in a part of the page. */
const within = (part: string, commit: Commit | undefined): string[] =>
  [...new Set(commit?.again)]
    .filter((name) => name.startsWith(`${part} `))
    .map((name) => name.slice(part.length + 1))
    .sort();

test.describe('a step to another page', () => {
  test('renders once, and nothing again that it does not change', async ({
    page,
  }) => {
    await page.addInitScript(noteCommits);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'usage');

    const [step, ...later] = await follow(page, 'props');
    expect(step?.heading).toBe('BottomSheet props');
    expect(within('footer', step)).toEqual([]);
    expect(within('article', step)).toEqual([]);
    // It is HTML, whose marks `follow` has seen move.
    expect(within('aside', step)).toEqual([]);
    // The links that are marked on some pages, those to the same page of other
    // versions, and what could hide the navbar on scroll.
    expect(within('nav', step)).toEqual([
      'a',
      'div',
      'div v5',
      'li v2 (Reanimated v1)',
      'li v4 (Reanimated v2)',
      'li v5',
      'nav',
    ]);
    // What follows is for the parts of the new page that measure it.
    for (const commit of later) {
      expect(
        commit.again.filter((name) => !name.startsWith('article ')),
      ).toEqual([]);
    }

    const [next] = await follow(page, 'methods');
    expect(next?.heading).toBe('BottomSheet methods');
    expect(within('aside', next)).toEqual([]);
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
    await page.addInitScript(noteCommits);
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
    const headings = await page.evaluate(() =>
      (window.commits ?? []).map((commit) => commit.heading),
    );
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
