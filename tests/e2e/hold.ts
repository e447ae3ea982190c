import type { Page, Route } from '@playwright/test';

/**
 * Holds every request for some URLs from now on.
 *
 * @param page - the browser's page
 * @param addresses - a glob, as Playwright's routes take it
 * @param resume - what to do with each request in the end; by default it
 *   continues
 * @returns a function that releases the held requests and all later ones
 */
export async function holdRequests(
  page: Page,
  addresses: string,
  resume = (route: Route) => route.continue(),
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(addresses, async (route) => {
    if (holding) {
      held.push(route);
    } else {
      await resume(route);
    }
  });
  return async () => {
    holding = false;
    await Promise.all(held.map(resume));
  };
}
