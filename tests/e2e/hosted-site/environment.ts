/** Public test values: nothing that they name is ever contacted. */
Object.assign(process.env, {
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_SEARCH_API_KEY: 'test-search-key',
  GTAG_TRACKING_ID: 'G-TEST000000',
});
