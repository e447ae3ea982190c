import { answersGarbage, COMPLAINTS, expectReadable, FAULTS } from './faults';
import { drawn, expect, hydrated, open, saveData, test } from './fixtures';
import { hold } from './hold';
import { heading, markDocument, nextPage } from './shell';
import { BASE_PATH } from './sites';

/** The scripts of a first visit, with what happens to them. */
const KINDS = [
  ['the runtime', /\/runtime~main\.[^/]*\.js$/, 'fails'],
  ['the main script', /\/main\.[^/]*\.js$/, 'answers garbage'],
  [
    "the page's own scripts",
    /\/assets\/js\/(?!runtime~|main\.)[^/]*\.js$/,
    'fails',
  ],
] as const;

test.describe('scripts of a first visit', () => {
  for (const [kind, pattern, fault] of KINDS) {
    test(`${kind} ${fault}: the page can be read and links lead on`, async ({
      page,
      allowedProblems,
    }) => {
      allowedProblems.push(...COMPLAINTS);
      let faults = 0;
      await page.route(pattern, async (route) => {
        faults += 1;
        await FAULTS[fault](route);
      });
      await page.goto('usage');
      await expect.poll(() => faults).toBeGreaterThan(0);
      await expectReadable(page, 'Install and first sheet');
      // Nothing can unfold a demo's code, so it must not be folded.
      await expect(page.locator('[data-shown=Demo] pre')).toBeVisible();
      await page.getByRole('link', { name: 'Props' }).first().click();
      await expect(page).toHaveURL(/\/props$/);
      await expectReadable(page, 'BottomSheet props');
    });
  }

  test('a component does not come: links lead on, and categories open nothing else', async ({
    page,
  }) => {
    const release = await hold(page, '**/island-MemberFilter*.js');
    await page.goto('props', { waitUntil: 'commit' });
    await expectReadable(page, 'BottomSheet props');
    await page.waitForFunction(() => 'docusaurus' in window);
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'false',
    );
    await page.locator('.menu__list-item-collapsible > a').first().click();
    await expect(page).toHaveURL(/\/props#?$/);
    await nextPage(page).click();
    await expect(page).not.toHaveURL(/\/props#?$/);
    await expect(heading(page)).not.toHaveText('BottomSheet props');
    await release();
  });

  test('slow: the page can be read before it becomes interactive', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/js/*.js');
    await page.goto('usage', { waitUntil: 'commit' });
    await expectReadable(page, 'Install and first sheet');
    // One side of a demo is shown where there is no room for both.
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(page.locator('[data-shown=Demo] pre')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'false',
    );
    await release();
    await hydrated(page);
    await expectReadable(page, 'Install and first sheet');
  });
});

test.describe('the stylesheet', () => {
  test('answers garbage: the page can be read, and its controls work', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(...COMPLAINTS);
    await page.route('**/assets/css/styles*.css', answersGarbage('text/css'));
    await open(page, 'usage');
    await expectReadable(page, 'Install and first sheet');
    await nextPage(page).click();
    await expect(page).not.toHaveURL(/\/usage$/);
    await expect(heading(page)).not.toHaveText('Install and first sheet');
    await expect(heading(page)).toBeVisible();
  });

  test('slow: the page comes with it, whole', async ({ page }) => {
    const release = await hold(page, '**/assets/css/styles*.css');
    const scripts = page.waitForResponse('**/assets/js/main.*.js');
    const opened = open(page, 'usage');
    await (await scripts).finished();
    await release();
    await opened;
    await expectReadable(page, 'Install and first sheet');
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  });
});

test.describe('what the next page needs', () => {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    // @spec 2.28
    test(`${fault} for good: its page is reloaded once, and can be read`, async ({
      page,
      allowedProblems,
    }) => {
      allowedProblems.push(
        ...COMPLAINTS,
        /Failed to fetch/,
        /is not a page of this site/,
      );
      // Nothing of the next page at hand when the fault begins.
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
      await page.getByRole('link', { name: 'Props' }).first().click();
      await expect.poll(() => documents).toBe(1);
      await expectReadable(page, 'BottomSheet props');
      // Not again and again.
      await page.waitForLoadState('networkidle');
      await drawn(page);
      expect(documents).toBe(1);
      await expectReadable(page, 'BottomSheet props');
    });
  }
});

test('after a release that changed any script, the next page is loaded whole', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(...COMPLAINTS);
  await open(page, 'usage');
  const isSame = await markDocument(page);
  // The script that names all others.
  const runtime = /\/runtime~main\.\w+\.js/;
  let changed = 0;
  await page.route('**/props', async (route) => {
    if (route.request().isNavigationRequest()) {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const body = await response.text();
    changed += runtime.test(body) ? 1 : 0;
    await route.fulfill({
      response,
      body: body.replace(runtime, (name) => name.replace('.js', '0.js')),
    });
  });
  await page.getByRole('link', { name: 'Props' }).first().click();
  await expectReadable(page, 'BottomSheet props');
  await expect(page).toHaveURL(/\/props$/);
  expect(changed).toBeGreaterThan(0);
  expect(await isSame()).toBe(false);
});
