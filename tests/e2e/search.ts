import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures';

/** The navbar's button. */
export const button = (page: Page) =>
  page.getByRole('button', { name: 'Search', exact: true });

/** The modal. */
export const modal = (page: Page) => page.getByRole('dialog');

/** The modal's field. */
export const field = (page: Page) => modal(page).getByRole('searchbox');

/** The modal's results, of all groups. */
export const options = (page: Page) => modal(page).getByRole('treeitem');

/** Opens the modal and, if asked to, types a query. */
export async function search(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (query !== '') await field(page).pressSequentially(query);
}

/** A hit as the provider answers it. */
export interface ProviderHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly [other: string]: unknown;
}

/** Makes a hit of the provider, a heading unless told otherwise. */
export function hit(fields: Partial<ProviderHit> = {}): ProviderHit {
  return {
    objectID: '1',
    url: 'https://gorhom.dev/react-native-bottom-sheet/props',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Reference', lvl1: 'Props' },
    ...fields,
  };
}

/** A request that the provider was asked. */
export interface Asked {
  readonly host: string;
  readonly path: string;
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

type Reply = (asked: Asked, route: Route) => unknown;

/** Answers with hits, in the provider's form. */
export function hits(...list: readonly ProviderHit[]): unknown {
  return {
    results: [
      {
        hits: list,
        nbHits: list.length,
        page: 0,
        nbPages: list.length > 0 ? 1 : 0,
        hitsPerPage: 20,
        queryID: 'query-id',
      },
    ],
  };
}

/** Answers as a provider that cannot be reached. */
export const unreachable = async (_: Asked, route: Route) => {
  await route.abort();
};

/**
 * Replaces the search provider.
 *
 * @param reply - gives the answer's body, now or later, or undefined when it has
 *   dealt with the route itself
 * @returns what was asked so far
 */
export async function provider(page: Page, reply: Reply): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/algolia(?:net)?\.(?:net|com)\//, async (route) => {
    const url = new URL(route.request().url());
    const body = JSON.parse(route.request().postData() ?? '{}') as {
      readonly requests?: Asked['requests'];
    };
    const one: Asked = {
      host: url.hostname,
      path: url.pathname,
      requests: body.requests ?? [],
    };
    asked.push(one);
    const answer = await reply(one, route);
    if (answer !== undefined) {
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: typeof answer === 'string' ? answer : JSON.stringify(answer),
      });
    }
  });
  return asked;
}
