import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import {
  findUnused,
  overrides,
  withoutPlugin,
  withoutSome,
  type ScopedOverride,
} from './overrides';

const ORIGINAL = '/site/node_modules/@docusaurus/core/lib/client/preload.js';
const OVERRIDE = '/site/src/preload.ts';
const FILES = { [ORIGINAL]: OVERRIDE };
const SCOPED: readonly ScopedOverride[] = [
  { in: __filename, request: 'vitest', by: '/site/src/links.ts' },
  { in: __filename, request: 'node:path', by: false },
];

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

test('a package that one module gets from us is named if it does not', () => {
  const bundled = new Set([__filename, '/site/src/links.ts']);
  expect(findUnused({}, bundled, SCOPED)).toEqual([]);
  expect(findUnused({}, new Set([__filename]), SCOPED)).toEqual([
    expect.stringMatching(/^vitest was not replaced in .*overrides\.test\.ts/),
  ]);
  expect(findUnused({}, new Set(), SCOPED)).toHaveLength(2);
});

/** A bundler that does nothing. */
const BUNDLER = {
  instance: { NormalModuleReplacementPlugin: vi.fn() },
} as unknown as CurrentBundler;

test('a module that does not exist stops the build', () => {
  const absent = path.join(__dirname, 'node_modules/@docusaurus/core/gone.js');
  const message = 'Docusaurus no longer has @docusaurus/core/gone.js';
  expect(() => overrides({ [absent]: '/a.ts' }, [], BUNDLER)).toThrow(message);
  expect(() =>
    overrides({}, [{ in: absent, request: 'a', by: '/a.ts' }], BUNDLER),
  ).toThrow(message);
});

test('a module that no longer imports what it gets from us stops the build', () => {
  expect(() => overrides({}, SCOPED, BUNDLER)).not.toThrow();
  const scoped = [{ in: __filename, request: 'gone', by: false }] as const;
  expect(() => overrides({}, scoped, BUNDLER)).toThrow(
    'overrides.test.ts no longer imports gone',
  );
});

test('a bundle in which a module was not replaced stops the build', () => {
  const plugins = overrides(
    { [__filename]: path.join(__dirname, 'overrides.ts') },
    [],
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

test('a bundler plugin that is to be left out must be there', () => {
  const other = new Map();
  expect(withoutPlugin([new Set(), other, undefined], 'Set')).toEqual([
    other,
    undefined,
  ]);
  expect(() => withoutPlugin([other], 'Set')).toThrow(
    'Docusaurus no longer has the bundler plugin Set',
  );
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
