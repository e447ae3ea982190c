import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures';

/** The search button of the navbar. */
export const button = (page: Page) =>
  page.getByRole('button', { name: 'Search', exact: true });

/** The search modal, or another open dialog. */
export const modal = (page: Page) => page.getByRole('dialog');

/** The modal's input. */
export const field = (page: Page) => modal(page).getByRole('searchbox');

/** The modal's results of all groups. */
export const options = (page: Page) => modal(page).getByRole('treeitem');

/** Opens the modal and, if asked to, types a query. */
export async function search(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (query !== '') await field(page).pressSequentially(query);
}

/** Makes a hit of the provider; by default a page. */
export const hit = (fields: object = {}) => ({
  objectID: '1',
  url: 'https://gorhom.dev/react-native-bottom-sheet/props',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Reference', lvl1: 'Props' },
  ...fields,
});

/** Makes a response of the provider with hits. */
export const hits = (...list: readonly object[]) => ({
  results: [
    { hits: list, nbHits: list.length, nbPages: 1, queryID: 'query-id' },
  ],
});

/** A request to the provider. */
interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Replaces the search provider.
 *
 * @param reply - returns the body of the response, or undefined if it has
 *   fulfilled the route itself
 * @returns a list to which each request is added
 */
export async function mockAlgolia(
  page: Page,
  reply: (asked: Asked, route: Route) => unknown,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/algolia(?:net)?\.(?:net|com)\//, async (route) => {
    const request = route.request();
    const { requests } = request.postDataJSON() as Pick<Asked, 'requests'>;
    const url = new URL(request.url());
    const one = { method: request.method(), url, requests };
    asked.push(one);
    const json = await reply(one, route);
    const headers = { 'access-control-allow-origin': '*' };
    if (json !== undefined) await route.fulfill({ json, headers });
  });
  return asked;
}
