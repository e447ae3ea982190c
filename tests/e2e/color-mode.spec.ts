import { waitForFrames, expect, open, test } from './fixtures';
import { expectHeading, modeSwitch, nextPage } from './siteLayout';

// Set for the context. In an open tab it would count as a change of the system, which
// overrides the stored choice.
test.use({ colorScheme: 'dark' });

test('the color mode is dark when no media query matches', async ({ page }) => {
  // No query matches, so only the configured default is left.
  await page.addInitScript(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        ...{ matches: false, media, onchange: null },
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });
  await open(page, 'usage');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the color mode follows the system until the switch is pressed', async ({
  page,
  context,
}) => {
  const expectMode = (mode: string, of = page) =>
    expect(of.locator('html')).toHaveAttribute('data-theme', mode);

  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'usage');
  await expectMode('light');
  await expect(modeSwitch(page)).toHaveAccessibleName(/currently light mode/);
  await expect(modeSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode('dark');
  // Browsers report a light preference while they print.
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await waitForFrames(page, 2);
  await expectMode('dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });

  const other = await context.newPage();
  await open(other, 'usage');
  await expectMode('dark', other);
  await page.bringToFront();
  await modeSwitch(page).click();
  await expectMode('light');
  await expectMode('light', other);
  // The other tab would write the choice again.
  await other.close();

  await page.reload();
  await expectMode('light');
  await nextPage(page).click();
  await expectHeading(page, 'BottomSheet props');
  await expectMode('light');
  await modeSwitch(page).click();
  await expectMode('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});
