// `src/plugins/after-build/markdown-pages/verify.ts` checks during the build that a
// Markdown page has exactly the words of its page.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { BASE_PATH } from '../e2e/sites';
import { fileOf, pageOf, POSTS, read, SITE } from './pages';

const OTHERS = ['sponsors'];

it('llms.txt of each version lists exactly its pages', () => {
  for (const [folder, routes] of [
    ['', [...V5_ROUTES, ...POSTS, ...OTHERS]],
    ['v4/', V4_ROUTES],
    ['v2/', V2_ROUTES],
  ] as const) {
    const links = [...read(`${folder}llms.txt`).matchAll(/\((\S+\.md)\)/g)];
    const listed = links.map(([, url]) => url?.split(BASE_PATH)[1]);
    // The list of the newest version begins with the guide.
    if (folder === '') expect(listed.shift()).toBe('agents.md');
    const expected = routes.map((route) => fileOf(route, 'md'));
    expect(listed.sort()).toEqual(expected.sort());
    expect(read(`${folder}llms.txt`)).toMatch(
      /## Docs\n[^#]*## Getting started\n[^#]*\/usage\.md\)[^#]*## Reference\n/,
    );
    const full = read(`${folder}llms-full.txt`);
    expect(full.match(/^Source: /gm)?.length).toBe(routes.length);
  }
});

it('a Markdown page of an old version links only to the same page of v5', () => {
  for (const [folder, routes] of [
    ['v4', V4_ROUTES],
    ['v2', V2_ROUTES],
  ] as const) {
    for (const route of routes) {
      const same = route.slice(folder.length + 1);
      const [line] =
        /^.*The same page for v5: .*$/m.exec(read(fileOf(route, 'md'))) ?? [];
      const address = `${SITE}${BASE_PATH}${same}`;
      expect(line ?? '', route).toMatch(
        V5_ROUTES.includes(same) ? `v5: ${address}` : /^$/,
      );
    }
  }
});

it('each Markdown page of v5 names the guide for coding agents', () => {
  const guide = `${BASE_PATH}agents.md`;
  for (const route of V5_ROUTES) {
    const [, head = ''] = read(fileOf(route, 'md')).split('---\n');
    expect((parse(head) as { guide: string }).guide, route).toContain(guide);
  }
  expect(read('v4/usage.md')).not.toContain(guide);
  expect(read('sitemap.xml')).not.toContain('agents');
  // No placeholder of a template is left.
  expect(read('agents.md')).not.toMatch(/\{\{\w/);
});

it('pages of v4 say which Reanimated they run with', () => {
  const note = 'Version 4 runs with Reanimated 2 and 3, not with Reanimated 4.';
  expect(read('v4/props.md')).toContain(note);
  const link = pageOf('v4/props')('a:contains("Versions that work")');
  expect(link.parent().text()).toContain(note);
  expect(link.attr('href')).toBe(`${BASE_PATH}v4/usage#versions-that-work`);
  expect(pageOf('v2/props')('a:contains("Versions that work")')).toHaveLength(
    0,
  );
});
