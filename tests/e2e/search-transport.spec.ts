import type { Route } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { field, hit, hits, modal, options, provider, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const FIRST_HOST = 'testappid-dsn.algolia.net';

test.describe('section 9, transport', () => {
  // @spec 9.17
  test('a host that does not answer within 2 s is left for the next one', async ({
    page,
  }) => {
    const asked = await provider(page, ({ host }) =>
      host === FIRST_HOST ? undefined : hits(hit()),
    );
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect(options(page).first()).toBeVisible();
    expect(asked.map(({ host }) => host === FIRST_HOST)).toEqual([true, false]);
    const waited = (asked[1]?.at ?? 0) - (asked[0]?.at ?? 0);
    expect(waited).toBeGreaterThan(700);
    expect(waited).toBeLessThan(3500);
  });

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
    const loading = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let typed = NaN;
          const onInput = () => {
            typed = performance.now();
          };
          // Before the modal hears of it.
          document.addEventListener('input', onInput, true);
          new MutationObserver((_, observer) => {
            if (document.querySelector('.DocSearch-Container--Stalled')) {
              observer.disconnect();
              resolve(performance.now() - typed);
            }
          }).observe(document.body, { subtree: true, attributes: true });
        }),
    );
    await field(page).fill('p');
    expect(await loading).toBeGreaterThanOrEqual(299);
    await expect(modal(page)).toHaveClass(/DocSearch-Container--Stalled/);
    await Promise.all(
      held.map((route) =>
        route.fulfill({
          json: hits(hit()),
          headers: { 'access-control-allow-origin': '*' },
        }),
      ),
    );
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page)).not.toHaveClass(/Stalled/);
  });
});
