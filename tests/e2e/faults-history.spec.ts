import {
  drawn,
  expect,
  expectUsable,
  hydrated,
  open,
  saveData,
  test,
} from './fixtures';
import { hold } from './hold';
import { modal, options, search } from './search';
import { entry, heading, menu, menuButton, nextPage, scrollY } from './shell';

test.describe('back and forward', () => {
  // @spec 2.53
  test('with the search modal open: the page changes and can be used', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.getByRole('link', { name: 'Props' }).first().click();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await search(page, 'sheet');
    await expect(options(page).first()).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Install and first sheet');
    await expect(modal(page)).toHaveCount(0);
    await expectUsable(page);
    await page.goForward();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await expectUsable(page);
  });

  // @spec 2.27
  test('lead to the place that was left, on the first page of the visit too, without prefetching', async ({
    page,
  }) => {
    await saveData(page);
    /** What is at the top of the screen: a heading, and how far above. */
    const place = () =>
      page.evaluate(() => {
        const tops = [...document.querySelectorAll('main :is(h1, h2, h3)')]
          .map((heading) => ({
            heading: heading.textContent,
            top: Math.round(heading.getBoundingClientRect().top),
          }))
          .filter(({ top }) => top < 200);
        return tops.at(-1);
      });
    const scrollBy = async (y: number) => {
      await page.mouse.move(600, 500);
      for (let left = y; left > 0; left -= 400) {
        await page.mouse.wheel(0, Math.min(left, 400));
        await drawn(page, 2);
      }
      await drawn(page);
      return place();
    };
    const follow = async (name: string) => {
      // Without a scroll into view.
      await entry(page, name).dispatchEvent('click');
      await expect(heading(page)).toHaveText(new RegExp(name, 'i'));
      await expect.poll(() => scrollY(page)).toBe(0);
      return place();
    };
    const expectAt = async (left: Awaited<ReturnType<typeof place>>) => {
      expect(left).toBeDefined();
      await expect.poll(place).toEqual(left);
      // And it stays so.
      await drawn(page);
      expect(await place()).toEqual(left);
    };
    await open(page, 'props');
    const first = await scrollBy(3000);
    await follow('Methods');
    const second = await scrollBy(700);
    const third = await follow('Hooks');
    await page.locator('.table-of-contents a').nth(2).click();
    await expect(page).toHaveURL(/#/);
    const fourth = await scrollBy(130);
    await follow('FAQ');
    for (const left of [fourth, third, second, first]) {
      await page.goBack();
      await expectAt(left);
    }
    await page.goForward();
    await expectAt(second);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectAt(first);
    // A page that is followed to again begins at its top.
    const top = await follow('Methods');
    await page.goBack();
    await expectAt(first);
    await page.goForward();
    await expectAt(top);
  });

  test('back before the page is interactive leads to the page of the address', async ({
    page,
  }) => {
    await open(page, 'usage');
    await nextPage(page).click();
    await expect(heading(page)).toHaveText('BottomSheet props');
    const release = await hold(page, '**/assets/js/island-*.js');
    await page.reload({ waitUntil: 'commit' });
    // Its client has started, and waits for the held script.
    await page.waitForFunction(
      () => 'docusaurus' in window && 'prefetch' in window.docusaurus,
    );
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/usage$/);
    await release();
    await expect(heading(page)).toHaveText('Install and first sheet');
    await expectUsable(page);
  });

  test('a mobile menu opened while a page is on its way stays, and back closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, '**/props');
    await open(page, 'usage');
    await nextPage(page).click();
    await expect(page).toHaveURL(/\/props$/);
    await menuButton(page).click();
    await expect(menu(page)).toHaveCount(1);
    await release();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await drawn(page);
    await expect(menu(page)).toHaveCount(1);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('BottomSheet props');
  });
});
