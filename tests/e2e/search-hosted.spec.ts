import { drawn, expect, open, test } from './fixtures';
import {
  field,
  hit,
  hits,
  modal,
  options,
  provider,
  search,
  unreachable,
} from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const USAGE = `${HOSTED_URL}usage`;

test.describe('section 7, the call to the search provider', () => {
  // @spec 1.11 3.4 6.2 7.1 7.2 7.3 7.4 7.5 9.6 9.7 9.8 10.5
  test('is a POST to /1/indexes/*/queries with the payload of the specification, once a query, and none without one', async ({
    page,
  }) => {
    const urls: URL[] = [];
    const asked = await provider(page, (_, route) => {
      expect(route.request().method()).toBe('POST');
      urls.push(new URL(route.request().url()));
      return hits(hit());
    });
    await open(page, `${HOSTED_URL}v4/usage`);
    await search(page);
    await drawn(page);
    expect(asked).toEqual([]);
    await page.keyboard.type('p');
    await expect(options(page).first()).toBeVisible();
    expect(asked[0]?.path).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toMatchObject({
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
    await field(page).fill('pr');
    await expect.poll(() => asked.length).toBe(2);
    await field(page).fill('p');
    await expect(options(page).first()).toBeVisible();
    expect(asked).toHaveLength(2);

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 768, height: 900 });
    await search(page, 'q');
    await expect.poll(() => asked.length).toBe(3);
    expect(asked[2]?.requests[0]?.attributesToSnippet).toContain('content:5');
  });

  // @spec 2.56 2.59 7.1 7.6 7.8 7.9
  test('a whole visit asks for queries and nothing else, reads results[0], and loads no script of insights', async ({
    page,
    outsideRequests,
  }) => {
    const asked = await provider(page, () => {
      const [answer] = (hits(hit()) as { results: object[] }).results;
      return { results: [{ ...answer, nbHits: 123 }] };
    });
    await open(page, USAGE);
    await search(page, 'props');
    await expect(options(page)).toHaveCount(1);
    await modal(page).getByText('See all 123 results').click();
    await expect(page.getByText('123 results', { exact: true })).toBeVisible();
    await page.locator('main ol a').first().click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await search(page, 'p');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    expect(
      new Set(
        asked.map(({ path, requests }) =>
          [path, requests[0]?.indexName].join(),
        ),
      ),
    ).toEqual(new Set(['/1/indexes/*/queries,react-native-bottom-sheet']));
    expect(outsideRequests().join()).not.toMatch(/insights|jsdelivr/);
  });
});

