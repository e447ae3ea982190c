import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures';

export const button = (page: Page) =>
  page.getByRole('button', { name: 'Search', exact: true });

export const modal = (page: Page) => page.getByRole('dialog');

export const field = (page: Page) => modal(page).getByRole('searchbox');

/** The modal's results, of all groups. */
export const options = (page: Page) => modal(page).getByRole('treeitem');

/** Opens the modal and, if asked to, types a query. */
export async function search(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (query !== '') await field(page).pressSequentially(query);
}

/** Makes a hit of the provider, a heading unless told otherwise. */
export const hit = (fields: object = {}) => ({
  objectID: '1',
  url: 'https://gorhom.dev/react-native-bottom-sheet/props',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Reference', lvl1: 'Props' },
  ...fields,
});

/** Answers with hits, in the provider's form. */
export const hits = (...list: readonly object[]) => ({
  results: [
    { hits: list, nbHits: list.length, nbPages: 1, queryID: 'query-id' },
  ],
});

/** A call that the provider got. */
interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Replaces the search provider.
 *
 * @param reply - gives the answer's body, now or later, or undefined when it has
 *   dealt with the route itself
 * @returns what was asked so far
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
