import type { Route } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { field, hit, hits, modal, options, provider, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const FIRST_HOST = 'testappid-dsn.algolia.net';

test.describe('section 9, transport', () => {
  // @spec 9.18
  test('a failed host is retried after 2 minutes', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    const asked = await provider(page, ({ host }, route) => {
      if (host !== FIRST_HOST) return hits(hit());
      void route.abort();
      return undefined;
    });
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(Reflect.get(window, 'later') ?? 0);
    });
    const wait = (seconds: number) =>
      page.evaluate((later) => {
        Reflect.set(window, 'later', later * 1000);
      }, seconds);
    const wasFirstAsked = (): boolean => {
      const isAsked = asked.some(({ host }) => host === FIRST_HOST);
      asked.length = 0;
      return isAsked;
    };
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect(options(page).first()).toBeVisible();
    expect(wasFirstAsked()).toBe(true);
    await wait(90);
    await field(page).fill('pr');
    await expect.poll(() => asked.length).toBe(1);
    expect(wasFirstAsked()).toBe(false);
    await wait(125);
    await field(page).fill('pro');
    await expect.poll(() => asked.length).toBe(2);
    expect(wasFirstAsked()).toBe(true);
  });

  // @spec 4.25 9.13
  test('section 4: the search is stalled after 300 ms of loading', async ({
    page,
  }) => {
    const held: Route[] = [];
    await provider(page, (_, route) => {
      held.push(route);
      return undefined;
    });
    await open(page, `${HOSTED_URL}usage`);
    await search(page, '');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('p');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.runFor(250);
    await expect(modal(page)).not.toHaveClass(/Stalled/);
    await page.clock.runFor(100);
    await expect(modal(page)).toHaveClass(/DocSearch-Container--Stalled/);
    await Promise.all(
      held.map((route) =>
        route.fulfill({
          json: hits(hit()),
          headers: { 'access-control-allow-origin': '*' },
        }),
      ),
    );
    await page.clock.resume();
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page)).not.toHaveClass(/Stalled/);
  });
});
