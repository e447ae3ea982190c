import { expect, open, test } from './fixtures';

const REPOSITORY = 'https://github.com/gorhom/react-native-bottom-sheet';

test.describe('section 1, product', () => {
  // @spec 1.2 1.3 2.4
  test('the title is the name of the library, with its tagline on the landing page', async ({
    page,
  }) => {
    await open(page, '');
    await expect(page).toHaveTitle(
      /^React Native Bottom Sheet \| A performant interactive bottom sheet/,
    );
    await expect(page.locator('main')).toContainText(
      /performant interactive bottom sheet with fully configurable options/i,
    );
  });
});

test.describe('section 2, shared behavior', () => {
  // @spec 2.31 2.32 2.33 10.6
  test('navbar: blog link on the left, version dropdown and repository link on the right', async ({
    page,
  }) => {
    await open(page, 'usage');
    const left = page.locator('.navbar__items').first();
    const right = page.locator('.navbar__items--right');
    await expect(left.getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      '/react-native-bottom-sheet/blog',
    );
    await expect(
      right.getByRole('button', { name: 'v5', exact: true }),
    ).toBeVisible();
    await expect(right.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
      'href',
      REPOSITORY,
    );
  });

  // @spec 2.34
  test('navbar: stays in place while scrolling', async ({ page }) => {
    await open(page, 'usage');
    await page.mouse.wheel(0, 1500);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(500);
    const box = await page.locator('.navbar').boundingBox();
    expect(box?.y).toBe(0);
  });

  // @spec 1.4 1.5 1.6
  test('section 3, versions: current labelled v5, v4 and v2 with their labels, same page kept', async ({
    page,
  }) => {
    await open(page, 'props');
    await page.locator('.navbar .dropdown').hover();
    const items = page.locator('.navbar .dropdown__link');
    await expect(items).toHaveText([
      'v5',
      'v4 (Reanimated v2)',
      'v2 (Reanimated v1)',
    ]);
    await items.nth(1).click();
    await expect(page).toHaveURL(/bottom-sheet\/v4\/props$/);
    await page.locator('.navbar .dropdown').hover();
    await items.nth(2).click();
    await expect(page).toHaveURL(/bottom-sheet\/v2\/props$/);
  });

  test('versions: a page that the other version lacks leads to the section nearest to it', async ({
    page,
  }) => {
    await open(page, 'web-support');
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown__link').nth(1).click();
    await expect(page).toHaveURL(/\/v4\/faq#does-v4-run-on-the-web$/);
  });

  for (const [version, home] of [
    ['', ''],
    ['v4/', 'v4'],
    ['v2/', 'v2'],
  ] as const) {
    // @spec 2.18 2.20 2.21
    test(`every docs page shows one sidebar whose first link is the home: /${home}`, async ({
      page,
    }) => {
      await open(page, `${version}usage`);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar).toHaveCount(1);
      await expect(sidebar.getByRole('link').first()).toHaveAttribute(
        'href',
        `/react-native-bottom-sheet/${home}`,
      );
      await expect(
        page.getByRole('button', { name: 'Collapse sidebar', exact: true }),
      ).toHaveCount(0);
    });
  }

  // @spec 2.22 4.17
  test('sidebar: opening a category leaves the others open', async ({
    page,
  }) => {
    await open(page, 'usage');
    const categories = page.locator(
      '.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > [aria-expanded]',
    );
    const count = await categories.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      if (
        (await categories.nth(index).getAttribute('aria-expanded')) === 'false'
      ) {
        await categories.nth(index).click();
      }
    }
    for (let index = 0; index < count; index += 1) {
      await expect(categories.nth(index)).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    }
  });

  // @spec 1.5 1.6 2.29 2.30
  test('old versions show the badge and a banner that leads to the same page of v5', async ({
    page,
  }) => {
    for (const [version, label] of [
      ['v4', 'v4 (Reanimated v2)'],
      ['v2', 'v2 (Reanimated v1)'],
    ] as const) {
      await open(page, `${version}/props`);
      await expect(page.locator('.theme-doc-version-badge')).toContainText(
        label,
      );
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toContainText('no longer actively maintained');
      await expect(banner.getByRole('link')).toHaveAttribute(
        'href',
        '/react-native-bottom-sheet/props',
      );
    }
    await open(page, 'props');
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
  });

  // @spec 2.23
  test('breadcrumbs name the way to the page', async ({ page }) => {
    await open(page, 'modal/props');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs).toBeVisible();
    await expect(
      crumbs.locator('[aria-current], .breadcrumbs__item--active').first(),
    ).toContainText(/props/i);
  });

  // @spec 2.24
  test('the table of contents covers the headings of levels 2 and 3', async ({
    page,
  }) => {
    await open(page, 'props');
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map((element) => element.id));
    const links = await page
      .locator('.table-of-contents a')
      .evaluateAll((elements) =>
        elements.map((element) =>
          decodeURIComponent(element.getAttribute('href') ?? '').slice(1),
        ),
      );
    expect(links.length).toBeGreaterThan(5);
    expect(links).toEqual(headings);
  });

  // @spec 2.43
  test("heading anchors carry the title 'Direct link to {heading}'", async ({
    page,
  }) => {
    await open(page, 'usage');
    const anchors = page.locator('article a.hash-link');
    expect(await anchors.count()).toBeGreaterThan(2);
    for (const anchor of await anchors.all()) {
      const heading = await anchor.evaluate((element) => {
        const copy = element.parentElement?.cloneNode(true) as HTMLElement;
        copy.querySelectorAll('.hash-link').forEach((link) => {
          link.remove();
        });
        return copy.textContent.trim();
      });
      await expect(anchor).toHaveAttribute(
        'title',
        `Direct link to ${heading}`,
      );
    }
  });

  // @spec 2.35 2.36
  test('footer: two external social links and a copyright line crediting the author', async ({
    page,
  }) => {
    await open(page, 'usage');
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('link');
    await expect(links).toHaveText([/^X/, /^GitHub/]);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(footer.locator('.footer__copyright')).toHaveText(
      /^© 2020–20\d\d Mo Gorhom$/,
    );
  });

  // @spec 2.37
  test('layout: the skip link is the first stop and leads to the content', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar :focus')).toHaveCount(0);
    await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
  });

  // @spec 1.10 2.3
  test('layout: the landing page is a docs page with the sidebar', async ({
    page,
  }) => {
    await open(page, '');
    await expect(
      page.getByRole('navigation', { name: 'Docs sidebar' }),
    ).toBeVisible();
  });
});
