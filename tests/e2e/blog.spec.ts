import { expect, test } from './fixtures';

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
