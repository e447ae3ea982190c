import { defineConfig, devices } from '@playwright/test';
import {
  CHROMIUM_FLAGS,
  findChromium,
  flagsToLeaveOut,
} from './scripts/lib/chromium';
import { BASE_PATH, EMBEDDED_PORT, HOSTED_PORT } from './tests/e2e/sites';

const serve = (folder: string, port: number) => ({
  command: `node --import tsx scripts/serve/main.ts --dir ${folder} --port ${port}`,
  url: `http://127.0.0.1:${port}${BASE_PATH}blog`,
  reuseExistingServer: process.env.CI === undefined,
});

/** Tests of other builds of the site, and of a browser with other settings. */
const VARIANTS =
  /(errors|faults-storage|other-hosts|runner-failures|search-host\w+|stock-client)\.spec\.ts$/;

/** While the hosted site is built, the tests of the site run already. */
const isHostedServed = !process.argv.includes('--project=site');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/e2e/screenshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // What passes at the second try is listed as flaky: a fault to look for.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list']],
  // What a busy machine takes: no test asserts by these how fast something is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${EMBEDDED_PORT}${BASE_PATH}`,
    launchOptions: {
      executablePath: findChromium(),
      ignoreDefaultArgs: flagsToLeaveOut(),
      args: [
        ...CHROMIUM_FLAGS,
        // No request leaves the machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
    // A seventh of the time; `--trace on` where a look back is wanted.
    trace: 'off',
  },
  projects: [
    { name: 'site', testIgnore: VARIANTS },
    { name: 'variants', testMatch: VARIANTS },
  ],
  webServer: [
    serve('build', EMBEDDED_PORT),
    ...(isHostedServed ? [serve('build-hosted', HOSTED_PORT)] : []),
  ],
});
