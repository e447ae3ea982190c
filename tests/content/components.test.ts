// cspell:ignore platfrom frist
// What pages say in components, before a build would trip over it.
import { expect, test } from 'vitest';
import type { Page } from '../../src/site/mdx';
import { formatProblem } from '../../scripts/lib/problems';
import { checkComponents } from '../../scripts/prose/components';
import { checkSidebarLinks, checkSidebars } from '../../scripts/prose/sidebars';
import { full, plant, readPages } from './pages';
import { CURRENT, VERSIONS, versionByName } from '../../src/site/versions';

const { pages } = readPages();

test('the components of every page are there, with what they take', () => {
  expect(full(pages.flatMap(checkComponents))).toEqual([]);
});

test('every page stands in the sidebar of its version', () => {
  expect(full(checkSidebars(pages))).toEqual([]);
});

const V4 = 'versioned_docs/version-4/usage.mdx';
const DOCS = 'docs/usage.mdx';
const POST = 'blog/a.mdx';

test.each([
  [DOCS, '<Platfrom name="ios" />', 'Nearest: Platform'],
  [DOCS, '<Platform name="iso" />', 'one of: ios, android, web, native.'],
  [DOCS, 'On <Platform name="iso" /> only.', 'one of: ios, android,'],
  [DOCS, '<Demo name="frist-sheet" />', 'nearest: first-sheet'],
  [DOCS, '<Figure name="anatomi" />', 'did you mean "anatomy"?'],
  [DOCS, '<Figure name="snap-points-v2" />', `is not true for ${CURRENT}`],
  [DOCS, '<Install />', 'it needs packages="…" or for="v5".'],
  [DOCS, '<Compatibility table="x" />', 'has no table "x"'],
  [DOCS, '<Tabs.Item />', '<Tabs.Item> is not a component of MDX pages.'],
  [V4, '<Demo name="modal" />', `runs the package of ${CURRENT}`],
  [POST, '<Playground />', `runs the package of ${CURRENT}`],
])('%s: %s', (file, line, fix) => {
  const found = checkComponents(plant(file, '## Title', '', line));
  expect(found.map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:3:\\d+ \\[component\\] `)),
  ]);
  expect(found[0]?.message).toContain(fix);
});

test('what a page imports for itself is a component', () => {
  const lines = ["import Tabs from '@theme/Tabs';", '', '<Tabs.Item />'];
  expect(checkComponents(plant(DOCS, ...lines))).toEqual([]);
});

test('what the check fills in does not reach other checks', () => {
  const page = plant(DOCS, '<Demo name="modal" />');
  const before = structuredClone(page.tree);
  expect(checkComponents(page)).toEqual([]);
  expect(page.tree).toEqual(before);
});

const titled = (file: string, id: string): Page =>
  plant(file, '---', 'title: New', `id: ${id}`, '---', '', 'Text.');

test.each([
  [titled('docs/modal/new.mdx', 'new'), '"modal/new"', 'sidebars.ts'],
  [
    titled('versioned_docs/version-4/new.mdx', 'new'),
    '"new"',
    'versioned_sidebars/version-4-sidebars.json',
  ],
])('a page that no sidebar has: $file', (page, id, sidebars) => {
  expect(full(checkSidebars([page]))).toEqual([
    `${page.file}:3:1 [sidebar] ${id} is in no sidebar. Put it into ${sidebars}, where a reader would look for it.`,
  ]);
});

test('a part of a page, and a page of the sidebar, pass', () => {
  const found = checkSidebars([
    titled('docs/modal/_part.mdx', 'part'),
    titled('docs/modal/index.mdx', 'index'),
  ]);
  expect(found).toEqual([]);
});

test.each(VERSIONS)(
  'the sidebar of $name links to its own pages',
  (version) => {
    expect(full(checkSidebarLinks(pages, version))).toEqual([]);
  },
);

test.each([
  [
    'v4',
    '/faq#testing',
    '"/faq#testing" is not a page of v4. Its addresses start with "/v4/".',
  ],
  ['v4', '/v4/faq#none', '"/v4/faq#none": the page has no such section.'],
  [CURRENT, '/v4/faq', `"/v4/faq" is not a page of ${CURRENT}.`],
  [CURRENT, '/nowhere', `"/nowhere" is not a page of ${CURRENT}.`],
] as const)('a sidebar of %s that links to %s', (name, href, message) => {
  const version = versionByName(name);
  const link = { type: 'link', label: 'A link', href };
  const sidebars = { docs: ['faq', { type: 'category', items: [link] }] };
  const [problem, ...others] = checkSidebarLinks(pages, version, sidebars);
  expect(problem?.file).toBe(version.sidebars);
  expect(problem?.message).toContain(message);
  expect(others).toEqual([]);
});

test('a link to a section of the version, and one out of the site, pass', () => {
  const addresses = ['/v4/faq', 'https://example.com/faq'];
  const sidebars = { docs: addresses.map((href) => ({ type: 'link', href })) };
  expect(checkSidebarLinks(pages, versionByName('v4'), sidebars)).toEqual([]);
});
