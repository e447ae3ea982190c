import { load } from 'cheerio';
import { beforeEach, describe, expect, it } from 'vitest';
import { runSteps } from '../after-build/testing';
import { islandsOf, pageScripts, setPageScripts } from './pageScripts';

describe('the components of a page', () => {
  it('are those that not every page has', () => {
    const article = '<div class="theme-doc-markdown">';
    const parts = '<div data-island="Demo"><p data-island=Install></p></div>';
    expect(islandsOf(load(article + parts))).toEqual(
      new Set(['Demo', 'Install']),
    );
  });
});

describe('the scripts of a page', () => {
  const page = (runtime: string) =>
    `<head><script src=/js/${runtime}.1.js defer></script></head><div id=__docusaurus></div>`;
  const link = '<link rel=preload as=script href="/base/js/page-search.js">';

  beforeEach(() => {
    setPageScripts({
      pages: {
        '/base/search': ['/base/js/page-search.js'],
        '/base/kept.html': ['/base/js/page-search.js'],
        '*': ['/base/js/page-search.js'],
      },
      islands: {},
    });
  });

  const build = async (name: string, html: string) => {
    const props = { baseUrl: '/base/' };
    const files = await runSteps([pageScripts], { [name]: html }, props);
    return files[name];
  };

  it.each(['search.html', 'kept.html', '404.html'])(
    'are named before the first in %s',
    async (name) => {
      expect(await build(name, page('runtime~main'))).toBe(
        page('runtime~main').replace('<script', `${link}<script`),
      );
    },
  );

  it('stop the build when the first has another name', async () => {
    await expect(build('usage.html', page('runtime'))).rejects.toThrow(
      /usage\.html: .* no script runtime~main/,
    );
  });

  it('leave a file of static/ as it is', async () => {
    const html = '<title>verified</title>';
    expect(await build('verified.html', html)).toBe(html);
  });
});
