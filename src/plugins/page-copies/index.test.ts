import { expect, test } from 'vitest';
import { pageCopies } from '.';
import { runSteps } from '../after-build/testing';

const NAMES = ['index', '404', 'modal', 'modal/props', 'kept'];
const FILES = Object.fromEntries(NAMES.map((name) => [`${name}.html`, name]));

function run(routes: readonly string[]): Promise<Record<string, string>> {
  const routesPaths = routes.map((route) => `/site/${route}`);
  return runSteps([pageCopies], FILES, { baseUrl: '/site/', routesPaths });
}

test('each page is copied to the index of its folder', async () => {
  const routes = ['', '404.html', 'modal/', 'modal/props', 'kept.html'];
  expect(await run(routes)).toEqual({
    ...FILES,
    'modal/index.html': 'modal',
    'modal/props/index.html': 'modal/props',
  });
});

test('a route without a page stops the build', async () => {
  await expect(run(['absent'])).rejects.toThrow(/absent\.html/);
});
