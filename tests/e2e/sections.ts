import { expect, type Page } from '@playwright/test';

const SKIPS = 'data-skips-sections';

/**
 * Asserts that the page's sections take the same space whether the browser may
 * leave them out or not, and has the page laid out whole from there on.
 */
export async function expectPartsToFit(page: Page): Promise<void> {
  const [apart, whole] = await page.evaluate((skips) => {
    /** Where each piece is: tag, id, left, top, width, height. */
    const places = () =>
      [
        ...document.querySelectorAll(
          '[data-text] > :not(.page-section), .page-section > *',
        ),
      ].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = [left, top + window.scrollY, width, height];
        return [element.tagName, element.id, ...place.map(Math.round)].join(
          ' ',
        );
      });
    // As if all were near the screen, with all else that leaving out brings.
    const style = document.createElement('style');
    style.textContent = `[${skips}] .page-section {
      content-visibility: visible;
      contain: layout style paint;
    }`;
    document.head.append(style);
    document.documentElement.setAttribute(skips, '');
    const before = places();
    document.documentElement.removeAttribute(skips);
    const after = places();
    style.remove();
    return [before, after];
  }, SKIPS);
  expect(whole).toEqual(apart);
}

declare global {
  interface Window {
    /** What {@link noteBuilt} noted before React took the page over. */
    built: string[] | undefined;
    noteOfPage: () => string[];
  }
}

/**
 * Has pages note their title, their main heading, the marked entries of their
 * sidebar, and how high each piece of their text is, before React takes them
 * over, for {@link expectAsBuilt}. To be called before a page is opened.
 */
export async function noteBuilt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noteOfPage = () => [
      document.title,
      document.querySelector('h1')?.textContent ?? '',
      ...[
        ...document.querySelectorAll('.theme-doc-sidebar-menu [aria-current]'),
      ].map((link) => link.getAttribute('href') ?? ''),
      ...[
        ...document.querySelectorAll(
          '[data-text] > :not(.page-section), .page-section > *',
        ),
      ].map((piece) => {
        const { height } = piece.getBoundingClientRect();
        const name = piece.id || piece.getAttribute('data-island');
        return [piece.tagName, name ?? '', Math.round(height)].join(' ');
      }),
    ];
    document.addEventListener('DOMContentLoaded', () => {
      if (document.documentElement.dataset.hasHydrated === 'false') {
        window.built = window.noteOfPage();
      }
    });
  });
}

/**
 * Asserts that the page shows what was built, and in the same room: what grows
 * or shrinks moves all below it, and a link into the page ends at the wrong place.
 */
export async function expectAsBuilt(page: Page): Promise<void> {
  const [before, now] = await page.evaluate(() => [
    window.built,
    window.noteOfPage(),
  ]);
  expect(before, 'the page before React').toBeDefined();
  expect(now).toEqual(before);
}
