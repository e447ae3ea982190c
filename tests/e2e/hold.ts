import type { Page, Route } from '@playwright/test';

/**
 * Holds back every request for some addresses from now on.
 *
 * @param page - the browser's page
 * @param addresses - a glob, as Playwright's routes take it
 * @param resume - what is done with each in the end; by default it goes on
 * @returns what lets them go, and those that come after
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
