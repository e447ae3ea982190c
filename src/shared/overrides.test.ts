import type { CurrentBundler } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import { overrides } from './overrides';

const ORIGINAL = '/site/node_modules/@docusaurus/core/lib/client/preload.js';
const OVERRIDE = '/site/src/preload.ts';

/** Lets the guard see a bundle of these modules. */
function bundle(...files: readonly string[]): void {
  const bundler = { NormalModuleReplacementPlugin: vi.fn() };
  const plugins = overrides({ [ORIGINAL]: OVERRIDE }, {
    instance: bundler,
  } as unknown as CurrentBundler);
  const guard = plugins.at(-1) as (compiler: object) => void;
  const hook = (value: object) => ({
    tap: (_: string, run: (value: object) => void) => {
      run(value);
    },
  });
  const modules = [{}, ...files.map((resource) => ({ resource }))];
  const compilation = { hooks: { finishModules: hook(modules) } };
  guard({ hooks: { thisCompilation: hook(compilation) } });
}

test.each([
  [[], '@docusaurus/core/lib/client/preload.js was not replaced'],
  [
    [ORIGINAL, OVERRIDE],
    'preload.js is in the bundle, although it is replaced',
  ],
])('a bundle of %j stops the build', (files, message) => {
  expect(() => {
    bundle(...files);
  }).toThrow(message);
});
