import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedClient } from '../../src/search/embedded';
import { expect, open, test } from './fixtures';
import { BASE_PATH } from './sites';

const FOLDER = join(__dirname, '../../build/search');
const VERSIONS: Readonly<Record<string, string>> = {
  v5: 'current',
  v4: '4',
  v2: '2',
};

const client = createEmbeddedClient((file) =>
  Promise.resolve(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
);

const QUERIES = readFileSync(join(__dirname, 'data/search-queries.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !/^(#|query\t)/.test(line))
  .map((line) => line.split('\t'));

test.describe('search finds what readers ask for', () => {
  test('there are queries to try', () => {
    expect(QUERIES.length).toBeGreaterThan(20);
  });

  for (const [query = '', version = '', wanted = ''] of QUERIES) {
    test(`${version}: ${query}`, async () => {
      const { results } = await client.search({
        requests: [
          {
            query,
            indexName: '',
            facetFilters: [
              'language:en',
              ['default', `docs-default-${VERSIONS[version] ?? ''}`].map(
                (tag) => `docusaurus_tag:${tag}`,
              ),
            ],
            hitsPerPage: 3,
          },
        ],
      });
      const found = (results[0]?.hits ?? []).map(({ url }) =>
        url.slice(BASE_PATH.length),
      );
      const isWanted = wanted
        .split('|')
        .some((want) =>
          found.some((url) =>
            want.includes('#') ? url === want : url.split('#')[0] === want,
          ),
        );
      expect(isWanted, `${found.join(', ')} for ${wanted}`).toBe(true);
    });
  }
});

test.describe('section 2, search page', () => {
  test('answers the query parameter q and keeps it in the address', async ({
    page,
  }) => {
    await open(page, 'search?q=snapPoints');
    await expect(page.getByRole('searchbox')).toHaveValue('snapPoints');
    const first = page.locator('main ol a').first();
    await expect(first).toHaveAttribute('href', `${BASE_PATH}props#snappoints`);
    await page.getByRole('searchbox').fill('keybord');
    await expect(page).toHaveURL(/\?q=keybord$/);
    await expect(page.locator('main ol a').first()).toHaveText(/keyboard/i);
    await first.press('Enter');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('takes at most 64 characters, and text is never markup', async ({
    page,
  }) => {
    const hostile = '<img src=x onerror=alert(1)>'.repeat(4);
    await open(page, `search?q=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(hostile.slice(0, 64));
    await expect(page.locator('main img')).toHaveCount(0);
  });

  test('searches the version that is chosen', async ({ page }) => {
    await open(page, 'search?q=snapTo');
    await page.getByLabel('Version').selectOption('2');
    await expect(page.locator('main ol a').first()).toHaveAttribute(
      'href',
      /\/v2\//,
    );
  });

  test("section 8: 'No results for' the query, and the error texts when the index fails", async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    await open(page, 'search?q=zzzzqqqq');
    await expect(page.getByText('No results for "zzzzqqqq"')).toBeVisible();
    await page.route('**/search/*.json', (route) => route.abort());
    await open(page, 'search?q=snapPoints');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(
      page.getByText('You might want to check your network connection.'),
    ).toBeVisible();
  });
});
