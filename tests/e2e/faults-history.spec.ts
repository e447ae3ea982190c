import {
  waitForFrames,
  expect,
  expectUsable,
  hydrated,
  open,
  saveData,
  test,
} from './fixtures';
import { modal, options, search } from './search';
import { sidebarLink, expectHeading, scrollY, linkIn } from './siteLayout';

test('Back closes the search modal and shows the previous page', async ({
  page,
}) => {
  await open(page, 'usage');
  await linkIn(page, 'Props').first().click();
  await expectHeading(page, 'BottomSheet props');
  await search(page, 'sheet');
  await expect(options(page).first()).toBeVisible();
  await page.goBack();
  await expectHeading(page, 'Install and first sheet');
  await expect(modal(page)).toHaveCount(0);
  await expectUsable(page);
  await page.goForward();
  await expectHeading(page, 'BottomSheet props');
});

test('Back, Forward and a reload restore the scroll position', async ({
  page,
}) => {
  await saveData(page);
  /** Distance of a section from the top of the window. */
  const topOf = (id: string) =>
    page
      .locator(`#${id}`)
      .evaluate((section) => Math.round(section.getBoundingClientRect().top));
  /** Scrolls up from a section, and returns its id with its new distance. */
  const scrollFrom = async (id: string) => {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, -130);
    await waitForFrames(page);
    return [id, await topOf(id)] as const;
  };
  const follow = async (name: string) => {
    // A dispatched click does not scroll the link into view.
    await sidebarLink(page, name).dispatchEvent('click');
    await expectHeading(page, new RegExp(name, 'i'));
    await expect.poll(() => scrollY(page)).toBe(0);
  };
  const expectAt = async ([id, top]: readonly [string, number]) => {
    await expect.poll(() => topOf(id).catch(() => NaN)).toBe(top);
    // The position stays.
    await waitForFrames(page);
    expect(await topOf(id)).toBe(top);
  };
  await open(page, 'props#onanimate');
  const first = await scrollFrom('onanimate');
  await follow('Methods');
  await page.locator('.table-of-contents a[href="#collapse"]').click();
  const second = await scrollFrom('collapse');
  await follow('Hooks');
  await page.goBack();
  await expectAt(second);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expectAt(first);
  await page.goForward();
  await page.goForward();
  await expectAt(second);
  await page.goBack();
  await page.goBack();
  await expectAt(first);
  await page.reload();
  await hydrated(page);
  await expectAt(first);
  await page.goto('llms.txt');
  await page.goBack();
  await hydrated(page);
  await expectAt(first);
  // A link opens a visited page at its top.
  await follow('Hooks');
});
