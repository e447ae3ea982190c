import { expect, open, test } from './fixtures';
import {
  button,
  field,
  hit,
  hits,
  modal,
  options,
  provider,
  search,
} from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

// @spec 4.27 4.28 4.29
test('section 4: focus opens the panel, a press outside and Escape close it, and Escape again finds no query left', async ({
  page,
}) => {
  await open(page, 'usage');
  await page.mouse.move(600, 500);
  await page.getByRole('button', { name: /mode/ }).first().focus();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('sheet');
  await expect(options(page).first()).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(modal(page)).toHaveCount(0);
  await search(page, 'sheet');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await search(page);
  await expect(field(page)).toHaveValue('');
});

// @spec 4.24
test('section 4: the search is idle, loading, then idle again', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await provider(page, (_, route) => {
    void isHeld.then(() =>
      route.fulfill({
        json: hits(hit()),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    return undefined;
  });
  await open(page, `${HOSTED_URL}usage`);
  await search(page);
  const indicator = modal(page).locator('.DocSearch-LoadingIndicator');
  await expect(indicator).toBeHidden();
  await page.keyboard.type('p');
  await expect(indicator).toBeVisible();
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(indicator).toBeHidden();
});

// @spec 2.59 7.1 7.6 7.8
test('section 7: a whole visit asks the provider for queries and nothing else, and reads results[0]', async ({
  page,
}) => {
  const methods = new Set<string>();
  const asked = await provider(page, (_, route) => {
    methods.add(route.request().method());
    const [answer] = (hits(hit()) as { results: object[] }).results;
    return { results: [{ ...answer, nbHits: 123 }] };
  });
  await open(page, `${HOSTED_URL}usage`);
  await search(page, 'props');
  await expect(options(page)).toHaveCount(1);
  await modal(page).getByRole('link', { name: 'See all 123 results' }).click();
  await expect(page.getByText('123 results', { exact: true })).toBeVisible();
  await page.locator('main ol a').first().click();
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
  await search(page, 'p');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  expect([...methods]).toEqual(['POST']);
  expect([...new Set(asked.map(({ path }) => path))]).toEqual([
    '/1/indexes/*/queries',
  ]);
  expect(new Set(asked.map(({ requests }) => requests[0]?.indexName))).toEqual(
    new Set(['react-native-bottom-sheet']),
  );
});

test.describe('section 9, insight events of a site that enables them', () => {
  // The policy of a site that does not has no room for the script.
  test.use({ bypassCSP: true });

  // @spec 7.7 9.19
  test('views are sent 20 ids at a time, 400 ms after the last key; a click names the query', async ({
    page,
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
    await provider(page, () => hits(...all));
    await page.addInitScript(() => {
      // Replaces the script, which is not there to be loaded.
      const calls: unknown[] = [];
      Reflect.set(window, 'insightCalls', calls);
      Reflect.set(window, 'aa', (...call: readonly unknown[]) => {
        calls.push([performance.now(), ...call]);
      });
    });
    const calls = (name: string) =>
      page.evaluate(
        (wanted) =>
          (
            Reflect.get(window, 'insightCalls') as [
              number,
              string,
              { objectIDs?: string[]; queryID?: string },
            ][]
          ).filter(([, called]) => called === wanted),
        name,
      );
    await open(page, `${HOSTED_URL}usage`);
    await search(page);
    await page.keyboard.type('p');
    await expect(options(page)).toHaveCount(25);
    const shown = await page.evaluate(() => performance.now());
    expect(await calls('viewedObjectIDs')).toEqual([]);
    await expect
      .poll(async () =>
        (await calls('viewedObjectIDs')).map(
          ([, , event]) => event.objectIDs?.length,
        ),
      )
      .toEqual([20, 5]);
    const [first] = await calls('viewedObjectIDs');
    expect((first?.[0] ?? 0) - shown).toBeLessThan(800);
    // DocSearch 3.9.0 reports no click on the very first hit, whose id is 0.
    await options(page).nth(1).click();
    await expect
      .poll(async () =>
        (await calls('clickedObjectIDsAfterSearch')).map(
          ([, , event]) => event.queryID,
        ),
      )
      .toEqual(['query-id']);
  });
});
