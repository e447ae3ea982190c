import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '@site/src/site/routes';
import standIn from './pathToRegexp';

type PathToRegexp = typeof standIn;

const router = createRequire(require.resolve('react-router'));
const original = router('path-to-regexp') as PathToRegexp;

const PATHS = ['*', '/', '/base/', ...ROUTES.map((route) => `/base/${route}`)];
const ASKED = [
  ...PATHS,
  '/base',
  '/base/usage/',
  '/BASE/Usage',
  '/base/usages',
  '/base/v4/props/more',
  '/base/usage.html',
  '',
];

describe('the override of path-to-regexp', () => {
  it('finds what the original finds', () => {
    const flags = [true, false];
    const all = flags.flatMap((end) =>
      flags.flatMap((strict) =>
        flags.map((sensitive) => ({ end, strict, sensitive })),
      ),
    );
    const differences = all.flatMap((options) =>
      PATHS.flatMap((each) => {
        const ours = standIn(each, [], options);
        const theirs = original(each, [], options);
        return ASKED.filter(
          (asked) =>
            JSON.stringify(ours.exec(asked)) !==
            JSON.stringify(theirs.exec(asked)),
        ).map((asked) => ({ each, asked, options }));
      }),
    );
    expect(differences).toEqual([]);
    expect(standIn('/base/usage', [], {}).test('/base/usage/')).toBe(true);
    expect(standIn('/base/usage', [], {}).test('/base/usages')).toBe(false);
  });

  it('names what a star stands for as the original does', () => {
    const [ours, theirs] = [standIn, original].map((make) => {
      const keys: { readonly name: number }[] = [];
      make('*', keys, {});
      return keys.map(({ name }) => name);
    });
    expect(ours).toEqual(theirs);
  });

  it('refuses a path with parameters', () => {
    expect(() => standIn('/blog/:post', [], {})).toThrow(/parameters/);
  });

  it('is next to the version that it overrides', () => {
    const manifest = router(
      path.join(path.dirname(router.resolve('path-to-regexp')), 'package.json'),
    ) as { readonly version: string };
    expect(manifest.version).toMatch(/^1\./);
  });
});
