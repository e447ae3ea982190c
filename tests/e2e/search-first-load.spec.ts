import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { listPages } from '../../scripts/lib/builtPages';
import { expect, open, test } from './fixtures';
import { options, search } from './search';
import { BASE_PATH } from './sites';

/** What stands in the code of DocSearch, of the provider and of the engine. */
const CODE = /DocSearch-Modal|algolia\.net|MiniSearch:/;

test.describe('the reader who never searches', () => {
  // @spec 7.11
  test('loads nothing of DocSearch, of the provider or of the index', async ({
    page,
    outsideRequests,
  }) => {
    const loaded: string[] = [];
    const reads: Promise<unknown>[] = [];
    const read = (response: Response) => {
      if (/\.(?:js|css|json)$/.test(new URL(response.url()).pathname)) {
        reads.push(
          response.text().then((text) => loaded.push(response.url(), text)),
        );
      }
    };
    page.on('response', read);
    await open(page, 'usage');
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeGreaterThan(6);
    expect(loaded.join('\n')).not.toMatch(CODE);
    expect(loaded.join('\n')).not.toMatch(/\/search\/[^"'\s]*\.json/);
    await search(page, 'props');
    await expect(options(page).first()).toBeVisible();
    expect(outsideRequests()).toEqual([]);
    await expect.poll(() => loaded.join('\n')).toMatch(CODE);
    await expect
      .poll(() => loaded.join('\n'))
      .toMatch(/\/search\/docs-default-current\.[0-9a-f]+\.json/);
    // What is still on its way must not outlive the test.
    page.off('response', read);
    await Promise.all(reads);
  });

  for (const [mode, folder] of Object.entries({
    embedded: 'build',
    hosted: 'build-hosted',
  })) {
    test(`no built page but the search page names any of it, ${mode}`, () => {
      const root = join(__dirname, '../..', folder);
      const pages = listPages(root)
        .filter((file) => file !== 'search.html')
        .map((file) => readFileSync(join(root, file), 'utf8'));
      const files = new Set(
        pages.flatMap((html) =>
          [
            ...html.matchAll(/(?:src|href)=["']?([^"'\s>]+\.(?:js|css))/g),
          ].flatMap(([, address = '']) =>
            address.startsWith(BASE_PATH) ? [address] : [],
          ),
        ),
      );
      expect(pages.length).toBeGreaterThan(80);
      expect(files.size).toBeGreaterThan(2);
      for (const file of files) {
        const text = readFileSync(
          join(root, file.slice(BASE_PATH.length)),
          'utf8',
        );
        expect(text, file).not.toMatch(CODE);
      }
    });
  }
});
