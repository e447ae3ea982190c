import { expect, it } from 'vitest';
import { runSteps } from '../../shared/afterBuild/testing';
import { listComponents } from './components';
import { pageScripts } from './pageScripts';

const page = (runtime: string, content = '') =>
  `<head><script src=/js/${runtime}.1.js defer></script></head><div id=__docusaurus>${content}</div>`;

const links = (...names: readonly string[]) =>
  names
    .map((name) => `<link rel=preload as=script href="/base/${name}">`)
    .join('');

const group = (...names: readonly string[]) => ({
  assets: names.map((name) => ({ name })),
});

const step = pageScripts(() => ({
  groups: {
    'page-SearchPage': group('search.css', 'search.js'),
    'page-kept': group('kept.js'),
    'page-NotFound': group('lost.js'),
    'island-Demo': group('islands.js', 'demo.js'),
    'island-InstallChoice': group('islands.js', 'install.js'),
  },
  components: listComponents(
    {
      default: [
        { type: 'jsx', permalink: '/base/kept.html', source: '@site/kept.tsx' },
      ],
    },
    '/base/search',
  ),
}));

const build = async (name: string, html: string) => {
  const props = { baseUrl: '/base/' };
  const files = await runSteps([step], { [name]: html }, props);
  return files[name];
};

it.each([
  ['search.html', 'search.js'],
  ['kept.html', 'kept.js'],
  ['404.html', 'lost.js'],
])('the script of %s is named before the first', async (name, script) => {
  expect(await build(name, page('runtime~main'))).toBe(
    page('runtime~main').replace('<script', `${links(script)}<script`),
  );
});

it('the scripts of components and the picture of a text are named once each', async () => {
  const picture = '<link rel=preload as=image href=/first.webp>';
  const demo = '<div data-island=Demo><p data-island=InstallChoice></p></div>';
  expect(
    await build('usage.html', page('runtime~main', picture + demo + demo)),
  ).toBe(
    page('runtime~main', demo + demo).replace(
      '<script',
      `${picture}${links('islands.js', 'demo.js', 'install.js')}<script`,
    ),
  );
});

it('the build stops when the first script has another name', async () => {
  await expect(build('usage.html', page('runtime'))).rejects.toThrow(
    /usage\.html: .* no script runtime~main/,
  );
});
