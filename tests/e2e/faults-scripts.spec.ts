import {
  respondWithCaptivePortal,
  expectedLoadErrors,
  expectReadable,
  fails,
} from './faults';
import { waitForFrames, expect, open, saveData, test } from './fixtures';
import { BASE_PATH } from './sites';
import { linkIn } from './siteLayout';

test.use({ allowedThroughout: expectedLoadErrors() });

const garbage = respondWithCaptivePortal('text/javascript');

for (const [name, files, fault] of [
  ['main script answers garbage', '**/main.*.js', garbage],
  ['own scripts fail', /\/assets\/js\/(?!runtime~|main)/, fails],
  [
    'stylesheets answer garbage',
    '**/css/*.css',
    respondWithCaptivePortal('text/css'),
  ],
] as const) {
  test(`a page stays readable when its ${name}`, async ({ page }) => {
    await page.route(files, fault);
    const asked = page.waitForRequest(files);
    await page.goto('usage');
    await asked;
    await expectReadable(page, 'Install and first sheet');
    // Nothing can unfold a demo's code, so it must not be folded.
    const codes = page.locator('[data-view=Demo] pre');
    await expect(codes.filter({ visible: true })).toHaveCount(2);
    await linkIn(page, 'Props').first().click();
    await expect(page).toHaveURL(/\/props$/);
    await expectReadable(page, 'BottomSheet props');
  });
}

for (const [fault, answer] of Object.entries({ fails, garbage })) {
  test(`falls back to one full page load: ${fault}`, async ({ page }) => {
    // Nothing of the next page is prefetched when the fault begins.
    await saveData(page);
    await open(page, 'usage');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(
      (url) => url.pathname.startsWith(BASE_PATH),
      (route) =>
        route.request().isNavigationRequest() ||
        /runtime~main|\/main\./.test(route.request().url())
          ? route.continue()
          : answer(route),
    );
    await linkIn(page, 'Props').first().click();
    await expect.poll(() => documents).toBe(1);
    await expectReadable(page, 'BottomSheet props');
    // The page does not reload again.
    await page.waitForLoadState('networkidle');
    await waitForFrames(page);
    expect(documents).toBe(1);
  });
}
