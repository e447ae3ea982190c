import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { expect, test } from 'vitest';
import compileHints, { COMPILE_HINT, MAIN_SCRIPT } from '.';

/** A mock of the bundler's plugin, which this test only constructs. */
class BannerPlugin {
  constructor(readonly options: { readonly banner: string }) {}
}

function hintsOf(mode: 'development' | 'production', isServer: boolean) {
  const utils = {
    currentBundler: { name: 'rspack', instance: { BannerPlugin } },
  } as unknown as ConfigureWebpackUtils;
  const configured = compileHints().configureWebpack?.(
    { mode },
    isServer,
    utils,
    undefined,
  );
  const plugins = (configured?.plugins ?? []) as unknown as BannerPlugin[];
  return plugins.map(({ options }) => options.banner);
}

test('the scripts of the built site have the hint, and no others', () => {
  expect(hintsOf('production', false)).toEqual([COMPILE_HINT]);
  expect(hintsOf('production', true)).toEqual([]);
  expect(hintsOf('development', false)).toEqual([]);
});

test.each([
  ['assets/js/main.ec06c299.js', true],
  ['main.ec06c299.js', true],
  ['assets/js/runtime~main.e606fcc6.js', false],
  ['assets/js/live-vendor.903e62d0.js', false],
  ['assets/js/main.ec06c299.css', false],
])('%s is the main script: %s', (file, isMain) => {
  expect(MAIN_SCRIPT.test(file)).toBe(isMain);
});
