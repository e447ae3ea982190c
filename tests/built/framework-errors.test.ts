import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The pages of the failing site, and what the build says of each. */
const FAILURES = {
  'linkless-sidebar':
    'Sidebar with ID "linkless" doesn\'t have anything to be linked to',
  'missing-default-export':
    "The page component at /missing-default-export doesn't have a default export",
  'missing-doc': 'Couldn\'t find any doc with id "absent" in version',
  'missing-docs-data':
    'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=absent',
  'missing-provider':
    'Hook useColorMode is called outside the <ColorModeProvider>',
  'missing-sidebar':
    'Can\'t find any sidebar with id "absent" in version current',
  'missing-translation':
    'translation declarations must have at least a translation id or a default translation message',
};

// @spec 5.5 5.6 5.7 5.9 8.14 8.15 8.16
test('framework errors stop the build, which names every page that failed and no other', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'build', 'tests/failing-site'],
    {
      cwd: path.join(__dirname, '../..'),
      encoding: 'utf8',
      // Vitest's own value would make it a build for development.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_COLOR: '1',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  expect(status).not.toBe(0);
  const [, ...reports] = `${stdout}${stderr}`.split(
    /Can't render static file for pathname "\//,
  );
  const said = new Map(reports.map((report) => [report.split('"')[0], report]));
  expect([...said.keys()].sort()).toEqual(Object.keys(FAILURES));
  for (const [page, text] of Object.entries(FAILURES)) {
    expect(said.get(page)).toContain(text);
  }
});
