import { execFileSync } from 'node:child_process';

/** Public test values: nothing that they name is ever contacted. */
const ENVIRONMENT = {
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_SEARCH_API_KEY: 'test-search-key',
  GTAG_TRACKING_ID: 'G-TEST000000',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/hosted',
};

execFileSync(
  'npm',
  [
    'run',
    '--silent',
    'build',
    '--',
    '--config',
    'tests/e2e/hosted-site/docusaurus.config.ts',
    '--out-dir',
    'build-hosted',
  ],
  { stdio: 'inherit', env: { ...process.env, ...ENVIRONMENT } },
);
