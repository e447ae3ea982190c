import type { Route } from '@playwright/test';
import { waitForFrames, expect, open, test } from './fixtures';
import {
  field,
  hit,
  hits,
  modal,
  options,
  mockAlgolia,
  search,
} from './search';
import { expectHeading, resize } from './siteLayout';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const USAGE = `${HOSTED_URL}usage`;

test('a query sends one POST with the specified payload', async ({ page }) => {
  const asked = await mockAlgolia(page, () => hits(hit()));

  await test.step('an empty search sends nothing', async () => {
    await open(page, `${HOSTED_URL}v4/usage`);
    await search(page);
    await waitForFrames(page);
    expect(asked).toEqual([]);
  });

  await test.step('the request has the specified payload', async () => {
    await page.keyboard.type('p');
    await expect(options(page)).toHaveCount(1);
    expect(asked[0]?.method).toBe('POST');
    expect(asked[0]?.url.pathname).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      'x-algolia-application-id': 'TESTAPPID',
      'x-algolia-api-key': 'test-search-key',
    });
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(asked[0]?.requests).toEqual([
      {
        query: 'p',
        indexName: 'react-native-bottom-sheet',
        attributesToRetrieve: [
          'hierarchy.lvl0',
          ...levels,
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-4'],
        ],
      },
    ]);
  });

  await test.step('a repeated query is answered from the cache', async () => {
    await field(page).fill('pr');
    await expect.poll(() => asked.length).toBe(2);
    await field(page).fill('p');
    await expect(options(page)).toHaveCount(1);
    expect(asked).toHaveLength(2);
  });

  await test.step('a narrow window asks for shorter snippets', async () => {
    await page.keyboard.press('Escape');
    await resize(page, 768);
    await search(page, 'q');
    await expect.poll(() => asked.length).toBe(3);
    expect(asked[2]?.requests[0]?.attributesToSnippet).toContain('content:5');
  });
});

test('the search page requests one page of hits after the other', async ({
  page,
  outsideRequests,
}) => {
  const all = Array.from({ length: 30 }, (_, at) => hit({ objectID: `${at}` }));
  const asked = await mockAlgolia(page, ({ requests }) => {
    const start = 20 * Number(requests[0]?.page ?? 0);
    const [result] = hits(...all.slice(start, start + 20)).results;
    return { results: [{ ...result, nbHits: 30, nbPages: 2 }] };
  });
  const ofPage = () =>
    asked.flatMap(({ requests }) => requests).filter((one) => 'page' in one);
  await open(page, USAGE);
  await search(page, 'sheet');
  await modal(page).getByText('See all 30 results').click();
  await expect(page).toHaveURL(/\/search\?q=sheet&version=current$/);
  await expect(page.getByText('30 results', { exact: true })).toBeVisible();
  await page.getByText('Show more results').scrollIntoViewIfNeeded();
  const results = page.locator('main ol a');
  await expect(results).toHaveCount(30);
  await expect(page.getByText('Show more results')).toHaveCount(0);
  expect(ofPage()).toMatchObject([
    {
      query: 'sheet',
      page: 0,
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
    { page: 1 },
  ]);
  await page.locator('main').getByLabel('Version').selectOption('4');
  await expect
    .poll(() => JSON.stringify(ofPage().at(-1)))
    .toContain('docs-default-4');
  await results.first().click();
  await expectHeading(page, 'BottomSheet props');
  for (const { url, requests } of asked) {
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(requests[0]?.indexName).toBe('react-native-bottom-sheet');
  }
  expect(outsideRequests().join()).not.toMatch(/insights/);
});

test.describe('with insights enabled', () => {
  // The policy of a site without insights blocks the script.
  test.use({ bypassCSP: true });

  test('view events are sent in batches of 20 ids', async ({
    page,
    outsideRequests,
  }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replace(/(["']?insights["']?:)(?:!1|false)/g, '$1!0'),
      });
    });
    const all = Array.from({ length: 30 }, (_, at) =>
      hit({
        objectID: `hit ${at}`,
        hierarchy: { lvl0: `Group ${at % 5}`, lvl1: `Hit ${at}` },
      }),
    );
    const asked = await mockAlgolia(page, () => hits(...all));
    const events: { eventType: string; objectIDs: object[] }[] = [];
    await page.route('https://insights.algolia.io/**', async (route) => {
      const sent = route.request().postDataJSON() as { events: typeof events };
      events.push(...sent.events);
      await route.fulfill({
        json: {},
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const views = () =>
      events
        .filter(({ eventType }) => eventType === 'view')
        .map(({ objectIDs }) => objectIDs.length);
    await open(page, USAGE);
    await search(page, 'p');
    await expect(options(page)).toHaveCount(25);
    expect(views()).toEqual([]);
    expect(asked[0]?.requests[0]?.clickAnalytics).toBe(true);
    await expect.poll(views).toEqual([20, 5]);
    // DocSearch 3.9.0 reports no click on the very first hit, whose id is 0.
    await options(page).nth(1).click();
    await expect
      .poll(() => events.find(({ eventType }) => eventType === 'click'))
      .toMatchObject({ queryID: 'query-id' });
    // The site itself serves the client.
    expect(outsideRequests().join()).not.toMatch(/jsdelivr/);
  });
});

test('the loading indicator appears after 300 ms', async ({ page }) => {
  const url = 'https://example.com/elsewhere?a=b#c';
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await mockAlgolia(page, async () => {
    await isHeld;
    return hits(hit({ url }));
  });
  await open(page, USAGE);
  await search(page);
  const indicator = modal(page).locator('.DocSearch-LoadingIndicator');
  await expect(indicator).toBeHidden();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('p');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(250);
  await expect(modal(page)).not.toHaveClass(/Stalled/);
  await page.clock.runFor(100);
  await expect(modal(page)).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(indicator).toBeVisible();
  release();
  await page.clock.resume();
  await expect(options(page)).toHaveCount(1);
  await expect(indicator).toBeHidden();
  await options(page).click();
  await expect(page).toHaveURL(url);
});

test("a failed query shows 'Unable to fetch results' until the next answer", async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/);
  const headers = { 'access-control-allow-origin': '*' };
  const abort = (route: Route) => route.abort();
  const failures: readonly ((route: Route) => Promise<void>)[] = [
    abort,
    (route) => route.fulfill({ headers, status: 403, json: { message: 'No' } }),
    (route) => route.fulfill({ headers, body: '<!doctype html><p>Sign in' }),
  ];
  let fail = failures[0];
  const asked = await mockAlgolia(page, (_, route) =>
    fail === undefined ? hits(hit()) : fail(route),
  );
  const fault = modal(page).getByText('Unable to fetch results');
  await open(page, USAGE);
  await search(page);
  for (fail of failures) {
    await page.keyboard.type('p');
    await expect(fault).toBeVisible();
    await expect(modal(page)).toContainText(
      'You might want to check your network connection.',
    );
    await expect(modal(page)).not.toContainText('No results for');
    fail = undefined;
    await page.keyboard.type('q');
    await expect(options(page)).toHaveCount(1);
    await expect(fault).toHaveCount(0);
  }
  expect(new Set(asked.map(({ url }) => url.hostname)).size).toBe(4);
  fail = abort;
  await page.keyboard.type('r');
  await field(page).fill('');
  await expect(modal(page)).toContainText('No recent searches');
  await waitForFrames(page, 36);
  await expect(fault).toHaveCount(0);
});
