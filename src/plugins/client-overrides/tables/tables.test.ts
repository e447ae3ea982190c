import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeConfig } from './config';
import {
  parseRegistry,
  parseRoutes,
  type ChunkNames,
  type Generated,
} from './generated';
import { NOT_FOUND, writeTables } from './tables';

const BASE = '/base/';
const PROPS = '@generated/docusaurus-plugin-content-blog/default/p/';

/** What Docusaurus generates for a site with these docs versions. */
function generate(versions: readonly string[], pages: number): Generated {
  const docs = (version: string) =>
    Array.from({ length: pages }, (_, index) => ({
      path: `${BASE}${version}${version === '' ? '' : '/'}${index === 0 ? '' : `page-${index}`}`.replace(
        /(.)\/$/,
        version === '' ? '$1/' : '$1',
      ),
      module: `@site/docs/${version}/page-${index}.mdx`,
    }));
  const roots = versions.map((version) => ({
    path: BASE + version,
    docs: docs(version),
  }));
  const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '${BASE}blog',
    component: ComponentCreator('${BASE}blog', 'a'),
    exact: true
  },
  {
    path: '${BASE}',
    component: ComponentCreator('${BASE}', 'b'),
    routes: [
${roots
  .map(
    (root) => `      {
        path: '${root.path}',
        component: ComponentCreator('${root.path}', 'r'),
        routes: [
${root.docs
  .map(
    ({ path }) => `          {
            path: '${path}',
            component: ComponentCreator('${path}', 'd'),
            exact: true,
            sidebar: "bottom-sheet"
          }`,
  )
  .join(',\n')}
        ]
      }`,
  )
  .join(',\n')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const modules = new Map([
    ['c-blog', '@theme/BlogListPage'],
    ['c-docs', '@theme/DocsRoot'],
    ['c-root', '@theme/DocRoot'],
    ['c-post', '@site/blog/post.mdx?truncated=true'],
    ['c-archive', `${PROPS}archive.json`],
    ['c-doc', '@theme/DocItem'],
    ['c-config', '@generated/docusaurus.config'],
    [
      'c-plugin',
      '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
    ],
    ...roots.flatMap((root) =>
      root.docs.map(({ module }) => [module, module] as const),
    ),
  ]);
  return {
    routes: parseRoutes(source),
    modules,
    chunkNames: {
      [`${BASE}blog-a`]: {
        __comp: 'c-blog',
        config: 'c-config',
        items: [{ content: 'c-post' }],
        __props: 'c-archive',
        __context: { plugin: 'c-plugin' },
      },
      [`${BASE}-b`]: { __comp: 'c-docs' },
      ...Object.fromEntries<ChunkNames>(
        roots.flatMap((root): [string, ChunkNames][] => [
          [`${root.path}-r`, { __comp: 'c-root' }],
          ...root.docs.map(({ path, module }): [string, ChunkNames] => [
            `${path}-d`,
            { __comp: 'c-doc', content: module },
          ]),
        ]),
      ),
    },
  };
}

function write(generated: Generated) {
  const files = new Map<string, string>();
  const chunks = writeTables({
    generated,
    baseUrl: BASE,
    readJson: (module) =>
      module.startsWith(PROPS)
        ? { archive: { blogPosts: [{ id: 'post', content: 'Markdown' }] } }
        : { name: 'docs', id: 'default' },
    write: (file, source) => files.set(file, source),
  });
  return { chunks, files };
}

describe('the tables of routes', () => {
  const { chunks, files } = write(generate(['v4', ''], 3));

  it('are one for the site, and one for each docs version', () => {
    expect([...files.keys()].sort()).toEqual([
      'archive.json',
      'pages-index.js',
      'pages-v4.js',
      'routes.js',
      'texts.js',
    ]);
    expect(files.get('routes.js')).not.toContain('page-1');
    expect(files.get('pages-v4.js')).toContain(
      '{"path":"/base/v4/page-1","exact":true,"sidebar":"bottom-sheet"}',
    );
    expect(files.get('pages-v4.js')).not.toContain('"/base/page-1"');
  });

  it('name the chunks of each first visit', () => {
    expect(chunks.get('/base/v4/page-1')).toEqual(['docs', 'pages-v4']);
    expect(chunks.get('/base/blog')).toEqual(['c-blog', 'c-archive']);
    expect(chunks.get(NOT_FOUND)).toEqual(['docs', 'pages-index', 'not-found']);
  });

  it('mark texts, and load none of them', () => {
    const pages = files.get('pages-v4.js');
    expect(pages).toContain('{"__comp": m0, "content": null}');
    expect(pages).not.toContain('.mdx');
    expect(files.get('routes.js')).toContain('"items": [{"content": null}]');
    expect(files.get('texts.js')).toContain(
      'import "@site/blog/post.mdx?truncated=true";',
    );
  });

  it('load the archive without the Markdown of its posts', () => {
    expect(files.get('routes.js')).toContain(
      'import(/* webpackChunkName: "c-archive" */ "./archive.json")',
    );
    expect(JSON.parse(files.get('archive.json') ?? '')).toEqual({
      archive: { blogPosts: [{ id: 'post', content: '' }] },
    });
  });

  it('hold small data themselves, and no chunk of what is in the entry', () => {
    expect(files.get('routes.js')).toContain('{"name":"docs","id":"default"}');
    expect(files.get('routes.js')).toContain(
      '["", () => import("@generated/docusaurus.config")]',
    );
  });

  it('grow by less than 100 bytes for a version of 30 pages', () => {
    const size = (versions: readonly string[]) =>
      gzipSync(write(generate(versions, 30)).files.get('routes.js') ?? '')
        .length;
    const growth = size(['v4', 'v3', 'v2', '']) - size(['v4', 'v3', '']);
    expect(growth).toBeGreaterThan(0);
    expect(growth).toBeLessThan(100);
  });

  it('are refused for a site without a home page or with unknown chunks', () => {
    expect(() => write(generate(['v4'], 1))).toThrow(/no page at \/base\//);
    const generated = generate([''], 1);
    expect(() => write({ ...generated, modules: new Map() })).toThrow(
      /registry.js has no chunk/,
    );
    expect(() => parseRoutes('export const routes = [];')).toThrow(
      /cannot read routes.js/,
    );
  });
});

it('the registry is read', () => {
  expect(
    parseRegistry(`export default {
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/Blog"), "@theme/Blog", require.resolveWeak("@theme/Blog")],
};`),
  ).toEqual(new Map([['01a85c17', '@theme/Blog']]));
});

/** Runs the source of a module that exports a default and imports nothing. */
function run(source: string): unknown {
  return JSON.parse(
    String(
      runInNewContext(
        `${source.replace('export default', 'result =')}\nJSON.stringify(result)`,
      ),
    ),
  );
}

it('the configuration keeps fields that are not known to be of the build', () => {
  const later = { title: 'A', future: { later: 1 }, ofALaterDocusaurus: true };
  expect(run(writeConfig(later))).toEqual(later);
});

it('the configuration keeps what the client reads, and no paths', () => {
  expect(
    run(
      writeConfig({
        title: 'A',
        baseUrl: '/',
        presets: [['/srv/site']],
        future: {
          experimental_faster: { rspackBundler: true },
          experimental_router: 'browser',
        },
        themeConfig: { prism: { theme: {} }, image: 'a.png' },
      }),
    ),
  ).toEqual({
    title: 'A',
    baseUrl: '/',
    future: { experimental_router: 'browser' },
    themeConfig: { image: 'a.png' },
  });
});
