import type { Page, Route } from '@playwright/test';

/**
 * Holds back every request for some addresses from now on.
 *
 * @param page - the browser's page
 * @param addresses - a glob, as Playwright's routes take it
 * @returns what lets them go, and those that come after
 */
export async function hold(
  page: Page,
  addresses: string,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(addresses, async (route) => {
    if (holding) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
