// cspell:ignore snappoints usebottomsheet scrollables
import { describe, expect, test } from 'vitest';
import { parsePages } from '../../scripts/lib/mdx';
import type { Page } from '../../src/site/mdx';
import { checkProse } from '../../scripts/prose/check';
import { describePage, routeOf } from '../../scripts/prose/page';
import { brief, plant } from './pages';

const DESCRIPTION =
  'How to open a sheet from anywhere in an app and what to do when it stays closed';

function page(file: string, body: string[], fields: string[] = []): Page {
  const given = (name: string): boolean =>
    fields.some((field) => field.startsWith(`${name}:`));
  const defaults = [
    'id: usage',
    'title: Usage',
    `description: ${DESCRIPTION} in ${file.replace(/\W/g, ' ')}.`,
    'keywords: [sheet]',
  ].filter((field) => !given(field.split(':')[0] ?? ''));
  return plant(file, '---', ...defaults, ...fields, '---', '', ...body);
}

const noFiles = (): boolean => false;

function check(...pages: Page[]): string[] {
  const files = new Set(pages.map(({ file }) => file));
  return brief(checkProse(pages, noFiles, files).problems);
}

/** Findings in a separate page; its body starts at line 8. */
const inBody = (...body: string[]): string[] =>
  check(page('docs/usage.mdx', body));

test('a page that follows the rules passes', () => {
  expect(
    inBody('Prose with `just!` code.', '', '## A', '', '### B', '', '## C'),
  ).toEqual([]);
});

describe('front matter', () => {
  const withField = (...fields: string[]): string[] =>
    check(page('docs/usage.mdx', [], fields));

  test.each([
    ['id:', 'id: ""'],
    ['title:', 'title: ""'],
    ['keywords:', 'keywords: []'],
    ['keywords:', 'keywords: sheet'],
    ['description:', 'description: Too short to tell anything.'],
    ['description:', `description: ${DESCRIPTION.repeat(3)}.`],
    ['description:', `description: ${DESCRIPTION}`],
  ])('%s missing or unfit', (_, field) => {
    expect(withField(field)).toEqual([
      expect.stringMatching(/^docs\/usage\.mdx:\d front-matter$/),
    ]);
  });

  test('a description that another page of the version has', () => {
    const field = `description: ${DESCRIPTION}.`;
    const usage = page('docs/usage.mdx', [], [field]);
    const props = page('docs/props.mdx', [], [field]);
    const old = page('versioned_docs/version-4/usage.mdx', [], [field]);
    expect(check(usage, old)).toEqual([]);
    expect(check(usage, props, old)).toEqual([
      'docs/props.mdx:5 unique-description',
    ]);
  });

  test('a page at a route that the site does not have', () => {
    expect(check(page('docs/usages.mdx', []))).toEqual([
      'docs/usages.mdx:1 route',
    ]);
    expect(withField('slug: /props')).toEqual([]);
    expect(withField('slug: /nowhere')).toEqual(['docs/usage.mdx:6 route']);
  });
});

describe('headings', () => {
  test.each([
    ['a skipped level', ['## A', '', '#### B'], '10 heading-order'],
    ['a first heading too deep', ['### A'], '8 heading-order'],
    ['a second title', ['# A'], '8 heading-title'],
    ['an emoji', ['## Go 🚀'], '8 heading-emoji'],
  ])('%s', (_, body, expected) => {
    expect(inBody(...body)).toEqual([`docs/usage.mdx:${expected}`]);
  });
});

test('two admonitions in a row', () => {
  const one = [':::tip', '', 'A.', '', ':::', ''];
  const two = [':::warning[Take care]', '', 'B.', '', ':::', ''];
  expect(inBody(...one, 'Between.', '', ...two)).toEqual([]);
  expect(inBody(...one, ...two)).toEqual(['docs/usage.mdx:14 admonition-row']);
});

describe('links', () => {
  const props = page('docs/props.mdx', ['## `snapPoints`', '', '## B {#own}']);
  const linking = (link: string): string[] =>
    check(page('docs/usage.mdx', [`[a](${link})`, '', '## Here']), props);

  test.each([
    './props.mdx',
    './props.mdx#snappoints',
    'props.mdx#own',
    '/props#snappoints',
    '#here',
    '/blog',
    'https://reactnative.dev/docs/view#x',
    './scrollables.mdx',
    '/v4/props#snappoints',
  ])('%s holds, or will', (link) => {
    expect(linking(link)).toEqual([]);
  });

  test.each([
    ['./props.mdx#snap-points', 'broken-anchor'],
    ['/props#snapPoints', 'broken-anchor'],
    ['#there', 'broken-anchor'],
    ['./prop.mdx', 'broken-link'],
    ['/prop', 'broken-link'],
    ['./props', 'broken-link'],
    ['../versioned_docs/version-4/props.mdx', 'broken-link'],
    ['https://gorhom.dev/react-native-bottom-sheet/props', 'own-site-link'],
  ])('%s does not', (link, rule) => {
    expect(linking(link)).toEqual([`docs/usage.mdx:8 ${rule}`]);
  });

  test('in elements, too', () => {
    expect(inBody('<a href="/nowhere">a</a>')).toEqual([
      'docs/usage.mdx:8 broken-link',
    ]);
  });

  test('pages still to be written are listed separately', () => {
    const pages = [page('docs/usage.mdx', ['[a](./faq.mdx)'])];
    const { pending } = checkProse(pages, noFiles);
    const faq = pending.find(({ route }) => route === 'faq');
    expect(brief(faq?.links ?? [])).toEqual(['docs/usage.mdx:8 broken-link']);
    expect(pending.map(({ route }) => route)).toContain('v2/usage');
  });
});

test('anchors are those that Docusaurus gives', () => {
  const { anchors } = describePage(
    plant(
      'docs/a.mdx',
      '## `useBottomSheet`',
      '## A b?',
      '## A b?',
      '<i id="x" />',
    ),
  );
  expect([...anchors]).toEqual(['usebottomsheet', 'a-b', 'a-b-1', 'x']);
});

test.each([
  ['docs/index.mdx', '/', ''],
  ['docs/modal/index.mdx', '/modal', 'modal'],
  ['docs/modal/usage.mdx', undefined, 'modal/usage'],
  ['docs/modal/usage.mdx', 'other', 'modal/other'],
  ['versioned_docs/version-4/index.mdx', '/', 'v4'],
  ['versioned_docs/version-2/modal/index.mdx', undefined, 'v2/modal'],
  ['blog/2021-08-30-a.mdx', 'bottom-sheet-v4', 'blog/bottom-sheet-v4'],
])('%s with the slug %s stands at /%s', (file, slug, route) => {
  expect(routeOf(file, slug)).toBe(route);
});

test('a page that is not MDX is reported with a fix', () => {
  const sources: Record<string, string> = {
    'docs/a.mdx': 'Fine.',
    'docs/b.mdx': 'One.\n\nA { brace.',
    'docs/c.mdx': 'Less than <5.',
  };
  const { pages, problems } = parsePages(
    Object.keys(sources),
    (file) => sources[file] ?? '',
  );
  expect(pages.map(({ file }) => file)).toEqual(['docs/a.mdx']);
  expect(brief(problems)).toEqual([
    'docs/b.mdx:3 mdx-syntax',
    'docs/c.mdx:1 mdx-syntax',
  ]);
  for (const { message } of problems) {
    expect(message).toContain('In prose, write');
  }
});
