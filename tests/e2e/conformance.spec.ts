import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { BASE_PATH, HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const ROOT = join(__dirname, '../..');

const COPYRIGHT = /^© 2020–20\d\d Mo Gorhom$/;

const VERSIONS = [
  { name: 'current', label: 'v5', home: '', routes: V5_ROUTES, badge: 0 },
  {
    name: '4',
    label: 'v4 (Reanimated v2)',
    home: 'v4',
    routes: V4_ROUTES,
    badge: 1,
  },
  {
    name: '2',
    label: 'v2 (Reanimated v1)',
    home: 'v2',
    routes: V2_ROUTES,
    badge: 1,
  },
];

for (const build of ['build', 'build-hosted']) {
  // @spec 2.18 2.20 2.23 2.24 2.29 2.30 2.32 2.36 2.37 2.43
  test(`section 2: every docs page has the sidebar, breadcrumbs, contents, badge, anchors, navbar and footer, ${build}`, () => {
    for (const { label, home, routes, badge } of VERSIONS) {
      for (const route of routes) {
        const file = `${route === '' ? 'index' : route}.html`;
        const $ = load(readFileSync(join(ROOT, build, file), 'utf8'));
        const sidebar = $('nav[aria-label="Docs sidebar"]');
        expect(sidebar, route).toHaveLength(1);
        expect(sidebar.find('a').first().attr('href')).toBe(BASE_PATH + home);
        expect($('nav[aria-label="Breadcrumbs"]'), route).toHaveLength(1);
        // The landing page has a window's width to itself.
        const anchors = $('article :is(h2, h3)[id]').slice(
          0,
          route === '' ? 0 : undefined,
        );
        expect(
          $('.table-of-contents a')
            .get()
            .map((link) => decodeURIComponent($(link).attr('href') ?? '')),
          route,
        ).toEqual(anchors.get().map(({ attribs }) => `#${attribs.id ?? ''}`));
        for (const link of $('article a.hash-link').get()) {
          const heading = $(link).parent().clone();
          heading.find('.hash-link').remove();
          expect($(link).attr('title'), route).toBe(
            `Direct link to ${heading.text().trim()}`,
          );
        }
        const shown = $('.theme-doc-version-badge');
        expect(shown, route).toHaveLength(badge);
        expect(shown.text()).toContain(badge === 1 ? label : '');
        expect($('.navbar .dropdown > *').first().text()).toBe(label);
        expect($('.footer a'), route).toHaveLength(2);
        expect($('.footer__copyright').html(), route).toMatch(COPYRIGHT);
        expect($('[aria-label="Skip to main content"]'), route).toHaveLength(1);
      }
    }
  });
}

// @spec 2.8 2.9
test('section 2: the release posts are those of versions 4 and 5, tagged release', async ({
  page,
}) => {
  for (const version of ['v4', 'v5']) {
    await open(page, `blog/bottom-sheet-${version}`);
    await expect(page.locator('h1')).toContainText(version);
    await expect(
      page.locator('article a[href$="/blog/tags/release"]'),
    ).toBeVisible();
  }
});

// @spec 2.26
test('section 2: a path ending in .html that matches an exact route is kept', async ({
  page,
}) => {
  await open(page, `${HOSTED_URL}usage`);
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${BASE_PATH}kept.html`);
  await expect(page.locator('h1')).toHaveText('Kept');
  await expect(page.locator('main')).toContainText(`${BASE_PATH}kept.html`);
});

// @spec 1.4 2.15 2.16 2.17 2.19 3.1 3.2 3.3
test('section 3: docs versions, docs and the locale have their fields', async ({
  page,
}) => {
  interface Doc {
    readonly id: string;
    readonly path: string;
    readonly sidebar: string;
  }
  interface Version {
    readonly docs: readonly Doc[];
    readonly [field: string]: unknown;
  }
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
    // The framework writes its own links of versions with a slash at the end.
    const { sidebars } = version as unknown as {
      readonly sidebars: Record<string, { readonly link: { path: string } }>;
    };
    for (const path of [version?.path, sidebars['bottom-sheet']?.link.path]) {
      expect(String(path).replace(/\/$/, '')).toBe(
        (BASE_PATH + home).replace(/\/$/, ''),
      );
    }
    expect(
      version?.docs.map((doc) => doc.path.replace(/\/$/, '')).sort(),
    ).toEqual(
      routes.map((route) => (BASE_PATH + route).replace(/\/$/, '')).sort(),
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

// @spec 1.1 6.1 9.20
test('sections 9 and 10: the pages are made by Docusaurus 3.7.0, for reading alone', () => {
  const html = readFileSync(join(ROOT, 'build/usage.html'), 'utf8');
  expect(load(html)('meta[name=generator]').attr('content')).toBe(
    'Docusaurus v3.7.0',
  );
  // No roles: nothing to sign in to.
  expect(html).not.toMatch(/type=["']?password|>(?:Sign|Log) in</);
});
