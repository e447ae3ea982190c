import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { BASE_PATH, HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const VERSIONS = [
  { name: 'current', label: 'v5', home: '', routes: V5_ROUTES },
  {
    name: '4',
    label: 'v4 (Reanimated v2)',
    home: 'v4',
    routes: V4_ROUTES,
  },
  {
    name: '2',
    label: 'v2 (Reanimated v1)',
    home: 'v2',
    routes: V2_ROUTES,
  },
];

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
  interface Version {
    readonly path: string;
    readonly docs: readonly Record<'id' | 'path' | 'sidebar', string>[];
    readonly sidebars: Record<string, { readonly link: { path: string } }>;
  }
  /** The framework writes its own links of versions with a slash at the end. */
  const plain = (path = '') => path.replace(/\/$/, '');
  await open(page, `${HOSTED_URL}site-data`);
  await expect(page.locator('pre')).not.toBeEmpty();
  const { docs, i18n } = JSON.parse(await page.locator('pre').innerText()) as {
    readonly docs: Readonly<
      Record<string, { readonly versions: readonly Version[] }>
    >;
    readonly i18n: unknown;
  };
  expect(Object.keys(docs)).toEqual(['default']);
  const versions = docs.default?.versions ?? [];
  expect(versions).toHaveLength(VERSIONS.length);
  VERSIONS.forEach(({ name, label, home, routes }, index) => {
    const version = versions[index];
    expect(version).toMatchObject({
      name,
      label,
      isLast: name === 'current',
      mainDocId: 'index',
      draftIds: [],
      sidebars: { 'bottom-sheet': { link: {} } },
    });
    const link = version?.sidebars['bottom-sheet']?.link.path;
    for (const path of [version?.path, link]) {
      expect(plain(path)).toBe(plain(BASE_PATH + home));
    }
    expect(version?.docs.map(({ path }) => plain(path)).sort()).toEqual(
      routes.map((route) => plain(BASE_PATH + route)).sort(),
    );
    for (const doc of version?.docs ?? []) {
      expect(doc.id).not.toBe('');
      expect(doc.sidebar, doc.id).toBe('bottom-sheet');
    }
  });
  expect(i18n).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', calendar: 'gregory' },
    },
  });
});
