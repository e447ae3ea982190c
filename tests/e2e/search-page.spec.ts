// cspell:ignore snaxpoantzz
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { hit, hits, provider } from './search';
import { BASE_PATH, HOSTED_URL } from './sites';
import { makeUnusual } from './unusualBrowser';

test.use({ outsideIsAnswered: true });

test.describe('section 2, search page', () => {
  // @spec 1.9 2.12 9.22
  test('answers the query parameter q and keeps it in the address', async ({
    page,
    outsideRequests,
  }) => {
    await makeUnusual(page);
    await open(page, 'search?q=snapPoints');
    await expect(page.getByRole('searchbox')).toHaveValue('snapPoints');
    const first = page.locator('main ol a').first();
    await expect(first).toHaveAttribute('href', `${BASE_PATH}props#snappoints`);
    await page.getByRole('searchbox').fill('keybord');
    await expect(page).toHaveURL(/\?q=keybord$/);
    await expect(page.locator('main ol a').first()).toHaveText(/keyboard/i);
    await first.press('Enter');
    await expect(page.locator('h1')).toBeVisible();
    expect(outsideRequests()).toEqual([]);
  });

  test('leaves for a result that is pressed right after typing', async ({
    page,
  }) => {
    await open(page, 'search?q=snapPoints');
    const first = page.locator('main ol a').first();
    await expect(first).toHaveAttribute('href', `${BASE_PATH}props#snappoints`);
    // The page that is chosen comes after the pause in which the address follows.
    const release = await hold(page, `**${BASE_PATH}props`);
    await page.getByRole('searchbox').pressSequentially('s');
    await first.evaluate((link: HTMLElement) => {
      link.click();
    });
    await drawn(page, 40);
    await expect(page.locator('h1')).not.toHaveText('BottomSheet props');
    await release();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await expect(page).toHaveURL(/\/props#snappoints$/);
  });

  // @spec 5.1 8.2
  test("takes at most 64 characters, and text is never markup; section 8: 'No results for' the query, and the error texts when the index fails", async ({
    page,
    allowedProblems,
    problems,
  }) => {
    await makeUnusual(page);
    const hostile = '<img src=x onerror=alert(1)>'.repeat(4);
    await open(page, `search?q=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(hostile.slice(0, 64));
    await expect(page.locator('main ol li').first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    expect(problems).toEqual([]);
    allowedProblems.push(/Failed to load resource/);
    await open(page, 'search?q=zzzzqqqq');
    await expect(page.getByText('No results for "zzzzqqqq"')).toBeVisible();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    await page.route('**/search/*.json', (route) => route.abort());
    await open(page, 'search?q=snapPoints');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(
      page.getByText('You might want to check your network connection.'),
    ).toBeVisible();
  });

  test('gets further results when the end of the list comes into view', async ({
    page,
  }) => {
    await open(page, 'search?q=sheet');
    const results = page.locator('main ol li');
    await expect(results).toHaveCount(20);
    await page
      .getByRole('button', { name: 'Show more results' })
      .scrollIntoViewIfNeeded();
    await expect(results).toHaveCount(40);
    const addresses = await page
      .locator('main ol a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  // @spec 1.9 7.3 9.6
  test('with hosted search, asks the provider page by page', async ({
    page,
  }) => {
    await makeUnusual(page);
    const all = Array.from({ length: 30 }, (_, at) =>
      hit({ objectID: String(at), url: `https://example.com/${at}` }),
    );
    const asked = await provider(page, ({ requests }) => {
      const number = Number(requests[0]?.page);
      const answer = hits(...all.slice(number * 20, number * 20 + 20));
      const [result] = (answer as { results: object[] }).results;
      return { results: [{ ...result, nbHits: 30, nbPages: 2, page: number }] };
    });
    await open(page, `${HOSTED_URL}search?q=sheet`);
    await expect(page.getByText('30 results', { exact: true })).toBeVisible();
    await page.getByText('Show more results').scrollIntoViewIfNeeded();
    await expect(page.locator('main ol li')).toHaveCount(30);
    await expect(page.getByText('Show more results')).toHaveCount(0);
    expect(asked.map(({ requests }) => requests[0]?.page)).toEqual([0, 1]);
    expect(asked[0]?.requests[0]).toMatchObject({
      query: 'sheet',
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    await page.locator('main').getByLabel('Version').selectOption('4');
    await expect
      .poll(() => JSON.stringify(asked[2]?.requests[0]))
      .toContain('docs-default-4');
  });
});
