import { drawn, expect, open, test } from './fixtures';
import { field, hit, hits, modal, options, provider, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const BASE = 'https://gorhom.dev/react-native-bottom-sheet';

test.describe('section 7, the call to the search provider', () => {
  // @spec 1.11 3.4 6.2 7.1 7.3 7.4 7.5 9.6 9.7 10.5
  test('is a POST to /1/indexes/*/queries with the payload of the specification', async ({
    page,
  }) => {
    const methods: string[] = [];
    const asked = await provider(page, (_, route) => {
      methods.push(route.request().method());
      const url = new URL(route.request().url());
      expect(url.searchParams.get('x-algolia-application-id')).toBe(
        'TESTAPPID',
      );
      expect(url.searchParams.get('x-algolia-api-key')).toBe('test-search-key');
      return hits(hit());
    });
    await open(page, `${HOSTED_URL}v4/usage`);
    await search(page, 'p');
    await expect(options(page).first()).toBeVisible();
    expect(methods).toEqual(['POST']);
    expect(asked[0]?.path).toBe('/1/indexes/*/queries');
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

  // @spec 7.2
  test('is cached: the same query is asked once', async ({ page }) => {
    const asked = await provider(page, () => hits(hit()));
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('pr');
    await expect.poll(() => asked.length).toBe(2);
    await field(page).fill('p');
    await expect(options(page).first()).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  // @spec 9.8
  test('snippets have 5 words on screens up to 768 px wide', async ({
    page,
  }) => {
    const asked = await provider(page, () => hits(hit()));
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.requests[0]?.attributesToSnippet).toContain('content:5');
  });

  test('nothing is asked before a query is typed', async ({
    page,
    outsideRequests,
  }) => {
    await open(page, `${HOSTED_URL}usage`);
    await page.clock.install();
    await search(page);
    await page.clock.fastForward(1000);
    await drawn(page);
    expect(outsideRequests().join()).not.toContain('algolia');
  });
});

test.describe('section 7, insight events', () => {
  // @spec 7.9
  test('no script is loaded unless insights are enabled', async ({
    page,
    outsideRequests,
  }) => {
    await provider(page, () => hits(hit()));
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'props');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/props$/);
    expect(outsideRequests().join()).not.toMatch(/insights|jsdelivr/);
  });
});

test.describe('section 7, insight events of a site that enables them', () => {
  // The policy of a site that does not has no room for the script.
  test.use({ bypassCSP: true });

  // @spec 7.9
  test('the script is loaded, and clicks are asked for, when they are enabled', async ({
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
    const asked = await provider(page, () => hits(hit()));
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect(options(page).first()).toBeVisible();
    expect(asked[0]?.requests[0]?.clickAnalytics).toBe(true);
    await expect
      .poll(() => outsideRequests().join())
      .toMatch(/jsdelivr\.net\/npm\/search-insights/);
  });
});

test.describe('section 2, selecting a hit', () => {
  // @spec 2.56
  test("navigates to the hit's url within the site", async ({ page }) => {
    await provider(page, () => hits(hit({ url: `${BASE}/props#index` })));
    await open(page, `${HOSTED_URL}usage`);
    await page.evaluate(() => {
      Reflect.set(window, 'isSamePage', true);
    });
    await search(page, 'index');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${HOSTED_URL}props#index`);
    expect(
      await page.evaluate<unknown>(() => Reflect.get(window, 'isSamePage')),
    ).toBe(true);
  });

  for (const way of ['Enter', 'click'] as const) {
    // @spec 2.57
    test(`navigates to an external url by ${way}`, async ({ page }) => {
      const url = 'https://example.com/elsewhere?a=b#c';
      await provider(page, () => hits(hit({ url })));
      await open(page, `${HOSTED_URL}usage`);
      await search(page, 'elsewhere');
      await expect(options(page).first()).toBeVisible();
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await options(page).first().click();
      await expect(page).toHaveURL(url);
    });
  }
});

test.describe('section 8, search retry exhausted', () => {
  // @spec 4.26 8.1 8.11
  test("shows 'Unable to fetch results', and recovers when the network does", async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    let isDown = true;
    const asked = await provider(page, (_, route) => {
      if (!isDown) return hits(hit());
      void route.abort();
      return undefined;
    });
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText(
      'You might want to check your network connection.',
    );
    await expect(modal(page)).not.toContainText('No results for');
    expect(new Set(asked.map(({ host }) => host)).size).toBe(4);
    await field(page).fill('pr');
    await drawn(page, 36);
    await expect(modal(page)).toContainText('Unable to fetch results');
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page)).not.toContainText('Unable to fetch results');
  });

  test('the next key tries again, and an empty field shows no error', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    let isDown = true;
    await provider(page, (_, route) => {
      if (!isDown) return hits(hit());
      void route.abort();
      return undefined;
    });
    await open(page, `${HOSTED_URL}usage`);
    await search(page, 'p');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await field(page).fill('');
    await expect(modal(page)).toContainText('No recent searches');
    await drawn(page, 36);
    await expect(modal(page)).not.toContainText('Unable to fetch results');
    isDown = false;
    await field(page).fill('props');
    await expect(options(page).first()).toBeVisible();
  });

  for (const [name, status, body] of [
    ['an API error with a status', 403, '{"message":"Invalid API key"}'],
    ['a body that cannot be read', 200, '<!doctype html><p>Sign in'],
    ['an empty body', 200, ''],
    ['JSON that is no answer', 200, '{"results":[{"hits":{"x":1}}]}'],
    ['JSON null', 200, 'null'],
  ] as const) {
    // @spec 8.12 8.13
    test(`shows the error texts for ${name}`, async ({
      page,
      allowedProblems,
    }) => {
      allowedProblems.push(/Failed to load resource/);
      await provider(page, (_, route) => {
        void route.fulfill({
          status,
          body,
          headers: { 'access-control-allow-origin': '*' },
        });
        return undefined;
      });
      await open(page, `${HOSTED_URL}usage`);
      await search(page, 'p');
      await expect(modal(page)).toContainText('Unable to fetch results');
      await open(page, `${HOSTED_URL}search?q=p`);
      await expect(page.getByRole('alert')).toContainText(
        'Unable to fetch results',
      );
    });
  }
});
