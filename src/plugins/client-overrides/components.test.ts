import { describe, expect, it } from 'vitest';
import { listComponents, readModules, writeComponents } from './components';

const PAGES = {
  default: [
    {
      type: 'jsx',
      permalink: '/base/search/',
      source: '@site/search/index.tsx',
    },
    { type: 'mdx', permalink: '/base/sponsors', source: '@site/sponsors.mdx' },
  ],
  more: [
    {
      type: 'jsx',
      permalink: '/base/kept.html',
      source: '@site/kept.html.tsx',
    },
  ],
};

describe('the pages with a component', () => {
  const components = listComponents(PAGES);

  it('are those without Markdown, by their addresses, and the not-found page', () => {
    expect(Object.keys(components).sort()).toEqual([
      '*',
      '/base/kept.html',
      '/base/search',
    ]);
  });

  it('know the plugin that they are of', () => {
    expect(components['/base/kept.html']?.context.plugin.id).toBe('more');
  });

  it('have a script each, and all other modules one that no page asks for', () => {
    const source = writeComponents(components, './built.js');
    const scripts = [
      ...source.matchAll(
        /"([^"]*)": \[\(\) => import\(\/\* webpackChunkName: "([\w.-]+)" \*\/ "([^"]+)"\)/g,
      ),
    ].map(([, page, chunk, module]) => [page, chunk, module]);
    expect(scripts).toEqual([
      ['*', 'page-NotFound', '@theme/NotFound'],
      ['/base/search', 'page-search', '@site/search/index.tsx'],
      ['/base/kept.html', 'page-kept.html', '@site/kept.html.tsx'],
      ['', 'built', './built.js'],
    ]);
  });
});

describe('the modules that pages are built from', () => {
  const entry = (module: string) =>
    `  "1a": [() => import(/* webpackChunkName: "1a" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

  it('are read from what Docusaurus generates, without data', () => {
    const registry = [
      '@theme/DocItem',
      '@site/docs/usage.mdx',
      '@generated/globalData.json',
      '/site/p.json',
    ];
    expect(readModules(registry.map(entry).join(''))).toEqual([
      '@theme/DocItem',
      '@site/docs/usage.mdx',
    ]);
  });

  it('stop the build when there are none', () => {
    expect(() => readModules('export default {};')).toThrow(
      'client-overrides finds no modules in registry.js',
    );
  });
});
