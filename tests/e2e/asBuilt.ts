import { expect, type Page } from '@playwright/test';

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
