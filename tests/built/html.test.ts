// Every page of the built site is valid HTML, and its links have targets.
import { setImmediate } from 'node:timers/promises';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { ROUTES, V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { EXAMPLE_ACTIONS } from '../../src/shared/playground/examples';
import { BASE_PATH } from '../e2e/sites';
import { pageOf, PAGES, POSTS, read, servedFile, SITE } from './pages';

const VALIDATOR = new HtmlValidate({
  elements: [
    'html5',
    // The validator does not know this value of HTML yet.
    {
      '*': {
        attributes: {
          hidden: { boolean: false, omit: true, enum: ['until-found'] },
        },
      },
    },
  ],
  extends: [
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // Scripts and stylesheets come from the site itself, but for that of the analytics,
    // which its host changes.
    'require-sri': [
      'error',
      { target: 'crossorigin', exclude: ['https://www.googletagmanager.com/'] },
    ],
    // The parser judges the text of the source.
    'no-raw-characters': 'off',
    // The theme's elements have roles.
    'prefer-native-element': 'off',
    // A heading may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The search page has no submit button: it answers on each key.
    'wcag/h32': 'off',
  },
});

it.each(PAGES)('$file is valid', async ({ file, errors, $ }) => {
  // Lets Vitest send messages to its main process.
  await setImmediate();
  // The minifier leaves out optional tags, which the validator would report. So a
  // parser of the standard reads the source, and the validator reads its result.
  const { results } = VALIDATOR.validateStringSync($.html());
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, selector, message }) =>
        `${file}: ${ruleId}: ${selector ?? ''}: ${message}`,
    ),
  );
  expect([...errors, ...faults]).toEqual([]);
});

it('each page has structured data of its kind', () => {
  const data = PAGES.flatMap(({ $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => ({
        ...(JSON.parse($(element).text()) as { '@type': string; url?: string }),
        canonical: $('link[rel=canonical]').attr('href'),
      })),
  );
  for (const { '@type': kind, url, canonical } of data) {
    if (kind === 'TechArticle') expect(url).toBe(canonical);
  }
  const count = (name: string) =>
    data.filter((one) => one['@type'] === name).length;
  const docs = V5_ROUTES.length + V4_ROUTES.length + V2_ROUTES.length;
  expect(count('TechArticle')).toBe(docs);
  expect(count('BlogPosting')).toBe(POSTS.length);
  // The landing page is the root of all breadcrumbs.
  expect(count('BreadcrumbList')).toBe(docs - 1);
});

it('every internal link has a target', () => {
  /**
   * Fragments that exist on each page. Those with a state belong to the
   * playground, those with an action to an example.
   */
  const places = new Map(
    PAGES.map(({ file, $ }) => [
      file,
      new Set(
        $('[id], [data-demo]')
          .toArray()
          .flatMap(({ attribs }) => [
            attribs.id,
            `${attribs['data-demo'] ?? ''}?`,
            ...Object.values(EXAMPLE_ACTIONS).map(
              (action) => `${attribs.id ?? ''}?${action}`,
            ),
          ]),
      ),
    ]),
  );
  const broken: string[] = [];
  let checked = 0;
  for (const { file, $ } of PAGES) {
    const route = file.replace(/(^|\/)index\.html$/, '').replace('.html', '');
    const here = new URL(`${BASE_PATH}${route}`, SITE);
    for (const { attribs } of $('a[href], link[href], [src]').toArray()) {
      const address = attribs.href ?? attribs.src ?? '';
      const target = new URL(address, here);
      if (!target.href.startsWith(SITE + BASE_PATH.slice(0, -1))) continue;
      checked += 1;
      const served = servedFile(target.pathname);
      const hash = decodeURIComponent(target.hash.slice(1));
      const found = served === undefined ? new Set() : places.get(served);
      const isThere =
        found === undefined ||
        (served !== undefined && hash === '') ||
        found.has(hash) ||
        found.has(hash.replace(/\?.*/, '?'));
      if (!isThere) broken.push(`${file}: ${address}`);
    }
  }
  expect(checked).toBeGreaterThan(5000);
  expect(broken).toEqual([]);
});

it('external links have rel=noopener noreferrer', () => {
  for (const { file, $ } of PAGES) {
    const careless = 'a[target=_blank]:not([rel~=noopener][rel~=noreferrer])';
    expect($(careless), file).toHaveLength(0);
    expect($('meta[name="referrer"]').attr('content'), file).toBe(
      'strict-origin-when-cross-origin',
    );
  }
});

it('the sitemap lists exactly the indexed pages with their dates', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  const root = `${SITE}${BASE_PATH}`;
  const listed = new Map(
    $('url')
      .toArray()
      .map((url) => [
        $('loc', url).text().slice(root.length),
        $('lastmod', url).text(),
      ]),
  );
  const hidden = new Set([...V4_ROUTES, ...V2_ROUTES, 'search']);
  expect([...listed.keys()].sort()).toEqual(
    ROUTES.filter((route) => !hidden.has(route)).sort(),
  );
  const dated = [...listed].filter(([route, date]) => {
    const time = pageOf(route)('.theme-last-updated time');
    const shown = time.attr('datetime')?.slice(0, 10);
    return shown !== undefined && shown === date;
  });
  expect(dated.length).toBe(V5_ROUTES.length + POSTS.length);
});
