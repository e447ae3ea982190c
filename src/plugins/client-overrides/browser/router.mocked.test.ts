import { matchPath as original } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { matchPath } from './router';

vi.hoisted(() => {
  vi.stubGlobal('window', {
    location: new URL('https://a.example/site/'),
    history: { state: null, replaceState: () => undefined },
    addEventListener: () => undefined,
  });
});

const PATHS = [
  '/site/',
  '/site/v4',
  '/site/v4/',
  '/site/V4/Props',
  '/site/v4/props',
  '/site/v44',
  '/other',
];

describe('a path', () => {
  it.each([
    { path: '/site/', exact: false },
    { path: '/site/v4', exact: false },
    { path: '/site/v4/props', exact: true },
    { path: '/site/', exact: true },
    { path: '*' },
  ])('matches %o as in react-router', (pattern) => {
    for (const path of PATHS) {
      expect(matchPath(path, pattern)?.isExact, path).toBe(
        original(path, pattern)?.isExact,
      );
    }
  });
});
