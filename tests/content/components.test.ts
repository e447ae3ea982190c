// cspell:ignore platfrom frist
// What pages say in components, before a build would trip over it.
import { expect, test } from 'vitest';
import type { Page } from '../../scripts/lib/mdx';
import { formatProblem } from '../../scripts/lib/problems';
import { checkComponents } from '../../scripts/prose/components';
import { checkSidebars } from '../../scripts/prose/sidebars';
import { full, plant, readPages } from './pages';
import { CURRENT } from '../../scripts/lib/versions';

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
  [DOCS, '<Install />', '<Install> needs packages="…".'],
  [DOCS, '<Compatibility table="x" />', 'has no table "x"'],
  [DOCS, '<Tabs.Item />', '<Tabs.Item> is no component of MDX pages.'],
  [V4, '<Demo name="modal" />', `runs the package of ${CURRENT}`],
  [POST, '<Playground />', `runs the package of ${CURRENT}`],
])('%s: %s', (file, line, cure) => {
  const found = checkComponents(plant(file, '## Title', '', line));
  expect(found.map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:3:\\d+ \\[component\\] `)),
  ]);
  expect(found[0]?.message).toContain(cure);
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