test.describe('section 7, insight events of a site that enables them', () => {
  // The policy of a site that does not has no room for the script.
  test.use({ bypassCSP: true });

  // @spec 7.7 7.9 9.19
  test('views are sent 20 ids at a time, 400 ms after the last key; a click names the query', async ({
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
    const all = Array.from({ length: 25 }, (_, at) =>
      hit({
        objectID: `hit ${at}`,
        url: `/react-native-bottom-sheet/props#${at}`,
        hierarchy: { lvl0: `Group ${at % 5}`, lvl1: `Hit ${at}` },
      }),
    );
    const asked = await provider(page, () => hits(...all));
    /** What waits for the script, which never comes. */
    const calls = (name: string) =>
      page.evaluate((wanted) => {
        const { queue } = Reflect.get(window, 'aa') as {
          queue: Iterable<
            ArrayLike<string | { objectIDs?: string[]; queryID?: string }>
          >;
        };
        return [...queue]
          .map((call) => Array.from(call))
          .filter(([called]) => called === wanted)
          .map(([, event]) => (typeof event === 'object' ? event : {}));
      }, name);
    await open(page, USAGE);
    await search(page);
    await page.keyboard.type('p');
    await expect(options(page)).toHaveCount(25);
    expect(await calls('viewedObjectIDs')).toEqual([]);
    expect(asked[0]?.requests[0]?.clickAnalytics).toBe(true);
    expect(outsideRequests().join()).toMatch(
      /jsdelivr\.net\/npm\/search-insights/,
    );
    await expect
      .poll(async () =>
        (await calls('viewedObjectIDs')).map(
          ({ objectIDs }) => objectIDs?.length,
        ),
      )
      .toEqual([20, 5]);
    // DocSearch 3.9.0 reports no click on the very first hit, whose id is 0.
    await options(page).nth(1).click();
    await expect
      .poll(() => calls('clickedObjectIDsAfterSearch'))
      .toMatchObject([{ queryID: 'query-id' }]);
  });
});

// @spec 2.57
test('section 2, a hit with an external url leads there', async ({ page }) => {
  const url = 'https://example.com/elsewhere?a=b#c';
  await provider(page, () => hits(hit({ url })));
  await open(page, USAGE);
  await search(page, 'elsewhere');
  await options(page).first().click();
  await expect(page).toHaveURL(url);
});

// @spec 4.24 4.25 9.13
test('section 4: the search is idle, loading, stalled after 300 ms, then idle again', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await provider(page, async () => {
    await isHeld;
    return hits(hit());
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
  await expect(options(page).first()).toBeVisible();
  await expect(indicator).toBeHidden();
  await expect(modal(page)).not.toHaveClass(/Stalled/);
});

test.describe('section 8, the provider fails', () => {
  test.use({ allowedThroughout: [/Failed to load resource/] });

  // @spec 4.26 8.1 8.11
  test("all hosts: 'Unable to fetch results', not in an empty field, until the network is back, or the next key is answered", async ({
    page,
  }) => {
    let isDown = true;
    const asked = await provider(page, (one, route) =>
      isDown ? unreachable(one, route) : hits(hit()),
    );
    const fault = modal(page).getByText('Unable to fetch results');
    await open(page, USAGE);
    await search(page, 'p');
    await expect(fault).toBeVisible();
    await expect(modal(page)).toContainText(
      'You might want to check your network connection.',
    );
    await expect(modal(page)).not.toContainText('No results for');
    expect(new Set(asked.map(({ host }) => host)).size).toBe(4);
    await field(page).fill('');
    await expect(modal(page)).toContainText('No recent searches');
    await drawn(page, 36);
    await expect(fault).toHaveCount(0);
    await field(page).fill('pr');
    await expect(fault).toBeVisible();
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(options(page).first()).toBeVisible();
    await expect(fault).toHaveCount(0);
    isDown = true;
    await field(page).fill('pro');
    await expect(fault).toBeVisible();
    isDown = false;
    await field(page).fill('prop');
    await expect(options(page).first()).toBeVisible();
  });

  // @spec 8.12 8.13
  test('an API error with a status, or a body that cannot be read, shows the error texts, in the modal and on the page', async ({
    page,
  }) => {
    const headers = { 'access-control-allow-origin': '*' };
    let answer = { status: 200, body: '<!doctype html><p>Sign in' };
    await provider(page, (_, route) => route.fulfill({ ...answer, headers }));
    for (answer of [answer, { status: 403, body: '{"message":"No"}' }]) {
      await open(page, USAGE);
      await search(page, 'p');
      await expect(modal(page)).toContainText('Unable to fetch results');
      await open(page, `${HOSTED_URL}search?q=p`);
      await expect(page.getByRole('alert')).toContainText(
        'Unable to fetch results',
      );
    }
  });

  // @spec 9.18
  test('section 9, transport: a failed host is asked again after 2 minutes', async ({
    page,
  }) => {
    const FIRST_HOST = 'testappid-dsn.algolia.net';
    const asked = await provider(page, (one, route) =>
      one.host === FIRST_HOST ? unreachable(one, route) : hits(hit()),
    );
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(Reflect.get(window, 'later') ?? 0);
    });
    const hostsOf = async (query: string, count: number, seconds: number) => {
      asked.length = 0;
      await page.evaluate((later) => {
        Reflect.set(window, 'later', later * 1000);
      }, seconds);
      await field(page).fill(query);
      await expect.poll(() => asked.length).toBe(count);
      return asked.map(({ host }) => host);
    };
    await open(page, USAGE);
    await search(page);
    expect(await hostsOf('p', 2, 0)).toContain(FIRST_HOST);
    expect(await hostsOf('pr', 1, 90)).not.toContain(FIRST_HOST);
    expect(await hostsOf('pro', 2, 125)).toContain(FIRST_HOST);
  });
});
