import { matchPath as original } from 'react-router';
import { expect, it } from 'vitest';
import { matchPath } from './matchPath';

const PATHS = [
  '/site/',
  '/site/v4',
  '/site/v4/',
  '/site/V4/Props',
  '/site/v4/props',
  '/site/v44',
  '/other',
];

it.each([
  { path: '/site/', exact: false },
  { path: '/site/v4', exact: false },
  { path: '/site/v4/props', exact: true },
  { path: '/site/', exact: true },
])('a path matches %o as in react-router', (pattern) => {
  for (const path of PATHS) {
    expect(matchPath(path, pattern), path).toBe(
      original(path, pattern) !== null,
    );
  }
});
