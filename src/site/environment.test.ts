import { expect, it } from 'vitest';
import { readSiteEnvironment } from './environment';

const HOSTED = { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'search-only' };
const PLAIN = {
  siteUrl: 'https://gorhom.dev',
  editUrl:
    'https://github.com/gorhom/react-native-bottom-sheet/tree/master/website/',
  search: {
    indexName: 'react-native-bottom-sheet',
    appId: 'embedded-search',
    apiKey: 'embedded-search',
    insights: false,
  },
  gtagTrackingId: undefined,
  hasStockClient: false,
  isTestBuild: false,
};

it('every variable is optional, and empty values count as unset', () => {
  expect(readSiteEnvironment({})).toEqual(PLAIN);
  const empty = { SITE_URL: '', ALGOLIA_APP_ID: ' ', GTAG_TRACKING_ID: '' };
  expect(readSiteEnvironment(empty)).toEqual(PLAIN);
});

it('publishes the search-only key but never the admin key, and sends insights only on request', () => {
  const settings = readSiteEnvironment({
    ...HOSTED,
    ALGOLIA_ADMIN_API_KEY: 'writes',
  });
  const search = { ...PLAIN.search, appId: 'A', apiKey: 'search-only' };
  expect(settings).toEqual({ ...PLAIN, search });
  const insights = (variables: Record<string, string>) =>
    readSiteEnvironment({ ...variables, ALGOLIA_INSIGHTS: 'true' }).search
      .insights;
  expect([insights(HOSTED), insights({})]).toEqual([true, false]);
});

it('other names, folders and clients are taken', () => {
  const EDIT_URL = 'https://git.example/docs/edit/main';
  const variables = {
    EDIT_URL,
    STOCK_CLIENT: 'true',
    TEST_BUILD: 'true',
  };
  expect(
    readSiteEnvironment({ ...variables, ALGOLIA_INDEX_NAME: 'other' }),
  ).toMatchObject({
    editUrl: EDIT_URL,
    hasStockClient: true,
    isTestBuild: true,
    search: { indexName: 'other' },
  });
});

it.each([
  // The two texts are those of the search client itself.
  ['ALGOLIA_APP_ID', 'A', /^apiKey is missing\.$/],
  ['ALGOLIA_SEARCH_API_KEY', 'k', /^appId is missing\.$/],
  ['ALGOLIA_INSIGHTS', 'yes', /ALGOLIA_INSIGHTS is neither .*: "yes"/],
  ['STOCK_CLIENT', '1', /STOCK_CLIENT is neither true nor false/],
  ['TEST_BUILD', 'yes', /TEST_BUILD is neither true nor false/],
  ['SITE_URL', 'gorhom.dev', /SITE_URL .*https:\/\/gorhom\.dev/],
  ['SITE_URL', 'https://gorhom.dev/docs', /SITE_URL .* without a path/],
  ['SITE_URL', 'https://gorhom.dev?a', /SITE_URL .* no query/],
  ['EDIT_URL', 'website/', /EDIT_URL .*https:\/\/github\.com\/gorhom\//],
  ['EDIT_URL', 'javascript:alert(1)', /EDIT_URL .* http or https/],
  ['GTAG_TRACKING_ID', "G-1');alert('", /GTAG_TRACKING_ID/],
])('refuses %s=%s and says what to set', (name, value, message) => {
  expect(() => readSiteEnvironment({ [name]: value })).toThrow(message);
});
