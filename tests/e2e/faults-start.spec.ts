// Whatever goes wrong while a page starts, what is around its text works, and
// the text can be read.
import type { Page, Route } from '@playwright/test';
import { expectInteractive } from './interactive';
import { drawn, expect, open, saveData, test } from './fixtures';
import { start } from './liveDemo';

async function expectReadable(page: Page, heading: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('article p:visible').first()).toBeVisible();
}

const COMPLAINTS = [
  /Failed to load resource/,
  /ChunkLoadError|Loading chunk|Loading CSS/i,
  /Minified React error #418/,
  // What a failed script would have used.
  /was preloaded using link preload but not used/,
];

test.beforeEach(({ allowedProblems }) => {
  test.setTimeout(90_000);
  allowedProblems.push(...COMPLAINTS);
});

/** Answers pages with their HTML changed. */
async function change(
  page: Page,
  addresses: string,
  edit: (html: string) => string,
): Promise<void> {
  await page.route(addresses, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

test('a page whose navbar has been changed before React takes it over keeps its text', async ({
  page,
}) => {
  await change(page, '**/usage', (html) =>
    html.replace('<b class="navbar__title', '<i class="navbar__title'),
  );
  const complaint = page.waitForEvent('console', (message) =>
    message.text().includes('#418'),
  );
  await page.goto('usage');
  await complaint;
  await expectInteractive(page);
  await expectReadable(page, 'Install and first sheet');
  await start(page, 'first-sheet');
});

test('a page whose own script fails stays as it was built, and can be loaded again', async ({
  page,
}) => {
  let fails = true;
  await page.route(/\/assets\/js\/page-search\./, async (route) => {
    await (fails ? route.abort() : route.continue());
  });
  await page.goto('search');
  await expectInteractive(page);
  await expect(page.locator('h1')).toHaveText('Search the docs');
  await expect(page.getByRole('alert')).toHaveCount(1);
  fails = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
});

for (const [name, route, script] of [
  ['MemberFilter', 'props', 'island-MemberFilter'],
  ['Install', 'usage', 'island-Install'],
  ['Demo', 'methods', 'island-Demo'],
] as const) {
  test(`a page lives without the component ${name}, and says so in its place`, async ({
    page,
  }) => {
    const pattern = new RegExp(`/assets/js/${script}[^/]*\\.js$`);
    let fails = true;
    await page.route(pattern, async (request) => {
      await (fails ? request.abort() : request.continue());
    });
    await page.goto(route);
    await expectInteractive(page);
    await expect(page.locator('h1')).toBeVisible();
    const note = page.getByRole('alert').first();
    await expect(note).toContainText('could not be loaded');
    fails = false;
    await note.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
  });
}

test('a component that throws stays as it was built, and the page lives', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/The filter failed/);
  let planted = 0;
  await page.route(/\/island-MemberFilter[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('placeholder:', (found) => {
      planted += 1;
      return `...(() => { throw new Error('The filter failed'); })(),${found}`;
    });
    await route.fulfill({ response, body });
  });
  await page.goto('props');
  await expectInteractive(page);
  expect(planted).toBe(1);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
  await expect(page.locator('[data-island="MemberFilter"] input')).toHaveCount(
    1,
  );
  // The other components of the page work.
  await start(page, 'start-closed');
});

test.describe('the code of a demo stays folded on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('where another component fails', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const code = document.querySelector('[data-demo] pre');
        if (code?.checkVisibility()) Reflect.set(window, 'wasShown', true);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.route(/\/assets\/js\/island-MemberFilter/, (route) =>
      route.abort(),
    );
    await page.goto('props');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    const demo = page.locator('[data-demo]').first();
    await expect(demo.getByRole('button', { name: 'Code' })).toBeVisible();
    expect(await page.evaluate(() => 'wasShown' in window)).toBe(false);
    // The demo hydrates after the note is there; until then a press is lost.
    await expect(async () => {
      await demo.getByRole('button', { name: 'Code' }).click();
      await expect
        .poll(() => page.evaluate(() => 'wasShown' in window), {
          timeout: 1000,
        })
        .toBe(true);
    }).toPass({ timeout: 15_000 });
  });

  test('and unfolds where the demo itself fails', async ({ page }) => {
    await page.route(/\/assets\/js\/island-Demo/, (route) => route.abort());
    await page.goto('props');
    await expect(page.getByRole('alert').first()).toContainText(
      'could not be loaded',
    );
    const demo = page.locator('[data-demo]').first();
    await expect(demo.locator('pre')).toBeVisible();
    // A fold of the code works without the demo.
    await expect(
      demo.getByRole('button', { name: /^(?!\d+ lines of)/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeVisible();
  });

  test('where a script throws and the page becomes interactive', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/planted/);
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') throw new Error('planted');
      });
    });
    await open(page, 'props');
    const demo = page.locator('[data-demo]').first();
    await expect(demo.getByRole('button', { name: 'Code' })).toBeVisible();
    await expect(demo.locator('pre')).toBeHidden();
  });
});

for (const hash of ['#filter=%', '#%', '#filter=%E0%A4%A', '#play=%']) {
  test(`a hash that cannot be decoded harms nothing: ${hash}`, async ({
    page,
  }) => {
    await page.goto(`props${hash}`);
    await expectInteractive(page);
    await expectReadable(page, 'BottomSheet props');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page.locator('h1')).toHaveText('Blog');
    await page.goBack();
    await expectReadable(page, 'BottomSheet props');
    await page.evaluate(() => {
      window.location.hash = '%C3';
    });
    await expectInteractive(page);
    await expectReadable(page, 'BottomSheet props');
  });
}

test('a page with elements that can have no content at its top level can be navigated to', async ({
  page,
}) => {
  await open(page, 'usage');
  await change(page, '**/props', (html) =>
    html.replace(
      /(<div data-text[^>]*>)/,
      '$1<hr><br><img src="data:,"><p></p>',
    ),
  );
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: 'Props', exact: true })
    .first()
    .click();
  await expectReadable(page, 'BottomSheet props');
  await expect(page.locator('[data-text] > hr')).toHaveCount(1);
});

test('a page that fails to load when the reader has gone elsewhere does not reload that', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to fetch/);
  await saveData(page);
  await open(page, 'usage');
  const held: Route[] = [];
  await page.route('**/props', (route) => {
    held.push(route);
  });
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.getByRole('link', { name: 'Props' }).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await sidebar.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.locator('h1')).toHaveText('FAQ');
  await page.evaluate(() => {
    Reflect.set(window, 'isSame', true);
  });
  await Promise.all(held.map((route) => route.abort()));
  await drawn(page, 30);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator('h1')).toHaveText('FAQ');
});

test('a link to a place on a page loads that page ahead, not the not-found page', async ({
  page,
}) => {
  await open(page, 'blog/bottom-sheet-v5');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = page
    .locator('article a[href*="-sheet/"][href*="#"]:not([href*="/blog/"])')
    .first();
  const [place = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.hover();
  await expect
    .poll(() => asked.some((url) => url === new URL(place, url).href))
    .toBe(true);
  expect(asked.filter((url) => url.includes('page-NotFound'))).toEqual([]);
});
