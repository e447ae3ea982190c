// cspell:ignore portalctx
import { expect, test } from 'vitest';
import { codeIn, extractMessages } from './extract';
import { findSections, normalize } from './find';

const PAGE = `---
title: 'a \`b is not a function\`'
---

## \`open\` is broken {#broken}

\`\`\`text
Invariant Violation: Snap point '-1' is invalid! Remove it.
[Tag] Reading from \`value\` while it renders.
\`\`\`

\`\`\`tsx
throw new Error('the sample is not read');
\`\`\`

### \`a.open is not a function\` {#open}

Call \`npx expo install it\`, or see \`'PortalCtx' cannot be null\`.

## Without any
`;

const sections = (path = '/troubleshooting', page = 'Troubleshooting') =>
  extractMessages(PAGE, { page, path });

test('the messages of a page are read, with their sections', () => {
  expect(sections()).toEqual([
    {
      page: 'Troubleshooting',
      path: '/troubleshooting',
      heading: 'open is broken',
      anchor: 'broken',
      messages: [
        'snap point is invalid',
        'reading from value while it renders',
      ],
    },
    {
      page: 'Troubleshooting',
      path: '/troubleshooting',
      heading: 'a.open is not a function',
      anchor: 'open',
      messages: ['open is not a function', 'portalctx cannot be null'],
    },
  ]);
});

test('inline code is a message only if it says what is wrong', () => {
  expect(codeIn('`a is not b`, ``c `d` must be e``, `npx f g`')).toEqual([
    'a is not b',
    'c `d` must be e',
  ]);
});

test.each([
  [`Snap point "50" is invalid!`, 'snap point is invalid'],
  ["Can't find  the\n  id!", 'can t find the id'],
  ["'index' is 5", 'index is'],
])('%j is compared as %j', (text, words) => {
  expect(normalize(text)).toBe(words);
});

const anchorsFor = (text: string, all = sections()) =>
  findSections(text, all).map(({ path, anchor }) => `${path}#${anchor}`);

test('a stack trace leads to the section of its message', () => {
  expect(
    anchorsFor(
      "ERROR  Error: Invariant Violation: Snap point 'NaN' is invalid!\n  at App.tsx:1:2",
    ),
  ).toEqual(['/troubleshooting#broken']);
  expect(anchorsFor("'PortalCtx'\n  cannot be null")).toHaveLength(1);
});

test('other texts lead nowhere', () => {
  expect(anchorsFor('reopen is not a function')).toEqual([]);
  expect(anchorsFor("Snap point 'a' is invalid")).toEqual([]);
  expect(anchorsFor('')).toEqual([]);
});

test('a message that any app can have needs a text about the sheet', () => {
  expect(anchorsFor('a.open is not a function')).toEqual([]);
  expect(anchorsFor('sheetRef.open is not a function')).toEqual([
    '/troubleshooting#open',
  ]);
  expect(
    anchorsFor('sheetRef.open is not a function', sections('/v4/faq')),
  ).toEqual([]);
  expect(
    anchorsFor(
      '@gorhom/bottom-sheet@4.6.4: open is not a function',
      sections('/v4/faq'),
    ),
  ).toEqual(['/v4/faq#open']);
});

test('the end of a long log is read', () => {
  const log = 'LOG  a line\n'.repeat(20_000);
  expect(anchorsFor(`${log}Snap point 'NaN' is invalid!`)).toHaveLength(1);
});

test('a longer message hides the shorter ones that it contains', () => {
  const long = {
    ...{ page: 'FAQ', path: '/faq', heading: 'Long', anchor: 'long' },
    messages: ['portalctx cannot be null at all'],
  };
  const all = [...sections(), long];
  expect(anchorsFor("'PortalCtx' cannot be null at all", all)).toEqual([
    '/faq#long',
  ]);
});

test('the version that a text names decides, else the current one', () => {
  const all = [
    ...sections('/v4/troubleshooting'),
    ...sections('/hooks', 'Hooks'),
    ...sections(),
  ];
  const text = 'Snap point is invalid';
  expect(anchorsFor(text, all)).toEqual(['/troubleshooting#broken']);
  for (const version of [
    '@gorhom/bottom-sheet@4.6.4',
    '"@gorhom/bottom-sheet": "^4.6.4"',
    'node_modules/.pnpm/@gorhom+bottom-sheet@4.6.4_x',
    '| @gorhom/bottom-sheet | 4.6.4 |',
  ]) {
    expect(anchorsFor(`${text} ${version}`, all), version).toEqual([
      '/v4/troubleshooting#broken',
    ]);
  }
  // What only another version explains is better than nothing.
  expect(anchorsFor(`${text} @gorhom/bottom-sheet@2.4.1`, all)[0]).toBe(
    '/troubleshooting#broken',
  );
});

test('1 MB of hostile text takes less than 200 ms', () => {
  for (const unit of ['a', '\n', "'", '"%', 'is not a function ', '@gorhom/']) {
    const start = process.cpuUsage();
    anchorsFor(unit.repeat(Math.ceil(1_000_000 / unit.length)));
    expect(process.cpuUsage(start).user / 1000, unit).toBeLessThan(200);
  }
});
