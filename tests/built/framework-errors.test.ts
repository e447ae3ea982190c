import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

/** Pages of the failing site, the rule each breaks, and what the build says. */
const FAILURES = [
  [
    'missing-sidebar',
    // @spec 8.14
    'section 8, missing sidebar id',
    'Can\'t find any sidebar with id "absent" in version current',
  ],
  [
    'linkless-sidebar',
    // @spec 5.9
    'section 5, a docs sidebar navbar item with no link is an error',
    'Sidebar with ID "linkless" doesn\'t have anything to be linked to',
  ],
  [
    'missing-doc',
    // @spec 8.15
    'section 8, missing doc id',
    'Couldn\'t find any doc with id "absent" in version',
  ],
  [
    'missing-docs-data',
    // @spec 5.7
    'section 5, a docs feature needs the docs plugin data',
    'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=absent',
  ],
  [
    'missing-provider',
    // @spec 8.16
    'section 8, missing context provider',
    'Hook useColorMode is called outside the <ColorModeProvider>',
  ],
  [
    'missing-translation',
    // @spec 5.5
    'section 5, a translation declaration needs an id or a message',
    'translation declarations must have at least a translation id or a default translation message',
  ],
  [
    'missing-default-export',
    // @spec 5.6
    'section 5, a page component must have a default export',
    "The page component at /missing-default-export doesn't have a default export",
  ],
] as const;

const ROOT = path.join(__dirname, '../..');

function buildFailingSite() {
  return spawnSync(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'build', 'tests/failing-site'],
    {
      cwd: ROOT,
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
}

describe('framework errors stop the build', () => {
  let output = '';
  let status: number | null = null;

  beforeAll(() => {
    const result = buildFailingSite();
    output = `${result.stdout}${result.stderr}`;
    status = result.status;
  });

  test('the build fails, and names every page that failed and no other', () => {
    expect(status).not.toBe(0);
    const named = [...output.matchAll(/^\s+- "\/(.+)"$/gm)].map(([, at]) => at);
    expect(named.sort()).toEqual(FAILURES.map(([page]) => page).sort());
  });

  test.each(FAILURES)('%s: %s', (page, _rule, text) => {
    const about = output.split(/Can't render static file for pathname /);
    const part = about.find((one) => one.startsWith(`"/${page}"`));
    expect(part).toContain(text);
  });
});
