import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import liveDemos from './index';

const SITE = path.resolve(__dirname, '../../../..');

test('nothing of the demos is rendered when pages are built', () => {
  const plugin = liveDemos({ siteDir: SITE } as LoadContext);
  const utils = {} as ConfigureWebpackUtils;
  expect(plugin.configureWebpack?.({}, true, utils, undefined)).toEqual({
    resolve: {
      alias: { [path.join(SITE, 'src/components/Demo/frame')]: false },
    },
  });
});

test('no demo animates what has no animation here', () => {
  const folder = path.join(SITE, 'src/demos');
  for (const file of readdirSync(folder)) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    expect(code, file).not.toMatch(/\b(entering|exiting|layout)=/);
  }
});
