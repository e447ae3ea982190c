import { expect, open, test } from './fixtures';

test.describe('section 2, blog', () => {
  // @spec 2.41 2.42
  test('the sidebar is grouped by year and reading time is off', async ({
    page,
  }) => {
    await open(page, 'blog');
    const sidebar = page.getByRole('navigation', {
      name: 'Blog recent posts navigation',
    });
    const years = await sidebar
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.map((group) => group.getAttribute('aria-label') ?? ''),
      );
    expect(years.every((year) => /^\d{4}$/.test(year))).toBe(true);
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual([...years].sort().reverse());
    await expect(sidebar.getByRole('link')).toHaveCount(2);
    await expect(page.locator('main')).not.toContainText(/min read/);
  });

  // @spec 1.7 2.5 2.6 2.7 2.10 2.11
  test('list, archive, authors, tags and the tag page lead to both posts', async ({
    page,
  }) => {
    for (const route of ['blog', 'blog/archive', 'blog/tags/release']) {
      await open(page, route);
      for (const post of ['bottom-sheet-v4', 'bottom-sheet-v5']) {
        await expect(
          page.locator(`main a[href$="/blog/${post}"]`).first(),
          `${route} to ${post}`,
        ).toBeVisible();
      }
    }
    await open(page, 'blog/tags');
    await expect(
      page.locator('main a[href$="/blog/tags/release"]'),
    ).toContainText(/release/i);
    await open(page, 'blog/authors');
    await expect(page.locator('main')).toContainText('Mo Gorhom');
  });

  test('RSS and Atom feeds list both posts', async ({ request, baseURL }) => {
    for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
      const response = await request.get(`${baseURL ?? ''}${feed}`);
      expect(response.status()).toBe(200);
      const text = await response.text();
      expect(text).toContain('/blog/bottom-sheet-v4');
      expect(text).toContain('/blog/bottom-sheet-v5');
    }
  });

  // @spec 1.8 2.13
  test('the sponsors page says how to sponsor', async ({ page }) => {
    await open(page, 'sponsors');
    await expect(
      page.locator('main a[href^="https://github.com/sponsors/"]').first(),
    ).toBeVisible();
  });
});
