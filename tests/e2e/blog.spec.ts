import { expect, open, test } from './fixtures';

// @spec 1.7 2.5 2.6 2.7 2.8 2.9 2.10 2.11 2.41 2.42
test('section 2, blog: list, archive, authors, tags and the tag page lead to both posts, tagged release; the sidebar is grouped by year and reading time is off', async ({
  page,
}) => {
  await open(page, 'blog');
  const sidebar = page.getByRole('navigation', {
    name: 'Blog recent posts navigation',
  });
  const years = await sidebar
    .getByRole('group')
    .evaluateAll((groups) => groups.map(({ ariaLabel }) => ariaLabel ?? ''));
  expect(years.every((year) => /^\d{4}$/.test(year))).toBe(true);
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual([...years].sort().reverse());
  await expect(sidebar.getByRole('link')).toHaveCount(2);
  await expect(page.locator('main')).not.toContainText(/min read/);
  const link = (end: string) => page.locator(`main a[href$="/blog/${end}"]`);
  for (const route of ['blog', 'blog/archive', 'blog/tags/release']) {
    await page.goto(route);
    for (const post of ['bottom-sheet-v4', 'bottom-sheet-v5']) {
      await expect(link(post).first(), `${route} to ${post}`).toBeVisible();
    }
  }
  for (const version of ['v4', 'v5']) {
    await page.goto(`blog/bottom-sheet-${version}`);
    await expect(page.locator('h1')).toContainText(version);
    await expect(link('tags/release')).toBeVisible();
  }
  await page.goto('blog/tags');
  await expect(link('tags/release')).toContainText(/release/i);
  await page.goto('blog/authors');
  await expect(page.locator('main')).toContainText('Mo Gorhom');
});

// @spec 1.8 2.13
test('the sponsors page says how to sponsor', async ({ page }) => {
  await open(page, 'sponsors');
  await expect(
    page.locator('main a[href^="https://github.com/sponsors/"]').first(),
  ).toBeVisible();
});

test('the feeds are well-formed', async ({ page }) => {
  await page.goto('blog');
  for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
    const xml = await (await page.request.get(feed)).text();
    // The browser's parser is strict where others forgive.
    const faults = await page.evaluate(
      (text) =>
        new DOMParser()
          .parseFromString(text, 'application/xml')
          .querySelectorAll('parsererror').length,
      xml,
    );
    expect(faults, feed).toBe(0);
  }
});
