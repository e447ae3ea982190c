import { waitForFrames, expect, open, test } from './fixtures';
import { addLink, clipboard, linkIn } from './siteLayout';

test('the member filter narrows a reference page by text and by release', async ({
  page,
}) => {
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const release = page.getByRole('combobox', { name: 'Available in' });
  const status = page.getByRole('search').getByRole('status');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // Headings with the facts of a member right below them.
  const members = page.locator(
    ':is(h2, h3):is(:has(+ dl.api-facts), :has(+ [data-section-toggle] + [data-section-part] > dl.api-facts:first-child))',
  );
  const shown = members.filter({ visible: true });
  const hidden = page.locator('.markdown [hidden=""]');
  const expectAll = async () => {
    await expect(hidden).toHaveCount(0);
    await expect(filter).toHaveValue('');
    await expect(release).toHaveValue('');
    await expect(status).toHaveText(`${await members.count()} members`);
  };
  // A release that does not exist is ignored.
  await open(page, 'props#filter=&release=constructor');
  await expectAll();
  const all = await members.count();
  expect(all).toBeGreaterThan(30);

  await test.step('text shows only the members that match', async () => {
    await filter.fill('key board');
    await expect(hidden).not.toHaveCount(0);
    await expect(shown.filter({ hasNotText: /keyboard/i })).toHaveCount(0);
    const count = await shown.count();
    expect(count).toBeGreaterThan(0);
    await expect(status).toHaveText(`${count} of ${all} members`);
    await expect(
      contents.locator('li li').filter({ visible: true }),
    ).toHaveCount(count);
  });

  await test.step('Enter focuses the first match', async () => {
    await filter.fill('snappoints');
    await expect(page.locator('#index')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(linkIn(page, 'Direct link to snapPoints')).toBeFocused();
    await expect(page.locator('#snappoints')).toBeInViewport();
  });

  await test.step('a link to a hidden member shows all members', async () => {
    await filter.fill('on close');
    await expect(page.locator('#snappoints')).toBeHidden();
    await (await addLink(page, '#snappoints')).click();
    await expect(page.locator('#snappoints')).toBeInViewport();
    await expectAll();
  });

  await test.step('a release hides newer members except in print', async () => {
    await release.selectOption('5.0.2');
    const newer = await page.locator('dl.api-facts[data-since]').count();
    await expect(status).toHaveText(
      `${all - newer} of ${all} members exist in 5.0.2`,
    );
    await expect(shown).toHaveCount(all - newer);
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(all);
    await expect(release).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await filter.press('Escape');
    await expectAll();
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step('the URL restores text and release', async () => {
    await page.keyboard.type('motion');
    await expect(status).toHaveText(/^1 of \d+ members$/);
    await page.keyboard.press('Tab');
    await expect(release).toBeFocused();
    await page.keyboard.type('5.0.2');
    const none = 'No member in 5.0.2 has “motion” in its name';
    await expect(status).toHaveText(none);
    await expect(page).toHaveURL(/props#filter=motion&release=5\.0\.2$/);
    await page.reload();
    await expect(status).toHaveText(none);
    await expect(filter).toHaveValue('motion');
    await expect(filter).toBeInViewport();
    await expect(release).toHaveValue('5.0.2');
  });
});

test('a permalink announces a copy only when the copy succeeded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'props');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = linkIn(page, 'Direct link to snapPoints');
  const said = page.getByRole('status').filter({ hasText: 'Link copied' });
  await link.click();
  await expect(page).toHaveURL(/props#snappoints$/);
  await expect(said).toHaveCount(1);
  expect(await clipboard(page)).toBe(page.url());
  await expect(link).toHaveAttribute('data-copied', 'Copied');
  await page.clock.runFor(1500);
  await link.evaluate((element) => {
    element.removeAttribute('data-copied');
  });
  await link.click();
  await expect(link, 'a second press').toHaveAttribute('data-copied');
  await page.clock.runFor(1500);
  await expect(link).toHaveAttribute('data-copied');
  await page.clock.runFor(1500);
  await expect(link).not.toHaveAttribute('data-copied');
  await expect(said).toHaveCount(0);
  await page.clock.resume();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const other = linkIn(page, 'Direct link to index');
  await other.click();
  await expect(page).toHaveURL(/props#index$/);
  await waitForFrames(page);
  // Read at once, since a message disappears by itself.
  expect(await other.getAttribute('data-copied')).toBeNull();
  expect(await said.count()).toBe(0);
});
