import { expect, type Page } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';

/**
 * Asserts that the page that is shown has the title, the main heading and the
 * mark in the sidebar that the build gave it.
 *
 * @param page - the browser's page, once React has taken it over
 * @param $ - the page as it was built
 * @param route - its route, for the message
 */
export async function expectAsBuilt(
  page: Page,
  $: CheerioAPI,
  route: string,
): Promise<void> {
  const marks = '.theme-doc-sidebar-menu [aria-current]';
  const shown = await page.evaluate(
    (selector) => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      marked: [...document.querySelectorAll(selector)].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }),
    marks,
  );
  expect(shown, route).toEqual({
    title: $('title').text(),
    heading: $('h1').text(),
    marked: $(marks)
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
  });
}
