import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { BASE_PATH, HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

// @spec 2.25 2.26
test('section 2: a path ending in .html or /index.html is normalized, and kept where it matches an exact route', async ({
  page,
}) => {
  // The host may redirect by itself: the router's own rule is under test.
  const goTo = (route: string) =>
    page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, BASE_PATH + route);
  await open(page, `${HOSTED_URL}usage`);
  await goTo('props.html');
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
  await goTo('methods/index.html');
  await expect(page.locator('h1')).toHaveText('BottomSheet methods');
  await goTo('kept.html');
  await expect(page.locator('h1')).toHaveText('Kept');
  await expect(page.locator('main')).toContainText(`${BASE_PATH}kept.html`);
});

// @spec 1.4 2.15 2.16 2.17 2.19 3.1 3.2 3.3
test('section 3: docs versions, docs and the locale have their fields', async ({
  page,
}) => {
  interface Doc {
    readonly path: string;
  }
  interface Site {
    readonly docs: Record<string, { readonly versions: { docs: Doc[] }[] }>;
  }
  await open(page, `${HOSTED_URL}site-data`);
  await expect(page.locator('pre')).not.toBeEmpty();
  // The framework writes its own links of versions with a slash at the end.
  const text = await page.locator('pre').innerText();
  const data = JSON.parse(text.replaceAll(/\/(?=")/g, '')) as Site;
  data.docs.default?.versions.forEach(({ docs }) => {
    docs.sort((one, other) => (one.path < other.path ? -1 : 1));
  });
  const plain = (route: string) => (BASE_PATH + route).replace(/\/$/, '');
  const version = (
    [name, label]: readonly [string, string],
    home: string,
    routes: readonly string[],
  ) => ({
    name,
    label,
    isLast: name === 'current',
    path: plain(home),
    mainDocId: 'index',
    draftIds: [],
    sidebars: { 'bottom-sheet': { link: { path: plain(home) } } },
    docs: routes
      .map(plain)
      .sort()
      .map((path) => ({
        id: expect.stringMatching(/./),
        path,
        sidebar: 'bottom-sheet',
      })),
  });
  expect(data).toMatchObject({
    docs: {
      default: {
        versions: [
          version(['current', 'v5'], '', V5_ROUTES),
          version(['4', 'v4 (Reanimated v2)'], 'v4', V4_ROUTES),
          version(['2', 'v2 (Reanimated v1)'], 'v2', V2_ROUTES),
        ],
      },
    },
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {
        en: { label: 'English', direction: 'ltr', calendar: 'gregory' },
      },
    },
  });
});
