// The site's host answers each page at four addresses, with or without a slash
// or an ending. Whichever a link uses, the page is there (`sweep/walk.spec.ts`)
// and works.
import { expectInteractive } from './interactive';
import { expect, open, test } from './fixtures';
import { field } from './search';
import { addLink, markDocument } from './shell';
import { BASE_PATH } from './sites';

test('search, color mode, menu and links work at an address with a slash or an ending', async ({
  page,
}) => {
  // A page that React makes, and one whose text is its HTML.
  for (const address of ['search.html', 'usage/']) {
    await open(page, `${address}?a=b`);
    await expectInteractive(page);
    const isSame = await markDocument(page);
    if (address === 'usage/') {
      await page.locator('h1').evaluate((heading) => {
        heading.dataset.kept = '';
      });
      await (await addLink(page, `${BASE_PATH}usage#compatibility`)).click();
      await expect(page).toHaveURL(/\/usage#compatibility$/);
      await expect(page.locator('#compatibility')).toBeInViewport();
      await expect(page.locator('h1[data-kept]')).toHaveCount(1);
    }
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator('h1')).toHaveText('Blog');
    expect(await isSame()).toBe(true);
  }
});

test('an address in other letter case, which the host does not have, shows its page, and a path that cannot be decoded the not-found page', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/status of 404/);
  for (const [address, title] of [
    ['Usage', 'Install and first sheet'],
    ['usage%', 'Page Not Found'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('h1')).toHaveText(title);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  }
});
