import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import { findUnused, overrides, withoutSome } from './overrides';

const ORIGINAL = '/site/node_modules/@docusaurus/core/lib/client/preload.js';
const OVERRIDE = '/site/src/preload.ts';
const FILES = { [ORIGINAL]: OVERRIDE };

describe('an override', () => {
  test('that is in the bundle instead of its original is fine', () => {
    expect(findUnused(FILES, new Set([OVERRIDE]))).toEqual([]);
  });

  test('whose original nothing imports is named', () => {
    expect(findUnused(FILES, new Set())).toEqual([
      expect.stringContaining(
        '@docusaurus/core/lib/client/preload.js was not replaced',
      ),
    ]);
  });

  test('whose original is still in the bundle is named', () => {
    expect(findUnused(FILES, new Set([ORIGINAL, OVERRIDE]))).toEqual([
      expect.stringContaining('is in the bundle, although it is replaced'),
    ]);
  });
});

test('a package that is bundled, or that nothing imports, is named', () => {
  const packages = { 'react-router': '/site/src/router.tsx' };
  const original = '/site/node_modules/react-router/esm/react-router.js';
  const bundled = [
    '/site/src/router.tsx',
    '/site/node_modules/react-router-x/',
  ];
  expect(findUnused({}, new Set(bundled), packages)).toEqual([]);
  expect(findUnused({}, new Set([...bundled, original]), packages)).toEqual([
    expect.stringMatching(/^The package react-router is in the bundle/),
  ]);
  expect(findUnused({}, new Set(), packages)).toHaveLength(1);
});

/** A bundler that does nothing. */
const BUNDLER = {
  instance: { NormalModuleReplacementPlugin: vi.fn() },
} as unknown as CurrentBundler;

test('a module that does not exist stops the build', () => {
  const absent = path.join(__dirname, 'node_modules/@docusaurus/core/gone.js');
  const message = 'Docusaurus no longer has @docusaurus/core/gone.js';
  expect(() => overrides({ [absent]: '/a.ts' }, {}, BUNDLER)).toThrow(message);
});

test('a bundle in which a module was not replaced stops the build', () => {
  const plugins = overrides(
    { [__filename]: path.join(__dirname, 'overrides.ts') },
    {},
    BUNDLER,
  );
  const guard = plugins.at(-1) as {
    readonly apply: (compiler: object) => void;
  };
  const build = (modules: readonly object[]) => {
    const finishModules = {
      tap: (_: string, run: (found: readonly object[]) => void) => {
        run(modules);
      },
    };
    const thisCompilation = {
      tap: (_: string, run: (compilation: object) => void) => {
        run({ hooks: { finishModules } });
      },
    };
    guard.apply({ hooks: { thisCompilation } });
  };
  expect(() => {
    build([{}, { resource: path.join(__dirname, 'overrides.ts') }]);
  }).not.toThrow();
  expect(() => {
    build([{ resource: __filename }]);
  }).toThrow('although it is replaced');
  expect(() => {
    build([]);
  }).toThrow('was not replaced');
});

test('the environment names overrides to be left out, to measure them', () => {
  const entries = ['/a/Head.ts', '/a/preload.ts', '/a/docusaurus.ts'];
  const left = (names?: string) =>
    withoutSome(entries, (entry) => entry, {
      NODE_ENV: 'test',
      ...(names !== undefined && { WITHOUT_OVERRIDES: names }),
    });
  expect(left()).toEqual(entries);
  expect(left('Head.ts,docusaurus.ts')).toEqual(['/a/preload.ts']);
});
